/** Checks JSON from outside. Hand-written to keep schema code out of the browser. */

export function isRecord(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}

export function isTextMatching(json: unknown, pattern: RegExp): json is string {
  return typeof json === 'string' && pattern.test(json)
}

export function isListOf<Item>(json: unknown, isItem: (item: unknown) => item is Item): json is Item[] {
  return Array.isArray(json) && json.every(isItem)
}

export function isRecordOf<Value>(
  json: unknown,
  isValue: (value: unknown) => value is Value,
): json is Record<string, Value> {
  return isRecord(json) && Object.values(json).every(isValue)
}
