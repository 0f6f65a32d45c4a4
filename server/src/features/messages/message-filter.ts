import type { MessageCategory, Purpose } from '@apron/contract/codes/message-codes'
import type { Language } from '@apron/contract/dictionary/language'
import { containsText } from '@apron/server-kit/db/contains-text'
import { type RawBuilder, sql } from 'kysely'
import type { MessageFilter } from './message-criteria.ts'

/** Filter of one person's messages. */
export interface OwnFilter extends Omit<MessageFilter, 'categoryId'> {
  readonly categories?: readonly MessageCategory[]
  readonly purpose?: Purpose
  /** Event code. */
  readonly event?: string
  /** Kind of the record. */
  readonly sourceCat?: string
  /** First path segment of the linked page. */
  readonly app?: string
  /** The same for excluded applications. */
  readonly hiddenApps?: readonly string[]
  /** Excluded event code. */
  readonly hiddenEvent?: string
  /** Messages that existed at this time. */
  readonly until?: Date
  /** Only these. Invalid ids are ignored. */
  readonly sids?: readonly string[]
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * SQL condition on rows `r` of one person. The owner is part of it, so that nobody reads or changes another person's
 * messages.
 */
export function ownMessages(userCode: string, filter: OwnFilter, language: Language): RawBuilder<boolean> {
  const conditions = [
    sql`r.user_code = ${userCode}`,
    ...rowConditions(filter),
    ...messageConditions(filter, language),
  ]
  return sql`(${sql.join(conditions, sql` and `)})`
}

function rowConditions(filter: OwnFilter): RawBuilder<unknown>[] {
  const { categories, type, readStatus, handleStatus, urgency, purpose, from, before, until, sids } = filter
  const conditions: RawBuilder<unknown>[] = []
  if (categories !== undefined) conditions.push(sql`r.category = any(${[...categories]}::text[])`)
  if (type !== undefined) conditions.push(sql`r.type = ${type}`)
  if (readStatus !== undefined)
    conditions.push(readStatus === 0 ? sql`r.read_at is null` : sql`r.read_at is not null`)
  // Only work orders can be handled. Written to match the index of open ones.
  if (handleStatus === 0) conditions.push(sql`r.type = 2 and r.handle_status = 0`)
  if (handleStatus === 1) conditions.push(sql`r.handle_status = 1`)
  if (urgency !== undefined) conditions.push(sql`r.urgency = ${urgency}`)
  if (purpose !== undefined) conditions.push(sql`r.purpose = ${purpose}`)
  if (from !== undefined) conditions.push(sql`r.created_at >= ${from.toISOString()}`)
  if (before !== undefined) conditions.push(sql`r.created_at < ${before.toISOString()}`)
  if (until !== undefined) conditions.push(sql`r.created_at <= ${until.toISOString()}`)
  if (sids !== undefined) conditions.push(sql`r.sid = any(${sids.filter(sid => UUID.test(sid))}::uuid[])`)
  return conditions
}

function messageConditions(filter: OwnFilter, language: Language): RawBuilder<unknown>[] {
  const { content = '', event, hiddenEvent, sourceCat, app, hiddenApps = [] } = filter
  const conditions: RawBuilder<unknown>[] = []
  if (content.trim() !== '') {
    conditions.push(containsText([`f.content_${language}`], content))
  }
  if (event !== undefined) conditions.push(sql`f.event = ${event}`)
  if (hiddenEvent !== undefined) conditions.push(sql`f.event is distinct from ${hiddenEvent}`)
  if (sourceCat !== undefined) conditions.push(sql`f.source_cat = ${sourceCat}`)
  if (app !== undefined) conditions.push(belongsToApp(app))
  if (hiddenApps.length > 0) conditions.push(sql`not (${sql.join(hiddenApps.map(belongsToApp), sql` or `)})`)
  if (conditions.length === 0) return []
  return [
    sql`exists (select 1 from message f where f.id = r.message_id and ${sql.join(conditions, sql` and `)})`,
  ]
}

/** Returns the condition for messages of an application. A message without a page belongs to none. */
function belongsToApp(app: string): RawBuilder<unknown> {
  return sql`(f.event_type = 'route' and starts_with(coalesce(f.url, ''), ${`/${app}/`}))`
}
