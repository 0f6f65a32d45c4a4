import { isList, type Json } from '../recorded/stable-answer.ts'

/** Fields whose values change from day to day, or grow when a version adds something. */
const PASSING: ReadonlySet<string> = new Set([
  'dueInDays',
  'sessions',
  'quickSignIn',
  'lastLogin',
  'asOf',
  'total',
])

/** Fields with a person: their number in older versions, their name since. */
const NAMED: ReadonlySet<string> = new Set(['updateBy'])

const isNamed = (name: string, before: Json, now: Json | undefined) =>
  NAMED.has(name) && typeof before === 'string' && typeof now === 'string' && (before === '') === (now === '')

/** Returns true if migration 0094 marked a message as read because its task had ended (MSG-51). */
const isReadAsEnded = (name: string, before: Json, message: ReadonlyMap<string, Json>) =>
  name === 'readStatus' && before === 0 && message.get(name) === 1 && message.get('handleStatus') === 1

/**
 * Lists what the response of an older version had and this one lacks.
 * A new version may add fields, and add elements between those of a list as long as these keep their order.
 */
export function lost(before: Json, now: Json | undefined, path: string): string[] {
  if (typeof before !== 'object' || before === null || typeof now !== 'object' || now === null) {
    return before === now ? [] : [`${path}: was ${textOf(before)}, is ${textOf(now)}`]
  }
  if (isList(before)) return isList(now) ? lostElements(before, now, path) : [`${path}: is no list any more`]
  const parts = new Map<string, Json>(Object.entries(now))
  return Object.entries(before)
    .filter(([name]) => !PASSING.has(name))
    .filter(([name, part]) => !isNamed(name, part, parts.get(name)) && !isReadAsEnded(name, part, parts))
    .flatMap(([name, part]) => lost(part, parts.get(name), `${path}.${name}`))
}

function lostElements(before: readonly Json[], now: readonly Json[], path: string): string[] {
  if (before.length === now.length) {
    return before.flatMap((element, index) => lost(element, now[index], `${path}[${index}]`))
  }
  let from = 0
  return before.flatMap((element, index) => {
    const place = now.findIndex((other, at) => at >= from && lost(element, other, '').length === 0)
    if (place === -1)
      return [`${path}[${index}]: ${textOf(element)} is not there, or not behind the one before`]
    from = place + 1
    return []
  })
}

function textOf(value: Json | undefined): string {
  return value === undefined ? 'missing' : JSON.stringify(value).slice(0, 160)
}
