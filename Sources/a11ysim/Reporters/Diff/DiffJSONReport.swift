import A11yTree
import CardA11y

/// A comparison in its documented, versioned form for programs.
struct DiffJSONReport {
  /// What was compared.
  let result: DiffResult

  /// The report.
  var value: JSONValue {
    .object([
      .schemaVersion, .init("old", value(result.old)), .init("new", value(result.new)),
      .init("summary", summary), .init("errors", .array(result.errors.map(\.value))),
      .init("scenarios", .array(result.scenarios.map { $0.value })),
    ])
  }

  private func value(_ name: DiffName) -> JSONValue {
    .object([
      .init("kind", .string(name.kind.rawValue)), .init("name", .string(name.title)),
      .init("commit", JSONValue(name.commit)),
    ])
  }

  private var summary: JSONValue {
    .object(
      [
        .init("exitStatus", .number(Int(result.status.rawValue))),
        .init("failOn", .string(result.failOn?.name ?? "never")),
        .init("gravity", JSONValue(result.gravity?.name)),
        .init("scenarios", .number(result.count)), .init("same", .number(result.sameCount)),
      ] + DiffTally.all(in: result).map { .init($0.key, .number($0.count)) })
  }
}

extension DiffedScenario {
  /// The scenario for machines.
  fileprivate var value: JSONValue {
    .object([
      .init("path", .string(path)), .init("oldPath", JSONValue(oldPath)),
      .init("name", JSONValue(name)), .init("presence", .string(presence.rawValue)),
      .init("gravity", .string(gravity.name)),
      .init("environments", .array(environments.map(\.value))),
      .init("environmentsDropped", .array(droppedEnvironments.map(\.value))),
      .init("environmentsAdded", .array(addedEnvironments.map(\.value))),
      .init(
        "stops", .array(stops.map { $0.value.value(in: variation(of: $0.environments)) })),
      .init("sessions", .array(sessions.map { $0.value(in: []) })),
      .init(
        "actions", .array(deeds.map { $0.value.value(in: variation(of: $0.environments)) })),
      .init(
        "findings",
        .array(
          findings.map { change in
            let spread = change.environments
            return change.value(
              in: spread.isEmpty ? change.first.environments : variation(of: spread))
          })),
      .init("sizes", .array(sizes.map(\.value))),
    ])
  }

  /// Returns the settings of some environments in which the scenario's own differ.
  private func variation(of some: [ScreenEnvironment]) -> [[EnvironmentEntry]] {
    zip(environments, EnvironmentWords.varying(environments))
      .filter { some.contains($0.0) }.map(\.1)
  }
}

extension StopChange {
  /// The change for machines.
  func value(in environments: [[EnvironmentEntry]]) -> JSONValue {
    .object([
      .init("changes", .strings(kinds.map(\.rawValue))), .init("gravity", .string(gravity.name)),
      .init("old", old?.value ?? .null), .init("new", new?.value ?? .null),
      .init("decoration", .bool(isDecoration)),
      .init(
        "parts",
        .array(
          parts.map { part in
            .object([
              .init("kind", .string(part.kind.rawValue)),
              .init("change", .string(part.verdict.rawValue)),
              .init("old", JSONValue(part.old)), .init("new", JSONValue(part.new)),
            ])
          })),
      .init("environments", environments.value),
    ])
  }
}

extension StopChange.Heard {
  fileprivate var value: JSONValue {
    .object([
      .init("stop", .number(place + 1)), .init("element", JSONValue(id?.path)),
      .init("gesture", JSONValue(gesture)), .init("spoken", .string(spoken)),
      .init("words", .number(words)),
    ])
  }
}

extension DeedChange {
  fileprivate func value(in environments: [[EnvironmentEntry]]) -> JSONValue {
    .object([
      .init("change", .string(kind.rawValue)), .init("gravity", .string(gravity.name)),
      .init("action", .string(action.name)), .init("newAction", JSONValue(newAction?.name)),
      .init("element", JSONValue(id?.path)), .init("spoken", .string(stop)),
      .init("old", old?.value ?? .null), .init("new", new?.value ?? .null),
      .init("environments", environments.value),
    ])
  }
}

extension DeedChange.Way {
  fileprivate var value: JSONValue {
    .object([
      .init("gestures", .number(gestures)),
      .init("seconds", .number((seconds * 1000).rounded() / 1000)),
    ])
  }
}

extension FindingChange {
  fileprivate func value(in environments: [[EnvironmentEntry]]) -> JSONValue {
    .object([
      .init("change", .string(kind.rawValue)), .init("gravity", .string(gravity.name)),
      .init("rule", .string(first.rule)), .init("outcome", .string(first.outcome.rawValue)),
      .init("message", .string(first.message)), .init("element", first.element.value),
      .init("evidence", .string(first.evidence)),
      .init("location", kind.isGone ? .null : first.location?.value ?? .null),
      .init("measured", first.measured?.value ?? .null),
      .init("measuredBefore", old?.measured?.value ?? .null),
      .init("required", first.required?.value ?? .null), .init("count", .number(findings.count)),
      .init("environments", environments.value),
    ])
  }
}

extension SizeChange {
  fileprivate var value: JSONValue {
    .object([
      .init("gravity", .string(gravity.name)), .init("kind", .string(row.kind.rawValue)),
      .init("title", .string(row.title)), .init("element", row.element.value),
      .init("evidence", .string(row.evidence)), .init("old", old.value), .init("new", new.value),
    ])
  }
}
