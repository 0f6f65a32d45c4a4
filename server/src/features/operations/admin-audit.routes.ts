import { adminAudit } from '@apron/contract/calls/admin-operation.calls'
import type { AuditPage, AuditQuery } from '@apron/contract/entities/admin-audit'
import type { Language } from '@apron/contract/entities/language'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { timeOfWire, wireTime } from '@apron/contract/rules/wire-time'
import { schemasOf } from '@apron/contract/schemas/call-schemas'
import { type ServerRoute, serveCall } from '@apron/contract/sub-apps/server-plugin'
import { type Kysely, sql } from 'kysely'
import type { AuditTables } from '../../platform/log/security-audit.tables.ts'
import type { UsersTables } from '../users/users.tables.ts'

type Tables = AuditTables & Pick<UsersTables, 'app_user'>

/** The security audit for those who may read the operation log. */
export function adminAuditRoutes({ db }: { readonly db: Kysely<unknown> }): ServerRoute[] {
  return [
    serveCall(adminAudit, schemasOf(adminAudit), ({ body }, { language }) => auditPage(db, body, language)),
  ]
}

async function auditPage(
  db: Kysely<unknown>,
  { size, person, event, from, to, before }: AuditQuery,
  language: Language,
): Promise<AuditPage> {
  let found = db.withTables<Tables>().selectFrom('security_audit as a')
  if (person !== undefined)
    found = found.where(sql<boolean>`(a.user_code = ${person} or a.details ->> 'target' = ${person})`)
  if (event !== undefined) found = found.where('a.event', '=', event)
  if (from !== undefined) found = found.where('a.occurred_at', '>=', momentOf(from))
  // The second that `to` names belongs to it.
  if (to !== undefined) found = found.where('a.occurred_at', '<', new Date(momentOf(to).getTime() + 1_000))
  if (before !== undefined) found = found.where('a.id', '<', before)
  const rows = await found
    .leftJoin('app_user as u', 'u.user_code', 'a.user_code')
    .select(['a.id', 'a.occurred_at', 'a.event', 'a.user_code', 'a.address', 'a.details'])
    .select(sql<string>`coalesce(${sql.ref(`u.name_${language}`)}, '')`.as('name'))
    .orderBy('a.id', 'desc')
    .limit(size + 1)
    .execute()
  return {
    records: rows.slice(0, size).map(row => ({
      id: row.id,
      time: wireTime(row.occurred_at),
      event: row.event,
      userCode: row.user_code,
      userName: row.name,
      address: row.address ?? '',
      details: JSON.stringify(row.details),
    })),
    more: rows.length > size,
  }
}

/** @throws Refusal for a time that does not exist */
function momentOf(text: string): Date {
  const time = timeOfWire(text)
  if (time === null) throw new Refusal(SERVER_ERRORS.badRequest, { detail: text })
  return time
}
