/// What a page does.
///
/// It reads the page and nothing else, writes texts and never markup, and shows the controls that
/// do nothing without it. The page's security policy names it by its digest.
enum PageScript {
  /// The script.
  static let text = "\"use strict\";\n" + stepping + speech + filter + links

  /// Moves through what is heard: the current step, its frames in the pictures, what is announced.
  private static let stepping = """

    const live = document.getElementById("live");
    const current = new WeakMap();

    function stepsOf(player) {
      return Array.from(player.querySelectorAll(".steps > li"));
    }

    // The texts of a step, one behind the other, as a person hears them.
    function wordsOf(step) {
      const parts = step.querySelectorAll("div > .said, .silence, .more");
      return Array.from(parts, (part) => part.textContent.trim()).join(". ");
    }

    // Makes a step the current one. Only one player of a scenario has a current step at a time.
    function show(player, place, isQuiet) {
      const steps = stepsOf(player);
      const next = Math.min(Math.max(place, 0), steps.length - 1);
      const scenario = player.closest(".scenario");
      for (const old of scenario.querySelectorAll("[aria-current]")) {
        old.removeAttribute("aria-current");
      }
      for (const old of scenario.querySelectorAll(".spot.current")) {
        old.classList.remove("current");
      }
      const step = steps[next];
      step.setAttribute("aria-current", "step");
      current.set(player, next);
      for (const spot of scenario.querySelectorAll(".spot")) {
        if (spot.dataset.stop !== step.dataset.stop) { continue; }
        spot.classList.add("current");
        bringIntoView(spot);
      }
      const words = `${next + 1} of ${steps.length}: ${wordsOf(step)}`;
      const caption = player.querySelector(".now");
      caption.hidden = false;
      caption.textContent = words;
      const said = step.querySelector("[lang]");
      caption.lang = said ? said.lang : "en";
      if (isQuiet) { return; }
      live.lang = caption.lang;
      live.textContent = words;
    }

    // Scrolls the frame around a tall picture, never the page.
    function bringIntoView(spot) {
      const frame = spot.closest(".tall");
      if (!frame) { return; }
      const inner = spot.getBoundingClientRect();
      const outer = frame.getBoundingClientRect();
      if (inner.top < outer.top || inner.bottom > outer.bottom) {
        frame.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
      }
    }

    function move(player, way) {
      const last = stepsOf(player).length - 1;
      const place = current.has(player) ? current.get(player) : -1;
      const places = { first: 0, back: place - 1, on: place + 1, last: last };
      silence();
      show(player, places[way], false);
    }

    document.addEventListener("click", (event) => {
      const button = event.target.closest("[data-move]");
      if (button) { move(button.closest(".player"), button.dataset.move); }
      const step = event.target.closest(".steps > li");
      if (step && !String(window.getSelection())) {
        const player = step.closest(".player");
        show(player, stepsOf(player).indexOf(step), false);
      }
      const spot = event.target.closest(".spot");
      if (spot) {
        const player = spot.closest(".scenario").querySelector(".player");
        const place = stepsOf(player).findIndex((own) => own.dataset.stop === spot.dataset.stop);
        if (place >= 0) { show(player, place, false); }
      }
    });

    document.addEventListener("keydown", (event) => {
      const controls = event.target.closest(".player > .controls");
      const ways = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last" };
      const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (!controls || !isPlain || !(event.key in ways)) { return; }
      event.preventDefault();
      move(controls.closest(".player"), ways[event.key]);
    });

    for (const part of document.querySelectorAll(".player > .controls, #keys")) {
      part.hidden = false;
    }

    """
}
