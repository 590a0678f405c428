"""Reads the reports of a built a11ysim with the tools for which they are made.

usage: check_reports.py A11YSIM

JUnit is read by junitparser, SARIF by sarif-tools, and every JSON document is validated by
jsonschema against the schema that the program publishes. The numbers of all reports of a run must
be the same. What is wrong is printed and ends in 1.
"""

import json
import os
import subprocess
import sys
import tempfile
import xml.etree.ElementTree
from collections import Counter
from pathlib import Path

from jsonschema import Draft202012Validator
from junitparser import Error, Failure, JUnitXml, Skipped
from sarif import loader

FAINT = {"type": "Text", "foregroundStyle": "#BBBBBB"}

# One scenario with each kind of thing that a report tells.
MIXED = {
    "name": "Mixed <&\"'> \u202e @all #1",
    "matrix": {"dynamicType": ["large", "accessibility5"], "colorScheme": ["light", "dark"]},
    "screen": [
        FAINT | {"text": "Faint ]]> % :: | \u0007"},
        FAINT | {"text": "Shown"},
        FAINT | {"text": "Agreed"},
        {"type": "Text", "text": "Glass", "modifiers": [{"background": "thinMaterial"}]},
        {"type": "DSCard", "content": ["Plan", "Two seats"]},
        {"type": "DSCard", "action": "open", "accessibilityLabel": "Open", "content": ["Open"]},
    ],
    "script": [{"gesture": "swipeRight", "expect": "something else"}],
    "audit": {
        "expect": [
            {"rule": "contrast-text-aa", "element": "Shown"},
            {"rule": "dt-line-limit-1"},
        ],
        "suppress": [
            {"rule": "contrast-text-aa", "element": "Agreed", "reason": "agreed"},
            {"rule": "dt-truncates", "reason": "over", "expires": "2026-01-01"},
        ],
    },
}

TOKENS = {
    "ink": {"$type": "color", "$value": "#000000"},
    "page": {"$type": "color", "$value": "#FFFFFF"},
}

BASELINE = """{"a11ysim":"baseline","schemaVersion":1}
{"scenario":"S/a.scenario.json","rule":"dt-truncates","outcome":"failed","element":"Text"}
"""

ONE = "S/a.scenario.json"

# Every document of the schema, with command lines that write it.
DOCUMENTS = {
    "audit": [["audit", "S"], ["audit", ONE, "--baseline", "b.jsonl"], ["audit", "{scenarios}"]],
    "mutate": [["mutate", "{scenarios}/ODS/title-only.scenario.json", "--limit", "20"]],
    "diff": [
        ["diff", ONE, "{scenarios}/ODS/title-only.scenario.json"],
        ["profile", "diff", "ios-17", "ios-26", "{scenarios}"],
    ],
    "profile": [["profile", "list"], ["profile", "show", "ios-18"]],
    "mutate-list": [["mutate", "--list"]],
    "baseline": [["baseline", "check", ONE, "--baseline", "b.jsonl"]],
    "transcript": [["transcript", "S"], ["transcript", ONE], ["transcript", "{scenarios}"]],
    "transcript-matrix": [["transcript", "--matrix", ONE]],
    "transcript-check": [["transcript", "--check", "{scenarios}"]],
    "transcript-update": [["transcript", "--update", ONE]],
    "explain": [["explain", ONE, "--stop", "1"], ["explain", "{scenarios}"]],
    "tree": [["tree", ONE], ["tree", "{scenarios}/Controls/settings.scenario.json"]],
    "effort": [["effort", ONE], ["effort", "{scenarios}"]],
    "sizes": [["sizes", ONE], ["sizes", "{scenarios}/ODS"]],
    "contrast": [
        ["contrast", "#777", "#FFF"],
        ["contrast", "label", "thinMaterial", "--size", "17", "--require", "aa"],
    ],
    "contrast-tokens": [["contrast", "--tokens", "tokens.json"]],
    "bench": [["bench", ONE, "--pairs", "1000", "--sequences", "10"]],
    "rules": [["rules"], ["rules", "contrast-text-aa"]],
    "rules-verify": [["rules", "--verify"]],
    "config": [["config", ONE]],
    "version": [["--version"]],
    "voices": [["voices"], ["voices", "fr"]],
}


class Run:
    """The program in a folder of its own."""

    def __init__(self, program, folder):
        self.program = program
        self.folder = folder

    def __call__(self, *arguments):
        """Returns the exit status and standard output of a command line."""
        environment = {"PATH": os.environ["PATH"]}
        done = subprocess.run(
            [self.program, *arguments], cwd=self.folder, env=environment, capture_output=True
        )
        return done.returncode, done.stdout.decode()


def require(holds, message):
    """Ends the run with a message where something does not hold."""
    if not holds:
        sys.exit(f"check_reports: {message}")


def write_world(folder):
    """Writes the files that the command lines name."""
    (folder / "S").mkdir()
    (folder / ONE).write_text(json.dumps(MIXED))
    (folder / "S/broken.scenario.json").write_text("{")
    (folder / "S/a.transcript").write_text("# another time\n")
    (folder / "tokens.json").write_text(json.dumps(TOKENS))
    (folder / "b.jsonl").write_text(BASELINE)


def schema(run, *name):
    """Returns a validator for what the program publishes."""
    status, text = run("schema", "report", *name)
    require(status == 0, f"schema report {name} ended in {status}")
    Draft202012Validator.check_schema(json.loads(text))
    return Draft202012Validator(json.loads(text))


