extension PageScript {
  /// Speaks what is heard, where the browser has a voice.
  static let speech = """

    const voice = window.speechSynthesis;
    const canSpeak = Boolean(voice && window.SpeechSynthesisUtterance);
    let running = null;

    function silence() {
      if (!canSpeak) { return; }
      voice.cancel();
      if (running) { running.textContent = running.dataset.words; }
      running = null;
    }

    function speak(player, button) {
      const steps = stepsOf(player);
      if (!current.has(player)) { show(player, 0, true); }
      const place = current.get(player);
      const step = steps[place];
      const said = Array.from(step.querySelectorAll(".said"));
      const words = said.map((part) => part.textContent).join(". ");
      const utterance = new SpeechSynthesisUtterance(words);
      if (said.length > 0) { utterance.lang = said[0].lang; }
      utterance.addEventListener("end", () => {
        // What was silenced ends as well, and goes no further.
        if (!button || running !== button) { return; }
        if (place + 1 >= steps.length) { silence(); return; }
        show(player, place + 1, true);
        speak(player, button);
      });
      voice.speak(utterance);
    }

    if (canSpeak) {
      for (const button of document.querySelectorAll("[data-say]")) { button.hidden = false; }
      document.addEventListener("click", (event) => {
        const button = event.target.closest("[data-say]");
        if (!button) { return; }
        const wasRunning = running === button;
        silence();
        if (wasRunning) { return; }
        const isAll = button.dataset.say === "all";
        if (isAll) {
          running = button;
          button.dataset.words = button.textContent;
          button.textContent = "Stop";
        }
        speak(button.closest(".player"), isAll ? button : null);
      });
      window.addEventListener("pagehide", silence);
    }

    """

  /// Narrows the findings down.
  static let filter = """

    const form = document.getElementById("filter");
    const findings = Array.from(document.querySelectorAll(".finding"));

    function applyFilter() {
      const fields = form.elements;
      const chosen = Array.from(form.querySelectorAll("[name=group]:checked"), (box) => box.value);
      const text = fields.text.value.trim().toLowerCase();
      let count = 0;
      for (const finding of findings) {
        const own = finding.dataset;
        const isShown = chosen.includes(own.group)
          && (!fields.rule.value || fields.rule.value === "=" + own.rule)
          && (!fields.component.value || fields.component.value === "=" + own.component)
          && (!text || finding.textContent.toLowerCase().includes(text));
        finding.hidden = !isShown;
        if (isShown) { count += 1; }
      }
      for (const group of document.querySelectorAll(".group")) {
        group.hidden = !group.querySelector(".finding:not([hidden])");
      }
      document.getElementById("shown").textContent = `${count} of ${findings.length} shown`;
    }

    function showAll() {
      form.reset();
      applyFilter();
    }

    if (form) {
      form.hidden = false;
      form.addEventListener("input", applyFilter);
      form.addEventListener("change", applyFilter);
      form.addEventListener("submit", (event) => event.preventDefault());
      // The fields change only after the event.
      form.addEventListener("reset", () => setTimeout(applyFilter));
      document.addEventListener("click", (event) => {
        const link = event.target.closest("a[data-rule], a[data-component]");
        if (!link) { return; }
        form.reset();
        for (const name of ["rule", "component"]) {
          if (name in link.dataset) { form.elements[name].value = "=" + link.dataset[name]; }
        }
        applyFilter();
      });
      applyFilter();
    }

    """

  /// Opens what a link leads to, and everything for paper.
  static let links = """

    function reveal() {
      let name = location.hash.slice(1);
      try { name = decodeURIComponent(name); } catch { return; }
      const target = document.getElementById(name);
      if (!target) { return; }
      if (target.closest(".finding[hidden]")) { showAll(); }
      for (let outer = target; outer; outer = outer.parentElement) {
        if (outer.tagName === "DETAILS") { outer.open = true; }
      }
      if (target.matches(".scenario")) { target.querySelector("details").open = true; }
      if (!target.matches(".scenario, .finding")) { return; }
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
      target.scrollIntoView();
    }
    window.addEventListener("hashchange", reveal);
    reveal();

    const folding = document.getElementById("folding");
    if (folding) {
      folding.hidden = false;
      folding.addEventListener("click", (event) => {
        const button = event.target.closest("[data-fold]");
        if (!button) { return; }
        for (const part of document.querySelectorAll(".scenario > details")) {
          part.open = button.dataset.fold === "open";
        }
      });
    }

    let closed = [];
    window.addEventListener("beforeprint", () => {
      closed = Array.from(document.querySelectorAll("details:not([open])"));
      for (const part of closed) { part.open = true; }
    });
    window.addEventListener("afterprint", () => {
      for (const part of closed) { part.open = false; }
      closed = [];
    });

    """
}
