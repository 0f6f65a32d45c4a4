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
  const conditions = [sql`r.user_code = ${userCode}`, ...ofRow(filter), ...ofMessage(filter, language)]
  return sql`(${sql.join(conditions, sql` and `)})`
}

function ofRow(filter: OwnFilter): RawBuilder<unknown>[] {
  const { categories, type, readStatus, handleStatus, urgency, purpose, from, before, until, sids } = filter
  const found: RawBuilder<unknown>[] = []
  if (categories !== undefined) found.push(sql`r.category = any(${[...categories]}::text[])`)
  if (type !== undefined) found.push(sql`r.type = ${type}`)
  if (readStatus !== undefined)
    found.push(readStatus === 0 ? sql`r.read_at is null` : sql`r.read_at is not null`)
  // Only work orders can be handled. Written to match the index of open ones.
  if (handleStatus === 0) found.push(sql`r.type = 2 and r.handle_status = 0`)
  if (handleStatus === 1) found.push(sql`r.handle_status = 1`)
  if (urgency !== undefined) found.push(sql`r.urgency = ${urgency}`)
  if (purpose !== undefined) found.push(sql`r.purpose = ${purpose}`)
  if (from !== undefined) found.push(sql`r.created_at >= ${from.toISOString()}`)
  if (before !== undefined) found.push(sql`r.created_at < ${before.toISOString()}`)
  if (until !== undefined) found.push(sql`r.created_at <= ${until.toISOString()}`)
  if (sids !== undefined) found.push(sql`r.sid = any(${sids.filter(sid => UUID.test(sid))}::uuid[])`)
  return found
}

function ofMessage(filter: OwnFilter, language: Language): RawBuilder<unknown>[] {
  const { content = '', event, hiddenEvent, sourceCat, app, hiddenApps = [] } = filter
  const found: RawBuilder<unknown>[] = []
  if (content.trim() !== '') {
    found.push(containsText([`f.content_${language}`], content))
  }
  if (event !== undefined) found.push(sql`f.event = ${event}`)
  if (hiddenEvent !== undefined) found.push(sql`f.event is distinct from ${hiddenEvent}`)
  if (sourceCat !== undefined) found.push(sql`f.source_cat = ${sourceCat}`)
  if (app !== undefined) found.push(ofApp(app))
  if (hiddenApps.length > 0) found.push(sql`not (${sql.join(hiddenApps.map(ofApp), sql` or `)})`)
  if (found.length === 0) return []
  return [sql`exists (select 1 from message f where f.id = r.message_id and ${sql.join(found, sql` and `)})`]
}

/** Returns the condition for messages of an application. A message without a page belongs to none. */
function ofApp(app: string): RawBuilder<unknown> {
  return sql`(f.event_type = 'route' and starts_with(coalesce(f.url, ''), ${`/${app}/`}))`
}
