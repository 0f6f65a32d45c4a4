import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { MAX_OFFSET_ROWS } from '@apron/contract/limits/lists'
import { timeOfWire } from '@apron/contract/wire/formats/wire-time'
import type { Kysely, SelectQueryBuilder } from 'kysely'

interface Period {
  readonly from?: string
  readonly to?: string
}

/** Rejects an invalid time. @throws Refusal */
export function checkPeriod({ from, to }: Period): void {
  for (const time of [from, to]) {
    if (time !== undefined && timeOfWire(time) === null)
      throw new Refusal(SERVER_ERRORS.badRequest, { detail: time })
  }
}

/** Returns the start of a named second. @throws RangeError for an invalid time; callers check it before */
export function startOfSecond(text: string): Date {
  const time = timeOfWire(text)
  if (time === null) throw new RangeError(`Invalid time: ${text}`)
  return time
}

/** Returns the end of a named second, since `to` is inclusive. */
export function endOfSecond(text: string): Date {
  return new Date(startOfSecond(text).getTime() + 1_000)
}

interface LogTotal {
  readonly total: number
  readonly more: boolean
}

/** Counts up to {@link MAX_OFFSET_ROWS}, so that a long log stays cheap. @param found one column of the matches */
export async function countLog<Tables, From extends keyof Tables>(
  db: Kysely<unknown>,
  found: SelectQueryBuilder<Tables, From, { id: unknown }>,
): Promise<LogTotal> {
  const { count } = await db
    .selectFrom(found.limit(MAX_OFFSET_ROWS + 1).as('found'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { total: Math.min(count, MAX_OFFSET_ROWS), more: count > MAX_OFFSET_ROWS }
}
