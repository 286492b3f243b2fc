"use strict";
/* Pairs this phone by the secret that the camera read: it stays here, and shows itself by what it signs. */
(() => {
  const form = document.getElementById("pair"), said = document.getElementById("said");
  const words = form.dataset, kept = "td-secret " + words.offer;
  const tell = (text) => {
    said.firstElementChild.textContent = text;
    said.hidden = !text;
  };
  let secret = "";
  try {
    // A page read again has it still; a phone that keeps nothing could sign nothing either.
    localStorage.setItem("td-try", "1");
    localStorage.removeItem("td-try");
    secret = location.hash.slice(1) || sessionStorage.getItem(kept) || "";
    sessionStorage.setItem(kept, secret);
  } catch (forbidden) {
    tell(words.keepsNothing);
    return;
  } finally { history.replaceState(null, "", location.pathname + location.search); }
  // The camera reads a code again: a browser that is on its page already does not load it anew.
  window.addEventListener("hashchange", () => location.reload());
  if (!secret) { tell(words.noSecret); return; }
  form.hidden = false;

  const pair = async () => {
    const before = localStorage.getItem("td-key") || "";
    const asked = await fetch("/api/nonce", { cache: "no-store" });
    const theirs = (await asked.json()).nonce, ours = signing.hex(crypto.getRandomValues(new Uint8Array(16)));
    const name = new FormData(form).get("name").trim();
    const proof = signing.of(secret, "td-pair", words.offer, theirs, ours, name);
    // Kept first: paired though the answer is lost, it can act.
    localStorage.setItem("td-key", signing.of(secret, "td-key", words.offer, theirs, ours));
    const body = new URLSearchParams({ offer: words.offer, server_nonce: theirs, client_nonce: ours, proof, name });
    const answer = await fetch("/pair", { method: "POST", body });
    if (answer.redirected) {
      sessionStorage.removeItem(kept);
      location.replace(answer.url);
      return;
    }
    localStorage.setItem("td-key", before);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    tell((page.getElementById("said") || page.querySelector("h1")).textContent.trim());
  };
  form.addEventListener("submit", async (asked) => {
    asked.preventDefault();
    const button = form.querySelector("button");
    button.disabled = true;
    tell("");
    try { await pair(); } catch (lost) { tell(words.noAnswer); }
    button.disabled = false;
  });
})();
