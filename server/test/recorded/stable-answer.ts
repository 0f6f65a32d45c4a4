import { ASKING_MS, RECORDED_DAY } from './day.ts'

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

/** Random in each answer, whatever was asked. */
const RANDOM_FIELDS: ReadonlySet<string> = new Set([
  'token',
  'captchaKey',
  'preSessionId',
  'publicKey',
  'image',
  'salt',
  'challenge',
  'authorization',
  'asOf',
  'sessionId',
  'menuVersion',
])
/** Another one from second to second. */
const RUNNING_FIELDS: ReadonlySet<string> = new Set(['leftSeconds'])
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const DAY_MS = 86_400_000
const WIRE_TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/

export interface Known {
  /** What is said in place of an id. */
  readonly names: ReadonlyMap<string, string>
  /** Fields with lists that come in any order. */
  readonly unordered: readonly string[]
}

/** An answer without what is another one each time: ids are named or numbered as they come, times of the asking are “now”. */
export function stableAnswer(answer: Json, { names, unordered }: Known): Json {
  const ids = new Map<string, string>()
  const idOf = (id: string): string => {
    const known = names.get(id) ?? ids.get(id) ?? `<id ${ids.size + 1}>`
    ids.set(id, known)
    return known
  }
  const stable = (value: Json): Json => {
    if (typeof value === 'string') return stableTime(value) ?? value.replaceAll(UUID, idOf)
    if (typeof value !== 'object' || value === null) return value
    if (isList(value)) return value.map(stable)
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => {
        if (typeof part === 'string' && part !== '' && RANDOM_FIELDS.has(name)) return [name, `<${name}>`]
        if (typeof part === 'number' && RUNNING_FIELDS.has(name)) return [name, `<${name}>`]
        return [name, unordered.includes(name) ? sorted(stable(part)) : stable(part)]
      }),
    )
  }
  return stable(answer)
}

export function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}

function sorted(value: Json): Json {
  if (!isList(value)) return value
  return value.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
}

/** A time of the asking as what it is: “now”, or so many days later. */
function stableTime(text: string): string | null {
  if (!WIRE_TIME.test(text)) return null
  const since = new Date(`${text.replace(' ', 'T')}+08:00`).getTime() - RECORDED_DAY.getTime()
  const days = Math.floor(since / DAY_MS)
  if (days < 0 || since - days * DAY_MS >= ASKING_MS) return null
  return days === 0 ? '<now>' : `<now + ${days} days>`
}
