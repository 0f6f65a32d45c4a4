import { RECORDED_DAY, RECORDING_MS } from './day.ts'

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

/** Fields with a random value in every response. */
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
/** Fields that change from second to second. */
const RUNNING_FIELDS: ReadonlySet<string> = new Set(['leftSeconds'])
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const DAY_MS = 86_400_000
const WIRE_TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/

export interface Known {
  /** Names to write in place of known ids. */
  readonly names: ReadonlyMap<string, string>
  /** Names of fields whose lists come in no fixed order. */
  readonly unordered: readonly string[]
}

/**
 * Returns a response without its changing parts: ids become names or numbers in order of appearance, current times
 * become “now”.
 */
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

/** Writes a time relative to the recording: “now”, or a number of days later. */
function stableTime(text: string): string | null {
  if (!WIRE_TIME.test(text)) return null
  const since = new Date(`${text.replace(' ', 'T')}+08:00`).getTime() - RECORDED_DAY.getTime()
  const days = Math.floor(since / DAY_MS)
  if (days < 0 || since - days * DAY_MS >= RECORDING_MS) return null
  return days === 0 ? '<now>' : `<now + ${days} days>`
}
