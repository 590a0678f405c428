extension PageStyle {
  /// Scenarios: their pictures, what is heard on them, and their tables.
  static let screens = """
    .scenario {
      background: var(--panel); border: 1px solid var(--line); border-radius: .75rem;
      padding: .75rem 1rem; margin: .75rem 0;
      content-visibility: auto; contain-intrinsic-size: auto 8rem;
    }
    .scenario h3 { margin: 0; }
    .exhibit {
      display: grid; gap: 1.25rem; align-items: start;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 21rem), 1fr));
    }
    figure { margin: 0; min-width: 0; }
    .sessions { min-width: 0; }
    .sessions > .player > h4 { margin-top: .5rem; }
    figcaption { font-weight: 600; padding: .5rem 0; }
    .screen { display: block; max-width: 100%; height: auto; forced-color-adjust: none; }
    .tall { max-height: min(46rem, 85vh); overflow: auto; border: 1px solid var(--line); }
    .letters { padding: 0; list-style: none; font-size: .9rem; }
    .letter {
      display: inline-block; min-width: 1.25rem; padding: 0 .25rem; border-radius: .2rem;
      text-align: center; font-weight: 700; font-size: .8rem; color: #FFFFFF;
      background: #9A4B00; forced-color-adjust: none;
    }
    .letter.failed { background: #C8001A; }
    .spot.current { fill: #6D28D9; fill-opacity: .22; stroke: #6D28D9; stroke-width: 4; }
    .screen.dark .spot.current { fill: #C6B3FF; stroke: #C6B3FF; }
    .script { margin: .75rem 0; }
    .now {
      background: var(--caption); color: var(--caption-ink); border-radius: .75rem;
      padding: .75rem 1rem; font-size: 1.15rem;
    }
    .steps { padding: 0; margin: .5rem 0; list-style: none; }
    .steps li {
      display: flex; gap: .6rem; padding: .35rem .5rem; border-radius: .5rem; cursor: default;
    }
    .steps li > div { min-width: 0; }
    .steps li[aria-current] { outline: 2px solid var(--focus); background: var(--ground); }
    .badge {
      flex: none; align-self: start; min-width: 1.6rem; padding: 0 .35rem; text-align: center;
      border-radius: 1rem; background: #6D28D9; color: #FFFFFF; font-weight: 700;
      font-size: .85rem; line-height: 1.6rem; forced-color-adjust: none;
    }
    .badge.none { background: none; color: var(--faint); }
    .steps code { color: var(--faint); }
    .steps div > .said { font-weight: 600; }
    .silence { color: var(--faint); }
    .sizes td.failed { color: var(--failed); background: var(--failed-wash); font-weight: 600; }
    .sizes td.cantTell { color: var(--cantTell); background: var(--cantTell-wash); }
    .sizes tbody th {
      position: sticky; left: 0; background: var(--panel); min-width: 8rem; max-width: 16rem;
    }
    .sizes abbr { text-decoration: none; }

    """

  /// What moves, and what stands on paper: everything is open there, and dark ink on white.
  static let media = """
    @media (prefers-reduced-motion: no-preference) {
      .spot.current { animation: arrive .25s ease-out; }
      @keyframes arrive { from { stroke-width: 9; } }
    }
    @media (max-width: 30rem) {
      .sizes tbody th { position: static; }
      .counts th, .counts td { padding: .35rem .2rem; }
      .counts td, .counts thead th + th { width: auto; }
      .counts th:first-child { width: 100%; }
      .card { padding: 0 .5rem .75rem; }
      h1 { font-size: 1.5rem; }
      .scenario, .finding, #filter { padding: .75rem; }
    }
    @media print {
      :root {
        color-scheme: light;
        --ground: #FFFFFF; --panel: #FFFFFF; --ink: #000000; --faint: #44444C; --line: #B8B8C2;
        --link: #000000; --failed: #AD0018; --failed-wash: #FFFFFF; --cantTell: #8A4300;
        --cantTell-wash: #FFFFFF; --advice: #17508F; --advice-wash: #FFFFFF; --good: #0F6136;
        --good-wash: #FFFFFF;
      }
      body { font-size: 10pt; }
      nav, .skip, .anchor, #filter, .controls, #keys, .now { display: none !important; }
      .finding, .scenario { content-visibility: visible; }
      .finding, figure, .steps li, tr { break-inside: avoid; }
      h2, h3, h4, summary { break-after: avoid; }
      .tall { max-height: none; overflow: visible; }
      .screen { max-height: 20cm; }
      .wide { overflow: visible; font-size: 7pt; }
      .wide th, .wide td { white-space: normal; padding: .1rem .2rem; min-width: 0; }
      .screen-only { display: none; }
      :target { outline: none !important; }
      details::details-content { content-visibility: visible; block-size: auto; }
    }

    """
}
