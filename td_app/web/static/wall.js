/* Shows the film of the next seconds, and asks for another before it ends or once something
   changed: the time goes on meanwhile without a question. For browsers of 2015. */
(function () {
  "use strict";
  var body = document.body, root = document.documentElement;
  var still = document.getElementById("still"), ticking = document.getElementById("ticking");
  var notice = document.getElementById("stale");
  var film = null, begun = 0, shown = -1, drawn = "", timer = 0;
  var asking = false, again = false, late = 0, heardAt = Date.now(), known = "";
  var PATIENCE = 8000, RETRIES = 3000, LISTENS = 4000, RESIZED = 300;

  function now() {
    return window.performance && performance.now ? performance.now() : Date.now();
  }

  function two(number) {
    return (number < 10 ? "0" : "") + number;
  }

  function heard() {
    heardAt = Date.now();
    notice.hidden = true;
  }

  function lost() {
    if (notice.hidden) {
      var since = new Date(heardAt), time = two(since.getHours()) + ":" + two(since.getMinutes());
      notice.textContent = body.getAttribute("data-stale").replace("{time}", time);
      notice.hidden = false;
    }
  }

  function size() {
    return body.getAttribute("data-size") || "w=" + root.clientWidth + "&h=" + root.clientHeight;
  }

  /* The scene that is on now; then sleeps until the next one, or until another film is due. */
  function show() {
    var at = now() - begun, frames = film.frames, on = Math.max(shown, 0), next, svg;
    while (on + 1 < frames.length && frames[on + 1][0] <= at) {
      on += 1;
    }
    if (on !== shown) {
      svg = film.stills[frames[on][1]];
      if (svg !== drawn) {
        still.innerHTML = svg;
        drawn = svg;
      }
      ticking.innerHTML = frames[on][2];
      shown = on;
    }
    next = on + 1 < frames.length ? frames[on + 1][0] : Infinity;
    if (at >= film.renewed) {
      ask();
    } else {
      next = Math.min(next, film.renewed);
    }
    clearTimeout(timer);
    if (next < Infinity) {
      timer = setTimeout(show, Math.max(10, next - at));
    }
  }

  function take(answer) {
    film = JSON.parse(answer.responseText);
    begun = now() - Number(answer.getResponseHeader("Wall-At"));
    shown = -1;
    document.title = film.title;
    document.getElementsByTagName("h1")[0].textContent = film.title;
    body.style.backgroundColor = film.ground || "transparent";
    heard();
    show();
  }

  function ask() {
    var request = new XMLHttpRequest();
    if (asking) {
      return;
    }
    asking = true;
    again = false;
    clearTimeout(late);
    request.open("GET", body.getAttribute("data-asks") + "&" + size());
    request.timeout = PATIENCE;
    request.onloadend = function () {
      asking = false;
      if (request.status === 200) {
        take(request);
        // Something changed while it was made.
        again = again || (known !== "" && known !== film.mark);
      } else {
        lost();
        late = setTimeout(ask, RETRIES);
      }
      if (again) {
        again = false;
        late = setTimeout(ask, 200);
      }
    };
    request.send();
  }

  function listen() {
    var events = new EventSource("/wall/events");
    events.onmessage = function (message) {
      known = message.data;
      if (!film || known !== film.mark) {
        again = asking;
        ask();
      } else {
        heard();
      }
    };
    events.onerror = function () {
      // Cut, or another listener's turn: a film tells which.
      ask();
      if (events.readyState === 2) {
        // Refused, not cut: a browser does not try again by itself.
        setTimeout(listen, LISTENS);
      }
    };
  }

  window.addEventListener("resize", function () {
    clearTimeout(late);
    late = setTimeout(ask, RESIZED);
  });
  ask();
  if (window.EventSource) {
    listen();
  } else {
    setInterval(ask, LISTENS);
  }
}());
