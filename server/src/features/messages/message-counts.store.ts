import type { MessageCategory, MessageType, Purpose } from '@apron/contract/codes/message-codes'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { MessagesTables } from './messages.tables.ts'

/** Number of a person's unread messages of one kind. */
export interface UnreadOfKind {
  readonly category: MessageCategory
  readonly type: MessageType
  readonly purpose: Purpose
  readonly unread: number
}

/** Returns a person's unread messages by kind, without zeros. All other counts are sums of these. */
export async function unreadByKind(db: Kysely<unknown>, userCode: string): Promise<UnreadOfKind[]> {
  const rows = await db
    .withTables<MessagesTables>()
    .selectFrom('message_recipient')
    .select(['category', 'type', 'purpose'])
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('user_code', '=', userCode)
    .where('read_at', 'is', null)
    .groupBy(['category', 'type', 'purpose'])
    .execute()
  return rows.map(({ category, type, purpose, unread }) => ({
    category,
    type,
    purpose,
    unread,
  }))
}

/** Returns the number of unread messages of each of these people, 0 included. */
export async function unreadCounts(
  db: Kysely<unknown>,
  userCodes: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .withTables<MessagesTables>()
    .selectFrom('message_recipient')
    .select('user_code')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('user_code', '=', sql<string>`any(${[...userCodes]}::text[])`)
    .where('read_at', 'is', null)
    .groupBy('user_code')
    .execute()
  const counts = new Map(userCodes.map(userCode => [userCode, 0]))
  for (const { user_code: userCode, unread } of rows) counts.set(userCode, unread)
  return counts
}

/**
 * Returns those of these people whose messages have changed since this time. A change is dated before its transaction
 * commits, so pollers must overlap a little.
 */
export async function changedSince(
  db: Kysely<unknown>,
  since: Date,
  userCodes: readonly string[],
): Promise<string[]> {
  const rows = await db
    .withTables<MessagesTables>()
    .selectFrom('message_recipient')
    .select('user_code')
    .distinct()
    .where('changed_at', '>=', since)
    .where('user_code', '=', sql<string>`any(${[...userCodes]}::text[])`)
    .execute()
  return rows.map(row => row.user_code)
}
