/* Reads the page again and shows what changed; the time goes on between two readings, from when
   the page was written. What cannot be known is not shown: then the page tells until when. ES5. */
(function () {
  "use strict";
  var EVERY = 10000, PATIENCE = 8000, SILENCE = 35000, SENDING = 60000, A_DAY = 86400000;
  var disk = location.protocol === "file:";
  /* Milliseconds from the page’s writing to its reading, null while nobody knows; when that was. */
  var age = null, readAt = now(), heardAt = readAt, reading = false, ended = false;

  function now() {
    return window.performance && performance.now ? performance.now() : Date.now();
  }

  function number(name) {
    return Number(document.getElementById("live").getAttribute("data-" + name));
  }

  function two(figure) {
    return (figure < 10 ? "0" : "") + figure;
  }

  function figures(milliseconds, up) {
    var all = Math.max(0, up ? Math.floor(milliseconds / 1000) : Math.ceil(milliseconds / 1000));
    var hours = Math.floor(all / 3600);
    return (hours ? hours + ":" : "") + two(Math.floor(all / 60) % 60) + ":" + two(all % 60);
  }

  function put(element, text) {
    if (element.textContent !== text) {
      element.textContent = text;
    }
  }

  function tick() {
    var clock = document.getElementById("clock"), late = document.getElementById("late");
    var live = document.getElementById("live"), up = live.hasAttribute("data-up");
    /* From a disk, the reader’s own clock tells whether a page is old; it is trusted no further. */
    var gone = disk ? Date.now() - number("at") : age === null ? null : age + now() - readAt;
    var old = gone !== null && gone > number("good");
    var runs = number("runs"), went = Math.min(gone || 0, runs);
    old = old || (!disk && now() - heardAt > SILENCE);
    if (old) {
      put(late, live.getAttribute("data-late"));
    }
    late.hidden = !old;
    if (old || disk || gone === null || !runs) {
      put(clock, clock.getAttribute("data-shown"));
    } else {
      put(clock, figures(number("left") + (up ? went : -went), up));
    }
  }

  /* Both hours are the server’s: how long the page has stood there. Where they agree with the desk’s,
     what its sending took counts too. */
  function agedBy(answer) {
    var asked = Date.parse(answer.getResponseHeader("Date") || "");
    var written = Date.parse(answer.getResponseHeader("Last-Modified") || "");
    var kept = Number(answer.getResponseHeader("Age") || 0) * 1000;
    var stood = asked - written, sending = written - number("at");
    if (!(stood >= 0 && stood < A_DAY)) {
      return null;
    }
    return stood + kept + (sending > 0 && sending < SENDING ? sending : 0);
  }

  function show(answer) {
    var made = new DOMParser().parseFromString(answer.responseText, "text/html");
    var live = made.getElementById("live"), over = made.getElementById("over"), old;
    if (over) {
      ended = true;
      location.replace(over.getAttribute("href"));
    } else if (live) {
      old = document.getElementById("live");
      if (live.getAttribute("data-at") !== old.getAttribute("data-at")) {
        old.parentNode.replaceChild(document.importNode(live, true), old);
      }
      age = agedBy(answer);
      readAt = heardAt = now();
      tick();
    }
  }

  function read() {
    var asked = new XMLHttpRequest();
    if (reading || document.hidden || ended) {
      return;
    }
    reading = true;
    asked.onreadystatechange = function () {
      if (asked.readyState === 4) {
        reading = false;
        if (asked.status === 200) {
          show(asked);
        }
      }
    };
    asked.open("GET", location.href.split("#")[0]);
    asked.timeout = PATIENCE;
    asked.setRequestHeader("Cache-Control", "max-age=0");
    asked.send();
  }

  if (disk) {
    setTimeout(function () { location.reload(); }, EVERY);
  } else {
    read();
    setInterval(read, EVERY);
    document.addEventListener("visibilitychange", function () {
      /* Nothing was asked meanwhile: that is no silence. */
      heardAt = now();
      read();
    });
  }
  tick();
  setInterval(tick, 500);
}());
