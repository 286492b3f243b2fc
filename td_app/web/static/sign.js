"use strict";
/* SHA-256 (FIPS 180-4) and HMAC-SHA-256 (RFC 2104): a page over plain http:// has no crypto.subtle.
   Texts are UTF-8; what comes out is hexadecimal, as Python's hexdigest() writes it. */
const signing = (() => {
  // The first 32 bits of the fractions of the cube roots of the first 64 primes, of the square roots of 8.
  const ROUNDS = [
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
  ];
  const START = [
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
  ];
  const BLOCK = 64;
  const turned = (word, by) => (word >>> by) | (word << (32 - by));

  const sha256 = (bytes) => {
    // A bit set, zeros, then the length in bits over eight bytes, to a whole number of blocks.
    const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
    padded.set(bytes);
    padded[bytes.length] = 0x80;
    const read = new DataView(padded.buffer);
    read.setUint32(padded.length - 8, Math.floor(bytes.length / 0x20000000));
    read.setUint32(padded.length - 4, (bytes.length << 3) >>> 0);
    const state = START.slice(), schedule = new Array(64);
    for (let at = 0; at < padded.length; at += BLOCK) {
      for (let t = 0; t < 16; t += 1) { schedule[t] = read.getUint32(at + 4 * t); }
      for (let t = 16; t < 64; t += 1) {
        const older = schedule[t - 15], newer = schedule[t - 2];
        const low = turned(older, 7) ^ turned(older, 18) ^ (older >>> 3);
        const high = turned(newer, 17) ^ turned(newer, 19) ^ (newer >>> 10);
        schedule[t] = (schedule[t - 16] + low + schedule[t - 7] + high) | 0;
      }
      const v = state.slice();
      for (let t = 0; t < 64; t += 1) {
        const chosen = (v[4] & v[5]) ^ (~v[4] & v[6]);
        const most = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]);
        const mixed = v[7] + (turned(v[4], 6) ^ turned(v[4], 11) ^ turned(v[4], 25)) + chosen + ROUNDS[t] + schedule[t];
        const first = mixed + (turned(v[0], 2) ^ turned(v[0], 13) ^ turned(v[0], 22)) + most;
        v.pop();
        v.unshift(first | 0);
        v[4] = (v[4] + mixed) | 0;
      }
      for (let i = 0; i < 8; i += 1) { state[i] = (state[i] + v[i]) | 0; }
    }
    const made = new Uint8Array(32), write = new DataView(made.buffer);
    state.forEach((word, i) => write.setUint32(4 * i, word >>> 0));
    return made;
  };

  const joined = (first, second) => {
    const made = new Uint8Array(first.length + second.length);
    made.set(first);
    made.set(second, first.length);
    return made;
  };
  const hmac = (key, bytes) => {
    const block = new Uint8Array(BLOCK);
    block.set(key.length > BLOCK ? sha256(key) : key);
    const inside = sha256(joined(block.map((one) => one ^ 0x36), bytes));
    return sha256(joined(block.map((one) => one ^ 0x5c), inside));
  };

  const bytesOf = (text) => Uint8Array.from(
    encodeURIComponent(text).match(/%..|[^%]/g) || [],
    (one) => (one.length === 1 ? one.charCodeAt(0) : parseInt(one.slice(1), 16)),
  );
  const hex = (bytes) => Array.from(bytes, (one) => one.toString(16).padStart(2, "0")).join("");
  const hashed = (text) => hex(sha256(bytesOf(text)));
  /* The lines of what is signed, under a key that is a text. */
  const of = (key, ...lines) => hex(hmac(bytesOf(key), bytesOf(lines.join("\n"))));

  const remembered = (name) => {
    try { return localStorage.getItem(name) || ""; } catch (forbidden) { return ""; }
  };
  /* Rises for all tabs of this phone, whatever its clock does. */
  const count = () => {
    const next = Math.max(Date.now(), Number(remembered("td-counter")) + 1);
    try { localStorage.setItem("td-counter", next); } catch (full) { /* The hour rises by itself. */ }
    return next;
  };
  /* Asks as fetch does; signed where the page says so, and signed anew once: the server was started
     again meanwhile, or another tab was faster. Only what is refused unread is asked again. */
  const ask = (url, given) => {
    const page = document.body.dataset, key = "run" in page ? remembered("td-key") : "";
    const where = new URL(url, location.href), method = given.method || "GET";
    const asked = () => {
      const headers = given.body ? { "Content-Type": "application/x-www-form-urlencoded" } : {};
      if (key) {
        const counter = count(), target = where.pathname + where.search;
        const lines = [method, target, counter, page.run, "", hashed(given.body || "")];
        Object.assign(headers, { "TD-Counter": counter, "TD-Signature": of(key, "td-act", ...lines) });
      }
      return fetch(url, Object.assign({ headers }, given));
    };
    return asked().then((answer) => {
      const run = answer.headers.get("TD-Run");
      if (answer.status !== 401 || !run || !key) { return answer; }
      page.run = run;
      return asked();
    });
  };
  return { sha256, hmac, hex, hashed, of, ask };
})();