def check_documents(run, scenarios):
    """Validates what each command writes as JSON."""
    whole = schema(run)
    names = {reference["$ref"].removeprefix("#/$defs/") for reference in whole.schema["anyOf"]}
    require(names == set(DOCUMENTS), f"not checked: {names ^ set(DOCUMENTS)}")
    for name, lines in DOCUMENTS.items():
        own = schema(run, name)
        for line in lines:
            line = [word.format(scenarios=scenarios) for word in line]
            _, text = run(*line, "--format", "json")
            require(text, f"{' '.join(line)} wrote nothing")
            value = json.loads(text)
            for error in own.iter_errors(value):
                sys.exit(f"check_reports: {' '.join(line)}: {error.message} at {error.json_path}")
            require(whole.is_valid(value), f"{' '.join(line)} is no report of the whole schema")
    print(f"{len(DOCUMENTS)} documents are as published")


def check_formats(run, target, expected_status):
    """Reads all reports of one audit, and compares their numbers."""
    formats = ["json", "junit", "sarif", "github", "gitlab", "checkstyle", "markdown"]
    options = [f"--format={name}=report.{name}" for name in formats]
    status, text = run("audit", *target, "--format", "text", *options)
    require(status == expected_status, f"audit ended in {status}")
    files = {name: run.folder / f"report.{name}" for name in formats}
    before = {name: file.read_bytes() for name, file in files.items()}
    require(run("audit", *target, "--format", "text", *options)[1] == text, "text differs")
    for name, file in files.items():
        require(file.read_bytes() == before[name], f"two runs give another {name}")

    document = json.loads(before["json"])
    counts = expected_counts(document)
    require(junit_counts(files["junit"]) == counts, f"JUnit: {counts}")
    levels = {"error": "failed", "warning": "cantTell", "note": "advice"}
    require(sarif_counts(files["sarif"], levels) == counts, f"SARIF: {counts}")
    ranks = {"blocker": "failed", "major": "failed", "minor": "cantTell", "info": "advice"}
    issues = [issue["severity"] for issue in json.loads(before["gitlab"])]
    require(Counter(ranks[rank] for rank in issues) == counts, f"GitLab: {counts}")
    root = xml.etree.ElementTree.fromstring(before["checkstyle"])
    ranks = {"error": "failed", "warning": "cantTell", "info": "advice"}
    errors = [ranks[error.get("severity")] for error in root.iter("error")]
    require(Counter(errors) == counts, f"Checkstyle: {counts}")
    ranks = {"::error": "failed", "::warning": "cantTell", "::notice": "advice"}
    words = [line.split(" ")[0] for line in before["github"].decode().splitlines()]
    require(Counter(ranks[word] for word in words[:-1]) == counts, f"GitHub: {counts}")
    print(f"{' '.join(target)}: {dict(counts)} in every format")


def expected_counts(document):
    """Returns how many errors, warnings and notes an audit has by its JSON."""
    summary = document["summary"]
    counts = Counter({name: summary[name] for name in ["failed", "cantTell", "advice"]})
    for name in ["missing", "suppressionsExpired", "expectationsFailed", "goldensFailed", "errors"]:
        counts["failed"] += summary[name]
    if document["baseline"]:
        counts["failed"] += len(document["baseline"]["remainders"])
    counts["cantTell"] += summary["suppressionsUnused"]
    return +counts


def junit_counts(file):
    """Returns the same of JUnit, after checking its numbers and names."""
    suites = JUnitXml.fromfile(str(file))
    counts, names, found = Counter(), Counter(), Counter()
    for suite in suites:
        require(suite.tests == len(list(suite)), f"{suite.name}: another number of tests")
        for case in suite:
            names[case.classname, case.name] += 1
            for result in case.result:
                found[type(result)] += 1
                excused = result.type in ["suppressed", "known"]
                if isinstance(result, Skipped) and not excused:
                    counts["cantTell"] += 1
                elif not isinstance(result, Skipped):
                    counts["failed"] += 1
            counts["advice"] += ": advice: " in (case.system_out or "")
    require(max(names.values()) == 1, "two tests have the same name")
    require(suites.failures == found[Failure], "another number of failures")
    require(suites.errors == found[Error], "another number of errors")
    return +counts


def sarif_counts(file, levels):
    """Returns the same of SARIF, as sarif-tools reads it."""
    log = loader.load_sarif_file(str(file))
    require(log.get_distinct_tool_names() == ["a11ysim"], "another tool")
    results = log.get_results()
    marks = {result["partialFingerprints"]["primaryLocationLineHash"] for result in results}
    require(len(marks) == len(results), "two results have the same fingerprint")
    found = Counter(result["level"] for result in results)
    told = log.get_report().get_issue_count_for_severity
    for level in levels:
        require(told(level) == found[level], f"sarif-tools counts other results of {level}")
    return +Counter({levels[level]: count for level, count in found.items()})


def main():
    """Checks the reports of the program that the command line names."""
    require(len(sys.argv) == 2, "name the program")
    program = str(Path(sys.argv[1]).resolve())
    scenarios = str(Path(__file__).resolve().parent.parent / "Scenarios")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_world(folder)
        run = Run(program, folder)
        check_formats(run, ["S", "--baseline", "b.jsonl"], 2)
        check_formats(run, [ONE], 1)
        check_formats(run, [scenarios], 0)
        check_documents(run, scenarios)


main()
