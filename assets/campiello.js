// One script for all games. The server draws; this morphs what it sends, walks the click paths, and moves the pieces.
(() => {
  "use strict";
  const $ = (selector, root = document) => root.querySelector(selector);
  const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const table = $("#table");
  const act = $("#act");

  // ---- Pictures: whatever a page names and does not have yet is fetched once.
  const fetched = new Set();
  const pictures = async () => {
    const named = $$("use").map(use => use.getAttribute("href").slice(1));
    const missing = [...new Set(named)].filter(id => !document.getElementById(id) && !fetched.has(id));
    if (!missing.length) return;
    missing.forEach(id => fetched.add(id));
    const answer = await fetch("/art?ids=" + encodeURIComponent(missing.join(" "))).catch(() => null);
    if (!answer?.ok) return missing.forEach(id => fetched.delete(id));
    const drawn = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
    for (const symbol of [...drawn.children]) {
      if (!document.getElementById(symbol.id)) $("#sprite").append(document.importNode(symbol, true));
    }
  };

  // ---- Morphing, and gliding: a piece that is somewhere else now comes from where it was.
  const places = () => new Map($$(".piece").map(piece => [piece.id, piece.getBoundingClientRect()]));
  const glide = before => {
    if (calm.matches || document.hidden) return;
    for (const piece of $$(".piece")) {
      const from = before.get(piece.id), to = piece.getBoundingClientRect();
      if (!from || !from.width || !to.width) continue;
      const x = from.left - to.left, y = from.top - to.top;
      if (Math.abs(x) + Math.abs(y) < 4) continue;
      const start = `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
      piece.animate([{ transform: start, transformOrigin: "0 0", zIndex: 9 }, { transform: "translate(0, 3px)", transformOrigin: "0 0", zIndex: 9, offset: 0.9 }, { transform: "none", transformOrigin: "0 0", zIndex: 9 }],
        { duration: 280, easing: "cubic-bezier(.2,.8,.3,1)" });
    }
  };
  // Whoever goes by keyboard stays where they were; if that is gone, they come to what is to be done now.
  const holdFocus = here => {
    if (!here || document.activeElement !== document.body) return;
    const same = here.isConnected ? here : here.id && document.getElementById(here.id);
    const next = same || $("#prompt .actions button.main") || $("#table .piece.lit") || $("#prompt") || table;
    if (!next.matches("a, button, input, summary")) next.tabIndex = -1;
    next.focus();
  };
  // What a reader has opened stays open.
  const callbacks = { beforeAttributeUpdated: (name, element) => !(name === "open" && element.localName === "details") };
  const morph = html => {
    const parts = document.createElement("template");
    parts.innerHTML = html;
    const before = places(), here = $(":focus-visible");
    for (const part of [...parts.content.children]) {
      const old = document.getElementById(part.id);
      if (old) Idiomorph.morph(old, part, { morphStyle: "outerHTML", restoreFocus: true, callbacks });
    }
    glide(before);
    pictures();
    arrange();
    holdFocus(here);
  };

  // ---- Clicking: the buttons of the move list are the click tree; what continues a move is lit.
  let said = [], spelled = null, board = "";
  const offers = () => $$("#moves .move").map(button => ({ button, path: button.dataset.path.split(" ") }));
  const begins = (path, start) => start.every((target, n) => path[n] === target);
  const pieces = target => $$("#table .piece[data-target]").filter(piece => piece.dataset.target === target);

  const light = () => {
    for (const piece of $$("#table .piece[data-target]")) {
      piece.classList.remove("lit", "warning", "gain", "said", "dim");
      piece.setAttribute("aria-disabled", "true");
      piece.removeAttribute("aria-pressed");
      piece.tabIndex = -1;
      $(".signs", piece)?.remove();
    }
    const open = offers().filter(({ path }) => begins(path, said));
    const next = new Map();
    for (const offer of open) {
      const target = offer.path[said.length];
      if (target) next.set(target, [...(next.get(target) || []), offer]);
    }
    for (const letter of spelled?.next || []) if (!next.has(letter.target)) next.set(letter.target, []);
    for (const [target, these] of next) for (const piece of pieces(target)) {
      piece.classList.add("lit");
      piece.setAttribute("aria-disabled", "false");
      piece.tabIndex = 0;
      const whole = these.length === 1 && these[0].path.length === said.length + 1 ? these[0].button : null;
      if (whole) {
        for (const tone of ["warning", "gain"]) if (whole.classList.contains(tone)) piece.classList.add(tone);
        const signs = $(".signs", whole);
        if (signs) piece.append(signs.cloneNode(true));
      }
    }
    said.forEach((target, n) => pieces(target).forEach(piece => {
      piece.classList.add("said");
      piece.style.setProperty("--said", `"${n + 1}"`);
      piece.setAttribute("aria-pressed", "true");
      piece.tabIndex = 0;
    }));
    if (said.length) for (const piece of $$("#table .piece[data-target]:not(.lit):not(.said)")) piece.classList.add("dim");
    for (const { button, path } of offers()) button.hidden = said.length > 0 && !begins(path, said);
    for (const group of $$("#moves .group")) group.hidden = $$(".move", group).every(move => move.hidden);
    choices(open);
  };

  // When few moves are left of those that were begun, they stand beside the prompt; so do letters that lie nowhere on the table.
  const choices = open => {
    const bar = $("#choices");
    if (!bar) return;
    bar.replaceChildren();
    if (!said.length) return;
    if (open.length <= 4) for (const { button, path } of open) if (path.length > said.length) {
      const copy = button.cloneNode(true);
      copy.hidden = false;
      copy.classList.add("quiet");
      bar.append(copy);
    }
    for (const letter of spelled?.next || []) if (letter.target.startsWith("button/")) {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "quiet";
      button.textContent = letter.label;
      button.onclick = () => say(letter.target);
      bar.append(button);
    }
  };

  const say = async target => {
    if (said.length && said[said.length - 1] === target && !begun([...said, target])) return unsay();
    const more = [...said, target];
    const whole = offers().find(({ path }) => path.length === more.length && begins(path, more));
    if (whole) return whole.button.click();
    if (!begun(more) && !spelled?.next.some(letter => letter.target === target)) {
      // Another beginning instead of the one that was chosen.
      if (said.length && begun([target])) { said = []; return say(target); }
      return;
    }
    said = more;
    await spell();
    light();
  };
  const begun = start => offers().some(({ path }) => path.length > start.length && begins(path, start)) || offers().some(({ path }) => path.length === start.length && begins(path, start));
  const unsay = () => { said = []; spelled = null; spell().then(light); };
  const spell = async () => {
    spelled = null;
    if ($("#prompt")?.dataset.spells !== "yes") return;
    const query = new URLSearchParams(said.map(target => ["said", target]));
    const looks = new URL(table.dataset.events, location).searchParams.get("as");
    if (looks) query.append("as", looks);
    const answer = await fetch(table.dataset.spell + "?" + query).catch(() => null);
    if (!answer?.ok) return;
    const spelling = await answer.json();
    if (spelling.whole) return send("move", spelling.whole);
    spelled = spelling;
  };

  // ---- Sending: forms go by themselves; with this script they go without leaving the page.
  let sending = false;
  const send = async (name, value, address = table.dataset.move) => {
    if (sending) return;
    sending = true;
    document.documentElement.classList.add("sending");
    const body = new URLSearchParams(new FormData(act));
    if (name) body.set(name, value);
    try {
      const answer = await fetch(address, { method: "POST", body, headers: { "x-campiello": act.elements.token.value } });
      if (answer.redirected) location = answer.url;
      else if (answer.status === 204) refuse("");
      else if (answer.status === 409 || answer.status === 422) morph(await answer.text());
      else refuse(await answer.text());
    } catch { $("#offline").hidden = false; }
    said = [];
    sending = false;
    document.documentElement.classList.remove("sending");
    await spell();
    light();
  };
  const refuse = words => {
    const box = $("#refusal");
    if (words.startsWith("<")) words = new DOMParser().parseFromString(words, "text/html").querySelector("main")?.textContent || "";
    box.replaceChildren(words);
  };

  if (act) {
    act.addEventListener("submit", event => {
      const button = event.submitter;
      if (button?.classList.contains("danger") && !button.dataset.sure) {
        event.preventDefault();
        button.dataset.sure = "yes";
        button.classList.add("sure");
        return;
      }
      event.preventDefault();
      send(button?.name, button?.value, button?.getAttribute("formaction") || act.getAttribute("action"));
    });
    document.addEventListener("click", event => {
      const piece = event.target.closest("#table .piece[data-target]");
      if (!piece) return;
      if (piece.classList.contains("lit") || piece.classList.contains("said")) say(piece.dataset.target);
      else if (said.length) unsay();
    });
    // A move of the list shows where it would happen.
    const preview = on => event => {
      const move = event.target.closest?.(".move");
      if (!move) return;
      for (const target of move.dataset.path.split(" ")) for (const piece of pieces(target)) piece.classList.toggle("preview", on);
    };
    for (const [over, out] of [["pointerover", "pointerout"], ["focusin", "focusout"]]) {
      document.addEventListener(over, preview(true));
      document.addEventListener(out, preview(false));
    }
    // Dragging is clicking twice.
    document.addEventListener("dragstart", event => {
      const piece = event.target.closest(".piece.lit");
      if (piece) { said = []; say(piece.dataset.target); } else event.preventDefault();
    });
    document.addEventListener("dragover", event => event.target.closest(".piece.lit") && event.preventDefault());
    document.addEventListener("drop", event => {
      const piece = event.target.closest(".piece.lit");
      if (piece) { event.preventDefault(); say(piece.dataset.target); }
    });
  }

  // ---- Keys: arrows go from piece to piece that is lit, Escape forgets, U takes back, digits choose.
  document.addEventListener("keydown", event => {
    if (event.target.matches("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape" && said.length) return unsay();
    const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const step = $(`#player [data-key="${event.key}"]`);
    if (step) { event.preventDefault(); return visit(step.href); }
    const here = document.activeElement?.closest?.(".piece");
    if (!arrows[event.key] || !here) return;
    event.preventDefault();
    const [dx, dy] = arrows[event.key];
    const middle = element => { const box = element.getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]; };
    const [x, y] = middle(here);
    const far = piece => { const [a, b] = middle(piece); const on = (a - x) * dx + (b - y) * dy, off = Math.abs((a - x) * dy) + Math.abs((b - y) * dx); return on > 4 ? on + 2 * off : Infinity; };
    const best = $$("#table .piece.lit, #table .piece.said").filter(piece => piece !== here).map(piece => [far(piece), piece]).sort((a, b) => a[0] - b[0])[0];
    if (best && best[0] < Infinity) best[1].focus();
  });

  // ---- Your turn: title, sound, notification.
  const title = document.title;
  let turn = false, sound = localStorage.getItem("sound") !== "off", first = true;
  const chime = () => {
    if (!sound) return;
    try {
      const context = new AudioContext();
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
    const now = prompt?.dataset.turn === "yes";
    document.title = now ? `● ${prompt.dataset.title} · ${title}` : title;
    if (now && !turn && !first) {
      chime();
      if (document.hidden && globalThis.Notification?.permission === "granted") new Notification(prompt.dataset.title, { body: $("p", prompt)?.textContent, tag: "campiello" });
    }
    turn = now;
    first = false;
  };

  // ---- After every change of the page.
  const arrange = () => {
    const now = $("#prompt")?.dataset.board || "";
    if (now !== board) { board = now; said = []; spelled = null; if (now) spell().then(light); }
    if ($("#moves")) light();
    call();
    links();
    tick();
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
    const show = () => { mute.textContent = sound ? mute.dataset.mute : mute.dataset.unmute; mute.setAttribute("aria-pressed", String(!sound)); };
    mute.hidden = false;
    mute.onclick = () => { sound = !sound; localStorage.setItem("sound", sound ? "on" : "off"); show(); if (sound) chime(); };
    show();
    if (globalThis.Notification?.permission === "default") {
      notify.hidden = false;
      notify.onclick = async () => { await Notification.requestPermission(); notify.hidden = true; };
    }
  }

  // ---- Looking back: the slider, and its steps, without leaving the page.
  const visit = async address => {
    const answer = await fetch(address).catch(() => null);
    if (!answer?.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    history.replaceState(null, "", address);
    const before = places();
    for (const id of ["player", "board"]) Idiomorph.morph(document.getElementById(id), page.getElementById(id), { morphStyle: "outerHTML" });
    glide(before);
    pictures();
  };
  let sliding;
  document.addEventListener("input", event => {
    if (!event.target.closest("#player")) return;
    const form = event.target.form;
    clearTimeout(sliding);
    sliding = setTimeout(() => visit(`${form.action}?at=${event.target.value}`), 60);
  });
  document.addEventListener("click", event => {
    const step = event.target.closest("#player a[data-key]");
    if (step) { event.preventDefault(); visit(step.href); }
  });

  // ---- News from the server. The browser comes back by itself when the line breaks.
  if (table) {
    arrange();
    let source;
    const listen = () => {
      source = new EventSource(table.dataset.events);
      source.addEventListener("morph", event => { $("#offline").hidden = true; if (event.data) morph(event.data); });
      source.addEventListener("page", () => location.reload());
      source.onopen = () => { $("#offline").hidden = true; };
      source.onerror = () => {
        $("#offline").hidden = false;
        // An answer that is no stream (a proxy whose server is away) ends it for good, unless it is begun anew.
        if (source.readyState === EventSource.CLOSED) setTimeout(listen, 2000);
      };
    };
    listen();
    addEventListener("pagehide", () => source.close());
    addEventListener("pageshow", event => { if (event.persisted) location.reload(); });
  }
  links();
})();
