import type { MessageCategory, Purpose } from '@apron/contract/codes/message-codes'
import type { Language } from '@apron/contract/entities/language'
import { containsText } from '@apron/server-kit/db/contains-text'
import { type RawBuilder, sql } from 'kysely'
import type { MessageFilter } from './message-criteria.ts'

/** What messages of one person are chosen by. */
export interface OwnFilter extends Omit<MessageFilter, 'categoryId'> {
  readonly categories?: readonly MessageCategory[]
  readonly purpose?: Purpose
  /** Code of the event. */
  readonly event?: string
  /** Kind of the record that the message is about. */
  readonly sourceCat?: string
  /** First path segment of the page that the message leads to. */
  readonly app?: string
  /** The same of those that are left out. */
  readonly hiddenApps?: readonly string[]
  /** Code of an event that is left out. */
  readonly hiddenEvent?: string
  /** There at this moment. */
  readonly until?: Date
  /** These alone; what is no id is left out. */
  readonly sids?: readonly string[]
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The rows `r` of one person that fit. Whose they are is part of the condition, so that nobody reads or changes another's. */
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
  // Only work orders have something to be done; written so that the index of open ones fits.
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

/** A message without a page is of no application. */
function ofApp(app: string): RawBuilder<unknown> {
  return sql`(f.event_type = 'route' and starts_with(coalesce(f.url, ''), ${`/${app}/`}))`
}
