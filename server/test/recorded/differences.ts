import { isList, type Json } from './stable-answer.ts'

/** Lists every place where an answer differs from the recorded one, with both values. */
export function differences(before: Json | undefined, now: Json | undefined, path: string): string[] {
  if (isBranch(before) && isBranch(now) && isList(before) === isList(now)) {
    const names = new Set([...Object.keys(before), ...Object.keys(now)])
    return [...names].flatMap(name =>
      differences(
        partOf(before, name),
        partOf(now, name),
        isList(now) ? `${path}[${name}]` : `${path}.${name}`,
      ),
    )
  }
  return before === now ? [] : [`${path}: was ${textOf(before)}, is ${textOf(now)}`]
}

type Branch = Extract<Json, object>

function isBranch(value: Json | undefined): value is Branch {
  return typeof value === 'object' && value !== null
}

function partOf(branch: Branch, name: string): Json | undefined {
  return new Map<string, Json>(Object.entries(branch)).get(name)
}

function textOf(value: Json | undefined): string {
  return value === undefined ? 'missing' : JSON.stringify(value).slice(0, 200)
}
