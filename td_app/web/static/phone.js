"use strict";
/* Keeps a page true: the clock goes on, what changes is read again, and a page that is not up to
   date says so. An act without an answer is never sent again by itself. */
(() => {
  const $ = (id) => document.getElementById(id), words = document.body.dataset;
  let sequence = Number($("top").dataset.sequence), shownAt = performance.now();
  let heardAt = Date.now(), calls = null, told = 0, reading = false, again = false, dirty = false, buzzed = "";
  let wokeAt = Date.now(), triedAt = 0;
  const SILENCE = 22000; // Two of what the server says when nothing changes, and a little.

  const figures = (all) => {
    const s = Math.max(0, all), two = (n) => String(n).padStart(2, "0");
    const h = Math.floor(s / 3600), m = Math.floor(s / 60) % 60;
    return (h ? h + ":" : "") + two(m) + ":" + two(s % 60);
  };
  const tick = () => {
    const gone = Math.floor((performance.now() - shownAt) / 1000);
    for (const time of document.querySelectorAll("time.left[data-running]")) {
      const from = Number(time.dataset.left);
      const left = "up" in time.dataset ? from + gone : from - gone;
      time.textContent = figures(left);
      time.classList.toggle("long", left >= 3600);
      const face = time.closest(".face");
      if (face && !("up" in time.dataset)) {
        const bar = face.querySelector("progress");
        bar.value = bar.max - left;
        // As the wall does, between two readings of the page.
        if (left <= 60) { face.dataset.look = left <= 10 ? "last_seconds" : "last_minute"; }
      }
      // A level that ended is read again until the next is there; a player's time, once.
      if (left < 0 && (from > 0 || time.closest("header"))) { read(); }
    }
  };
  /* A network may fall silent without a word: nothing heard, not even that the desk is there. */
  const listenFor = () => {
    const now = Date.now(), quiet = now - Math.max(heardAt, triedAt);
    if (document.hidden || quiet < SILENCE) { return; }
    triedAt = now - SILENCE / 2;
    if (now - heardAt >= SILENCE && now - wokeAt >= 1000) { stale(true); }
    read();
    listen();
  };
  const stale = (is) => {
    const notice = $("stale");
    if (is && notice.hidden) {
      const time = new Date(heardAt).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
      notice.textContent = words.stale.replace("{time}", time);
    }
    notice.hidden = !is;
  };
  const heard = () => { heardAt = Date.now(); stale(false); };

  const put = (text) => {
    const made = new DOMParser().parseFromString(text, "text/html");
    if (!made.getElementById("top")) { return false; }
    for (const id of ["top", "page", "places", "last"]) {
      const old = $(id), fresh = made.getElementById(id);
      if (old && fresh && (id !== "page" || !(dirty || "keep" in old.dataset))) {
        const held = old.contains(document.activeElement) ? document.activeElement.id : "";
        const open = [...old.querySelectorAll("details[open] > summary")].map((one) => one.textContent);
        Object.assign(old.dataset, fresh.dataset);
        old.replaceChildren(...fresh.childNodes);
        for (const one of old.querySelectorAll("details > summary")) {
          if (open.includes(one.textContent)) { one.parentNode.open = true; }
        }
        if (held && $(held)) { $(held).focus(); }
      } else if (old && !fresh && id === "last") { old.replaceChildren(); }
    }
    $("changed").hidden = !dirty || "keep" in $("page").dataset;
    sequence = Number($("top").dataset.sequence);
    shownAt = performance.now();
    buzz();
    return true;
  };
  const read = async (patience = 8000) => {
    if (reading) { again = true; return; }
    reading = true;
    const late = new AbortController(), timer = setTimeout(() => late.abort(), patience);
    try {
      const instead = words.reads, where = instead || location.href;
      const answer = await fetch(where, { signal: late.signal, cache: "no-store" });
      if (answer.redirected && !instead) { location.replace(answer.url); return; }
      // No page of ours, or that there is none now: what is shown stays, and says that it is old.
      if (put(await answer.text())) { heard(); } else { stale(true); }
      // Older than what was told since: asked for once more.
      again = again || (answer.ok && sequence < told);
    } catch (lost) { stale(true); }
    clearTimeout(timer);
    reading = false;
    if (again) { again = false; setTimeout(read, 200); }
  };
  const buzz = () => {
    const move = document.querySelector("[data-buzz]");
    if (move && move.dataset.buzz !== buzzed) {
      buzzed = move.dataset.buzz;
      if (navigator.vibrate) { navigator.vibrate([300, 150, 300, 150, 300]); }
    }
  };

  let events = null;
  const listen = () => {
    if (events) { events.close(); }
    events = new EventSource("/events");
    events.onopen = heard;
    events.addEventListener("here", heard);
    events.onerror = () => stale(true);
    events.onmessage = (message) => {
      heard();
      const now = JSON.parse(message.data);
      told = now.sequence;
      if (now.sequence !== sequence || (calls !== null && now.calls !== calls)) {
        read();
      }
      calls = now.calls;
    };
  };
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) { if (events) { events.close(); events = null; } return; }
    wokeAt = Date.now();
    read(1000);
    listen();
  });
  // Gone back to: shown as it was left, with forms that were sent already.
  window.addEventListener("pageshow", (shown) => { if (shown.persisted) { location.reload(); } });
  window.addEventListener("offline", () => stale(true));
  window.addEventListener("online", () => { read(1000); listen(); });
  document.addEventListener("input", (typed) => { dirty = dirty || $("page").contains(typed.target); });

  /* An act: sent once. No answer: asked whether it was done, told, and asked again by hand. */
  const paragraph = (...inside) => {
    const made = document.createElement("p");
    made.append(...inside);
    return made;
  };
  /* Over the form, or its row of buttons; of what stands below the page, at its top. */
  const beside = (form, tone, ...inside) => {
    for (const old of document.querySelectorAll(".sent")) { old.remove(); }
    const said = document.createElement("div");
    said.className = "sent notice " + tone;
    said.setAttribute("role", "alert");
    said.append(...inside);
    if ($("page").contains(form)) { (form.closest(".row") || form).before(said); } else { $("page").prepend(said); }
    said.scrollIntoView({ block: "nearest" });
  };
  const tell = (form, words, offer) => {
    // What is told of an act stays until somebody has read it.
    $("page").dataset.keep = "";
    beside(form, "amber", paragraph(words), ...(offer ? [offer] : []));
  };
  const button = (words, does) => {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = words;
    made.addEventListener("click", does);
    return made;
  };
  const outcome = async (form, sent) => {
    try {
      const answer = await signing.ask("/acts/" + encodeURIComponent(sent.get("key")), { cache: "no-store" });
      const told = await answer.json();
      heard();
      if (told.done) { dirty = false; tell(form, told.said, button(words.goOn, () => location.assign(sent.get("back") || location.href))); return; }
      form.again = true;
      sent.set("again", "1");
      tell(form, words.notDone, button(words.again, () => send(form, sent)));
    } catch (lost) {
      stale(true);
      tell(form, words.unknown, button(words.askAgain, () => outcome(form, sent)));
    }
  };
  const send = async (form, sent) => {
    // The form stays until what became of it is told, whatever changes meanwhile.
    const kept = "keep" in $("page").dataset;
    $("page").dataset.keep = "";
    for (const one of form.querySelectorAll("button")) { one.disabled = true; }
    const late = new AbortController(), timer = setTimeout(() => late.abort(), 8000);
    try {
      const body = new URLSearchParams(sent).toString();
      const answer = await signing.ask(form.action, { method: "POST", body, signal: late.signal });
      heard();
      if (answer.redirected) { location.assign(answer.url); return; }
      const told = new DOMParser().parseFromString(await answer.text(), "text/html"), page = $("page");
      const wrong = told.querySelector("[data-mend]");
      clearTimeout(timer);
      if (wrong) {
        // What was filled in is kept, to be put right and sent again.
        dirty = true;
        if (!kept) { delete page.dataset.keep; }
        for (const one of form.querySelectorAll("button")) { one.disabled = false; }
        beside(form, "red", ...[...wrong.children].map((one) => paragraph(...one.childNodes)));
        return;
      }
      page.replaceChildren(...told.getElementById("page").childNodes);
      page.dataset.keep = "";
      $("changed").hidden = true;
      words.reads = told.body.dataset.reads || "";
      dirty = false;
      page.scrollTop = 0;
      page.focus();
      return;
    } catch (lost) { await outcome(form, sent); }
    clearTimeout(timer);
    for (const one of form.querySelectorAll("button")) { one.disabled = false; }
  };
  document.addEventListener("submit", (asked) => {
    const form = asked.target;
    if (!("act" in form.dataset)) { return; }
    asked.preventDefault();
    const sent = new FormData(form, asked.submitter);
    if (form.again) { sent.set("again", "1"); }
    send(form, sent);
  });

  setInterval(tick, 250);
  setInterval(listenFor, 1000);
  listen();
  buzz();
})();
