import type { Language } from '@apron/contract/dictionary/language'
import { type Kysely, sql } from 'kysely'
import { addHints } from '../../platform/live/hints.ts'
import { type OwnFilter, ownMessages } from './message-filter.ts'

/**
 * Marks a person's matching unread messages as read and returns their number. Besides {@link acknowledge} and the end
 * of a task the only writer of `read_at`; none overwrites a value, so that read stays read (MSG-07).
 */
export async function markRead(
  db: Kysely<unknown>,
  userCode: string,
  filter: OwnFilter,
  now: Date,
  language: Language,
): Promise<number> {
  const at = now.toISOString()
  const { numAffectedRows } = await sql`
    with unread as (
      select r.sid from message_recipient r
       where ${ownMessages(userCode, filter, language)} and r.read_at is null order by r.sid for update)
    update message_recipient r set read_at = ${at}, changed_at = ${at} from unread where r.sid = unread.sid`.execute(
    db,
  )
  return notifyIfChanged(userCode, numAffectedRows)
}

/**
 * Acknowledges very urgent messages of a person, which also marks them as read. Returns how many were not acknowledged
 * yet.
 */
export async function acknowledge(
  db: Kysely<unknown>,
  userCode: string,
  sids: readonly string[],
  now: Date,
  language: Language,
): Promise<number> {
  const at = now.toISOString()
  const { numAffectedRows } = await sql`
    with waiting as (
      select r.sid from message_recipient r
       where ${ownMessages(userCode, { sids, urgency: 2 }, language)} and r.acknowledged_at is null
       order by r.sid for update)
    update message_recipient r
       set acknowledged_at = ${at}, read_at = coalesce(r.read_at, ${at}), changed_at = ${at}
      from waiting where r.sid = waiting.sid`.execute(db)
  return notifyIfChanged(userCode, numAffectedRows)
}

function notifyIfChanged(userCode: string, rows: bigint | undefined): number {
  const count = Number(rows ?? 0n)
  if (count > 0) addHints([userCode])
  return count
}
