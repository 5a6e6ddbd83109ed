// The table, for all games. The server draws; this morphs what it sends, walks the click paths, and moves the pieces.
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
  const EASE = { duration: 260, easing: "cubic-bezier(.2,.8,.3,1)" };
  const glide = before => {
    if (calm.matches || document.hidden) return;
    for (const piece of $$(".piece")) {
      const from = before.get(piece.id), to = piece.getBoundingClientRect();
      if (!from || !from.width || !to.width) continue;
      const x = from.left - to.left, y = from.top - to.top;
      if (Math.abs(x) + Math.abs(y) < 4) continue;
      const start = `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
      piece.animate([{ transform: start, transformOrigin: "0 0", zIndex: 9 }, { transform: "translate(0, 3px)", transformOrigin: "0 0", zIndex: 9, offset: 0.9 }, { transform: "none", transformOrigin: "0 0", zIndex: 9 }], EASE);
    }
  };
  // What was played from one place to another and is no longer there flies to where it went, once the table has changed.
  let flight = null;
  const prepare = path => {
    const first = pieces(path[0])[0], last = path.length > 1 && pieces(path[path.length - 1])[0];
    flight = first && last && !calm.matches ? { copy: first.cloneNode(true), id: first.id, tip: $(".tip", first)?.textContent, from: first.getBoundingClientRect(), to: path[path.length - 1] } : null;
  };
  const fly = () => {
    const { copy, id, tip, from, to } = flight;
    flight = null;
    const still = document.getElementById(id), goal = pieces(to)[0]?.getBoundingClientRect();
    if (!goal || $(".tip", still || copy)?.textContent === tip && still) return;
    copy.removeAttribute("id");
    copy.className += " flying";
    Object.assign(copy.style, { left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px`, height: `${from.height}px` });
    document.body.append(copy);
    const end = `translate(${goal.left + goal.width / 2 - from.left - from.width / 2}px, ${goal.top + goal.height / 2 - from.top - from.height / 2}px) scale(${Math.min(1, goal.width / from.width)})`;
    copy.animate([{ transform: "none" }, { transform: end, opacity: 1, offset: 0.85 }, { transform: end, opacity: 0 }], { ...EASE, duration: 320 }).finished.finally(() => copy.remove());
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
  const exchange = (old, part) => Idiomorph.morph(old, part, { morphStyle: "outerHTML", restoreFocus: true, callbacks });
  const parsed = html => {
    const parts = document.createElement("template");
    parts.innerHTML = html;
    return [...parts.content.children];
  };
  const morph = html => {
    const before = places(), here = $(":focus-visible");
    for (const part of parsed(html)) {
      const old = document.getElementById(part.id);
      // What is being spelled is shown over what the server sends, which is kept for afterwards.
      for (const [id] of overlaid) {
        const below = part.id === id ? part : part.querySelector(`#${CSS.escape(id)}`);
        if (below) overlaid.set(id, below.outerHTML);
      }
      // A hint is not the server's to take away: it stays as long as it is good for something.
      if (part.id === "hint" && old?.firstChild && !part.firstChild) continue;
      if (old && !overlaid.has(part.id)) exchange(old, part);
    }
    glide(before);
    if (flight) fly();
    pictures();
    arrange();
    holdFocus(here);
  };
  // A move that is spelled shows itself on the table: areas that look different until it is played or forgotten.
  const overlaid = new Map();
  const overlay = html => {
    if (!html && !overlaid.size) return;
    const parts = parsed(html), before = places(), here = $(":focus-visible");
    for (const [id, below] of overlaid) if (!parts.some(part => part.id === id)) {
      const old = document.getElementById(id);
      if (old) exchange(old, parsed(below)[0]);
      overlaid.delete(id);
    }
    for (const part of parts) {
      const old = document.getElementById(part.id);
      if (!old) continue;
      if (!overlaid.has(part.id)) overlaid.set(part.id, old.outerHTML);
      exchange(old, part);
    }
    glide(before);
    pictures();
    holdFocus(here);
  };

  // ---- Clicking: the buttons of the move list are the click tree; what continues a move is lit.
  let said = [], meant = [], spelled = null, board = "";
  const offers = () => $$("#moves .move").map(button => ({ button, path: button.dataset.path.split(" ") }));
  const begins = (path, start) => start.every((target, n) => path[n] === target);
  const pieces = target => $$("#table .piece[data-target]").filter(piece => piece.dataset.target === target);
  const meaning = target => $(".tip", pieces(target)[0] || document.createElement("i"))?.textContent;

  const light = () => {
    for (const piece of $$("#table .piece[data-target]")) {
      piece.classList.remove("lit", "warning", "gain", "said", "dim");
      piece.setAttribute("aria-disabled", "true");
      piece.removeAttribute("aria-pressed");
      piece.removeAttribute("draggable");
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
      piece.setAttribute("draggable", "true");
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
    const bar = $("#choices"), words = $("#prompt > p");
    if (!bar) return;
    bar.replaceChildren();
    if (words) {
      words.dataset.words ??= words.textContent;
      words.textContent = spelled?.prompt || words.dataset.words;
    }
    if (said.length && open.length <= 4) for (const { button, path } of open) if (path.length > said.length) {
      const copy = button.cloneNode(true);
      copy.hidden = false;
      copy.classList.add("quiet");
      bar.append(copy);
    }
    for (const letter of spelled?.next || []) if (letter.target.startsWith("button/")) {
      const button = document.createElement("button");
      button.type = "button";
      button.className = letter.ends ? "main" : "quiet";
      button.dataset.letter = letter.target;
      button.textContent = letter.label;
      button.onclick = () => say(letter.target);
      bar.append(button);
    }
    if (said.length) {
      const forget = document.createElement("button");
      forget.type = "button";
      forget.className = "quiet forget";
      forget.textContent = $("#prompt").dataset.forget;
      forget.onclick = unsay;
      bar.append(forget);
    }
  };

  const continues = start => offers().some(({ path }) => path.length >= start.length && begins(path, start));
  const say = async target => {
    const more = [...said, target];
    const spells = spelled?.next.some(letter => letter.target === target);
    if (said[said.length - 1] === target && !continues(more) && !spells) return unsay();
    const whole = offers().find(({ path }) => path.length === more.length && begins(path, more));
    if (whole) { prepare(more); return whole.button.click(); }
    if (!continues(more) && !spells) {
      // Another beginning instead of the one that was chosen.
      if (said.length && continues([target])) { said = []; meant = []; spelled = null; return say(target); }
      return;
    }
    said = more;
    meant = [...meant, meaning(target)];
    await spell();
    light();
    // A click that only one thing can follow, and that does not end the move, is not asked for.
    const open = offers().filter(({ path }) => begins(path, said)), next = new Set(open.map(({ path }) => path[said.length]));
    if (next.size === 1 && !spelled?.next.length && open.every(({ path }) => path.length > said.length + 1)) await say([...next][0]);
  };
  const unsay = async () => { said = []; meant = []; await spell(); light(); };
  // One click back: what is spelled is long, and a slip is not to cost all of it.
  const back = async () => { said = said.slice(0, -1); meant = meant.slice(0, -1); await spell(); light(); };
  let asked = 0;
  const spell = async () => {
    const now = ++asked;
    if ($("#prompt")?.dataset.spells !== "yes") { spelled = null; return overlay(""); }
    const query = new URLSearchParams(said.map(target => ["said", target]));
    const looks = new URL(table.dataset.events, location).searchParams.get("as");
    if (looks) query.append("as", looks);
    const answer = await fetch(table.dataset.spell + "?" + query).catch(() => null);
    const spelling = answer?.ok ? await answer.json() : null;
    if (now !== asked) return;
    spelled = spelling;
    if (spelled?.whole) { prepare(said); spelled = null; return send("move", spelling.whole); }
    overlay(spelled?.areas || "");
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
      else if (answer.status === 204) { refuse(""); if (!asking) unadvise(); }
      else if (answer.status === 409 || answer.status === 422) morph(await answer.text());
      else refuse(await answer.text());
    } catch { $("#offline").hidden = false; }
    sending = false;
    document.documentElement.classList.remove("sending");
    await unsay();
  };
  // ---- Hints. Asking changes nothing on the table, and moves can be made meanwhile; where several act at once the table goes on while the server thinks.
  let asking = false;
  const advise = (...parts) => $("#hint")?.replaceChildren(...parts);
  const unadvise = () => advise();
  const mention = text => {
    const words = document.createElement("p");
    words.className = "thinking";
    words.textContent = text;
    advise(words);
    return words;
  };
  const thinks = on => {
    asking = on;
    on ? mention($("#prompt").dataset.thinking) : unadvise();
    busy();
  };
  // The table has gone on: whoever is still to speak is told why there is no hint.
  const outdated = () => {
    if (!$("#prompt .ask")) return unadvise();
    const words = mention($("#prompt").dataset.stale);
    setTimeout(() => words.remove(), 6000);
  };
  const busy = () => { const button = $("#prompt .ask"); if (button) button.ariaBusy = String(asking); };
  // Advice is good as long as nobody has moved, or what is advised can still be done.
  const holds = (hint, now = $("#prompt")?.dataset.board) => {
    const can = move => offers().some(({ button }) => button.value === move.value && button.textContent === move.textContent);
    return hint.dataset.board === now || $$(".move", hint).every(can);
  };
  const show = hint => {
    const close = document.createElement("button");
    close.type = "button";
    close.className = "quiet forget";
    close.textContent = $("#prompt").dataset.forget;
    close.onclick = () => { unadvise(); $("#prompt .ask")?.focus(); };
    $(".panel", hint)?.append(close);
    $("#hint").dataset.board = hint.dataset.board;
    advise(...hint.children);
    // A sheet is in sight wherever the page is scrolled to.
    const panel = $("#hint > .panel");
    if (panel && getComputedStyle(panel).position !== "fixed") panel.scrollIntoView({ block: "nearest" });
    arrange();
  };
  const ask = async button => {
    if (asking) return;
    thinks(true);
    const body = new URLSearchParams(new FormData(act));
    const answer = await fetch(button.getAttribute("formaction"), { method: "POST", body, headers: { "x-campiello": act.elements.token.value } }).catch(() => null);
    const words = await answer?.text().catch(() => "");
    thinks(false);
    refuse("");
    const hint = answer?.ok && parsed(words)[0];
    if (hint) return holds(hint) ? show(hint) : outdated();
    if (words?.startsWith("<div")) return morph(words);
    refuse(words || "");
    if (!$("#refusal").textContent) $("#offline").hidden = false;
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
      if (button?.dataset.ask) return ask(button);
      send(button?.name, button?.value, button?.getAttribute("formaction") || act.getAttribute("action"));
    });
    document.addEventListener("click", event => {
      const piece = event.target.closest("#table .piece[data-target]");
      if (!piece) return;
      // A button that warns asks whether it is meant.
      if (piece.matches(".button.lit.warning:not(.sure)")) return piece.classList.add("sure");
      if (piece.classList.contains("lit") || piece.classList.contains("said")) say(piece.dataset.target);
      else if (said.length) spelled?.next.length ? back() : unsay();
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
      if (!piece) return event.preventDefault();
      // A letter goes on with what is being spelled; anything else begins anew.
      if (!spelled?.next.some(letter => letter.target === piece.dataset.target)) { said = []; meant = []; }
      event.dataTransfer.effectAllowed = "move";
      // The table may change only when the browser has taken its picture of what is dragged.
      setTimeout(() => say(piece.dataset.target));
    });
    document.addEventListener("dragover", event => event.target.closest(".piece.lit") && event.preventDefault());
    document.addEventListener("drop", event => {
      const piece = event.target.closest(".piece.lit");
      if (piece) { event.preventDefault(); say(piece.dataset.target); }
    });
  }

  // ---- Keys: arrows go from piece to piece that is lit, Escape forgets, and what has a key of its own is pressed by it.
  document.addEventListener("keydown", event => {
    if (event.target.matches("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape" && said.length) return unsay();
    if (event.key === "Escape" && !asking) return unadvise();
    if (event.key === "Backspace" && said.length) return back();
    const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const keyed = $(`:is(#player, #prompt) [data-key="${CSS.escape(event.key)}"]`);
    if (keyed) { event.preventDefault(); return keyed.href ? visit(keyed.href) : keyed.click(); }
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

  // ---- After every change of the page. What was said is kept as long as it means the same.
  const arrange = () => {
    const now = $("#prompt")?.dataset.board || "";
    if (now !== board) {
      board = now;
      const kept = said.length && said.every((target, n) => meaning(target) === meant[n]);
      if (!kept) { said = []; meant = []; }
      if (now) spell().then(() => (said.length && !spelled?.next.length && !continues(said) ? unsay() : light()));
    }
    if ($("#moves")) light();
    const hint = $("#hint:has(.move)");
    if (hint && !holds(hint)) outdated();
    busy();
    document.dispatchEvent(new Event("arranged"));
  };

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

  // ---- What takes a while shows how far it is, and then itself.
  const later = async () => {
    const part = $("[data-later]");
    if (!part) return;
    const answer = await fetch(location).catch(() => null);
    const page = answer?.ok && new DOMParser().parseFromString(await answer.text(), "text/html");
    const now = page && page.getElementById(part.id);
    if (now) exchange(part, now);
    pictures();
    setTimeout(later, 800);
  };
  setTimeout(later, 400);

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
})();
