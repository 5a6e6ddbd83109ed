// What makes a page pleasant and changes nothing on the table: calls, clocks, links, and what a piece is.
(() => {
  "use strict";
  const $ = (selector, root = document) => root.querySelector(selector);
  const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
  const act = $("#act");

  // ---- Your turn: title, sound, notification.
  const title = document.title;
  let turn = false, board = "", sound = localStorage.getItem("sound") !== "off", first = true;
  let context;
  const chime = () => {
    if (!sound) return;
    try {
      context ??= new AudioContext();
      if (context.state === "suspended") context.resume();
      [660, 880].forEach((pitch, n) => {
        const tone = context.createOscillator(), volume = context.createGain(), at = context.currentTime + n * 0.16;
        tone.frequency.value = pitch;
        volume.gain.setValueAtTime(0.0001, at);
        volume.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
        volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.4);
        tone.connect(volume).connect(context.destination);
        tone.start(at);
        tone.stop(at + 0.42);
      });
    } catch { /* a browser without sound is fine */ }
  };
  const call = () => {
    const prompt = $("#prompt");
    const now = prompt?.dataset.turn === "yes", news = prompt?.dataset.board !== board && prompt?.dataset.called === "yes";
    board = prompt?.dataset.board;
    document.title = now ? `● ${prompt.dataset.title} · ${title}` : title;
    if (now && (!turn || news) && !first) {
      chime();
      if (document.hidden && globalThis.Notification?.permission === "granted") new Notification(prompt.dataset.title, { body: $("p", prompt)?.textContent, tag: "campiello" });
    }
    turn = now;
    first = false;
  };

  // ---- Links that can be copied, in full.
  const links = () => {
    for (const field of $$("input[data-link]")) field.value = location.origin + field.dataset.link;
    for (const button of $$("button.copy")) button.hidden = !navigator.clipboard;
  };
  document.addEventListener("click", async event => {
    const button = event.target.closest("button.copy");
    if (!button) return;
    const link = button.dataset.link || $("input[data-link]", button.parentElement)?.dataset.link;
    await navigator.clipboard.writeText(location.origin + link);
    const words = button.textContent;
    button.textContent = button.dataset.done;
    setTimeout(() => { button.textContent = words; }, 1500);
  });

  // ---- Clocks.
  let late = 0;
  const tick = () => {
    const now = $("#seats")?.dataset.now;
    if (now && now !== tick.now) { tick.now = now; late = Date.now() - now; }
    for (const clock of $$(".clock[data-until]")) {
      const left = Math.max(0, Math.round((clock.dataset.until - (Date.now() - late)) / 1000));
      if (left < 3600) clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
      clock.classList.toggle("short", left < 60);
    }
  };
  setInterval(tick, 1000);

  // ---- Sound and notifications can be switched.
  const mute = $(".mute"), notify = $(".notify");
  if (mute && act) {
    const show = () => { mute.textContent = sound ? mute.dataset.mute : mute.dataset.unmute; mute.title = mute.textContent; mute.setAttribute("aria-pressed", String(!sound)); };
    mute.hidden = false;
    mute.onclick = () => { sound = !sound; localStorage.setItem("sound", sound ? "on" : "off"); show(); if (sound) chime(); };
    show();
    if (globalThis.Notification?.permission === "default") {
      notify.hidden = false;
      notify.onclick = async () => { await Notification.requestPermission(); notify.hidden = true; };
    }
  }

  // ---- What a piece is, on a long press: a finger cannot hover.
  let press, held;
  const release = () => { clearTimeout(press); $$(".asked").forEach(piece => piece.classList.remove("asked")); };
  document.addEventListener("pointerdown", event => {
    const piece = event.pointerType !== "mouse" && event.target.closest(".piece, .fact");
    held = null;
    if (!piece) return;
    const { clientX, clientY } = event;
    press = setTimeout(() => { piece.classList.add("asked"); held = piece; }, 450);
    const moved = later => { if (Math.hypot(later.clientX - clientX, later.clientY - clientY) > 8) { release(); removeEventListener("pointermove", moved); } };
    addEventListener("pointermove", moved);
  });
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, release);
  addEventListener("contextmenu", event => { if (event.target.closest?.(".asked")) event.preventDefault(); });
  addEventListener("click", event => { if (held?.contains(event.target)) { event.stopImmediatePropagation(); event.preventDefault(); } held = null; }, true);

  // ---- What is of the same kind as the piece that one looks at.
  const kind = piece => [...(piece?.classList || [])].find(name => name.startsWith("tone-"));
  const kin = on => event => {
    const name = kind(event.target.closest?.("#table .piece"));
    if (name) for (const piece of $$(`#table .piece.${name}`)) piece.classList.toggle("kin", on);
  };
  for (const [over, out] of [["pointerover", "pointerout"], ["focusin", "focusout"]]) {
    document.addEventListener(over, kin(true));
    document.addEventListener(out, kin(false));
  }

  // ---- What the others do is said at their seats, for a moment. The log is read out, so this is for the eye only.
  let heard = -1;
  const bubbles = () => {
    const lines = $$("#log li[data-seat]"), number = line => +line.id.slice(5);
    const fresh = lines.filter(line => number(line) > heard);
    const before = heard;
    heard = Math.max(heard, ...lines.map(number));
    if (before < 0) return;
    for (const line of fresh.reverse()) {
      const area = $(`#table .area[data-seat="${line.dataset.seat}"]:not(.own)`), box = area && $("header, summary", area).getBoundingClientRect();
      if (!box?.width) continue;
      const bubble = document.createElement("div");
      bubble.className = "bubble";
      bubble.dataset.seat = line.dataset.seat;
      bubble.ariaHidden = "true";
      bubble.textContent = [...line.childNodes].filter(node => node.localName !== "b").map(node => node.textContent).join("").trim();
      Object.assign(bubble.style, { left: `${scrollX + box.left}px`, top: `${scrollY + box.bottom + 8}px`, maxWidth: `${Math.min(area.getBoundingClientRect().right - box.left - 12, 300)}px` });
      $$(`.bubble[data-seat="${line.dataset.seat}"]`).forEach(old => old.remove());
      document.body.append(bubble);
      setTimeout(() => bubble.remove(), 1800 + 45 * bubble.textContent.length);
    }
  };

  const arranged = () => { call(); links(); tick(); bubbles(); };
  document.addEventListener("arranged", arranged);
  arranged();
})();
