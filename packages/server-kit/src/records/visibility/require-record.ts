import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { RecordDefinition } from '@apron/contract/records/define-record'
import type { RecordFields } from '@apron/contract/records/fields'
import type { Expression, Kysely, SqlBool } from 'kysely'
import { type CallContext, callerOf } from '../../calls/call-context.ts'
import type { StoredOf } from '../described/record-table.ts'
import { findRecord } from '../list-records.ts'

interface Required {
  readonly where?: Expression<SqlBool> | undefined
  /** Locks the record until the transaction ends. */
  readonly lock?: boolean
}

/** Returns the record with this id at one of the caller's sites. @throws Refusal if there is none */
export async function requireRecord<Fields extends RecordFields>(
  db: Kysely<unknown>,
  record: RecordDefinition<Fields>,
  id: string,
  context: CallContext,
  options: Required = {},
): Promise<StoredOf<Fields>> {
  const found = await findRecord(db, record, { id, sites: callerOf(context).sites, ...options })
  if (found === null) throw new Refusal(SERVER_ERRORS.notFound)
  return found
}

/**
 * Locks a record of the site of the call until the transaction ends. @throws Refusal if there is none or it belongs to
 * another site
 */
export async function lockRecordOfSite<Fields extends RecordFields>(
  trx: Kysely<unknown>,
  record: RecordDefinition<Fields>,
  id: string,
  context: CallContext,
): Promise<StoredOf<Fields>> {
  const found = await requireRecord(trx, record, id, context, { lock: true })
  if (found.siteCode !== context.site) throw new Refusal(SERVER_ERRORS.otherSiteRecord)
  return found
}
