"use strict";
/* One's own seat, kept on this phone: its page opens at once, its moves stand out. And the search
   that answers while a name is typed. Without a script, the same pages are asked for by hand. */
(() => {
  const $ = (id) => document.getElementById(id);
  const kept = (() => {
    // A private window may refuse to keep anything.
    try { return window.localStorage; } catch (refused) { return { getItem: () => null, setItem() {}, removeItem() {} }; }
  })();
  const SEAT = "seat", here = new URL(location.href);
  const own = () => JSON.parse(kept.getItem(SEAT) || "null");

  if (here.pathname === "/seat" && !here.search && own()) {
    location.replace(`/seat/${own().entrant}?of=${own().of}`);
  }
  if (here.searchParams.has("another")) { kept.removeItem(SEAT); }

  const mark = () => {
    const seat = $("own");
    if (seat) { kept.setItem(SEAT, JSON.stringify({ entrant: seat.dataset.entrant, of: seat.dataset.of })); }
    const page = $("page"), mine = own();
    if (!mine || page.dataset.of !== mine.of) { return; }
    for (const move of page.querySelectorAll(`[data-entrant="${mine.entrant}"]`)) {
      if (move.hidden) { move.hidden = false; }
      if (move.matches(".rows > li:not(.mine)")) {
        const label = document.createElement("b");
        label.className = "note";
        label.textContent = move.parentNode.dataset.own;
        move.prepend(label);
        move.classList.add("mine");
        move.parentNode.prepend(move);
      }
    }
  };
  mark();
  new MutationObserver(mark).observe($("page"), { childList: true });

  const form = document.querySelector("form[data-typing]");
  if (!form) { return; }
  let waiting = 0, asked = 0;
  form.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(async () => {
      const number = ++asked, name = form.elements.name.value.trim();
      try {
        const answer = await fetch("/seat?typing&name=" + encodeURIComponent(name), { cache: "no-store" });
        const found = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("found");
        // Letters typed since have asked for something else.
        if (found && number === asked) { $("found").replaceChildren(...found.childNodes); }
      } catch (lost) { /* The button asks again; the page says by itself when nothing is heard. */ }
    }, 200);
  });
})();
