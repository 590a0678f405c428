extension PageStyle {
  /// Numbers, tables, the filter and the findings.
  static let lists = """
    .tiles {
      display: grid; gap: .75rem; padding: 0; margin: 0 0 1.25rem; list-style: none;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr));
    }
    .tile, .card {
      background: var(--panel); border: 1px solid var(--line); border-radius: .75rem;
    }
    .tile {
      padding: .75rem 1rem; border-top: 4px solid var(--line);
    }
    .tile strong { display: block; font-size: 1.9rem; line-height: 1.2; }
    .tile span { color: var(--faint); font-size: .9rem; }
    .tile.failed { border-top-color: var(--failed); }
    .tile.cantTell { border-top-color: var(--cantTell); }
    .tile.advice { border-top-color: var(--advice); }
    .facts { margin: .5rem 0; }
    .facts > div { display: flex; flex-wrap: wrap; gap: 0 .75rem; padding: .15rem 0; }
    .facts dt { flex: 0 0 9.5rem; color: var(--faint); }
    .facts dd { flex: 1 1 14rem; margin: 0; min-width: 0; }
    .finding .facts {
      display: grid; gap: 0 2rem; align-items: start;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 28rem), 1fr));
    }
    .finding .facts dt { flex-basis: 6rem; }
    .tables {
      display: grid; gap: 1rem; align-items: start; margin: 1.25rem 0;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
    }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
    caption { text-align: left; color: var(--faint); font-size: .9rem; padding: .25rem 0 .5rem; }
    th, td { padding: .35rem .5rem; text-align: left; vertical-align: baseline; }
    thead th { font-size: .85rem; color: var(--faint); overflow-wrap: normal; }
    tbody tr { border-top: 1px solid var(--line); }
    tbody th { font-weight: 400; }
    .card { padding: 0 1rem .75rem; min-width: 0; }
    .counts { width: 100%; }
    .counts td, .counts thead th + th { text-align: right; width: 4rem; }
    .counts .zero { color: var(--faint); }
    .bar { display: block; width: 100%; height: .4rem; margin-top: .2rem; border-radius: .2rem; }
    rect.failed { fill: var(--failed); }
    rect.cantTell { fill: var(--cantTell); }
    rect.advice { fill: var(--advice); }
    .coverage td { text-align: right; }
    .wide { overflow-x: auto; max-width: 100%; background: var(--panel); }
    .wide th, .wide td { overflow-wrap: normal; }
    .wide td { white-space: nowrap; }
    .problems li { margin: .5rem 0; }

    #filter {
      display: flex; flex-wrap: wrap; gap: .75rem 1rem; align-items: end; padding: 1rem;
      background: var(--panel); border: 1px solid var(--line); border-radius: .75rem;
    }
    #filter label > span { display: block; font-size: .9rem; color: var(--faint); }
    #filter fieldset { border: 0; margin: 0; padding: 0; min-width: 0; }
    #filter legend { font-size: .9rem; color: var(--faint); padding: 0; }
    #filter p { flex-basis: 100%; margin: 0; }
    .choice {
      display: inline-flex; gap: .4rem; align-items: center; min-height: 2.5rem;
      margin-right: .75rem;
    }
    .choice input { width: 1.5rem; height: 1.5rem; margin: 0; accent-color: var(--focus); }
    .finding {
      background: var(--panel); border: 1px solid var(--line); border-radius: .5rem;
      border-left: 4px solid var(--line); padding: .75rem 1rem; margin: .75rem 0;
      content-visibility: auto; contain-intrinsic-size: auto 14rem;
    }
    .finding.failed { border-left-color: var(--failed); }
    .finding.cantTell { border-left-color: var(--cantTell); }
    .finding.advice { border-left-color: var(--advice); }
    .finding[data-group="excused"] { border-left-color: var(--line); }
    .finding h4 { margin: 0; }
    .titled { display: flex; gap: .75rem; align-items: baseline; justify-content: space-between; }
    .titled > :first-child { min-width: 0; }
    .anchor {
      flex: none; min-width: 1.5rem; min-height: 1.5rem; text-align: center;
      text-decoration: none; color: var(--faint);
    }
    .anchor:hover { color: var(--link); text-decoration: underline; }
    .finding:target, .scenario:target { outline: 3px solid var(--focus); outline-offset: 2px; }
    .swatch { vertical-align: middle; margin-left: .5rem; forced-color-adjust: none; }
    .swatch rect { stroke: var(--edge); }
    .links { padding-left: 0; list-style: none; }
    .links li { padding: .2rem 0; }

    """
}
