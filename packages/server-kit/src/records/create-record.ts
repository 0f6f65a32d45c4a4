import { randomUUID } from 'node:crypto'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { RecordVersion } from '@apron/contract/records/define-record'
import type { Kysely } from 'kysely'
import { type CallContext, callerOf } from '../calls/call-context.ts'
import { claimIdempotencyKey } from '../calls/claim-idempotency-key.ts'
import type { Clock } from '../time/clock.ts'
import { addHistory, type HistoryPlace } from './history.ts'

interface NewKind<Tables> {
  readonly db: Kysely<Tables>
  readonly clock: Clock
  readonly history: HistoryPlace
  /** Initial state of new records. */
  readonly status: string
}

/** A new record inside its transaction. */
export interface NewRecord<Tables> {
  readonly trx: Kysely<Tables>
  readonly id: string
  /** Columns of every new record. */
  readonly marks: {
    readonly id: string
    readonly site_code: string
    readonly create_by: string
    readonly create_time: Date
    readonly update_by: string
    readonly update_time: Date
  }
}

/**
 * Creates a record in the application's own tables at the site of the call, with its first history entry, in one
 * transaction. @returns its id
 */
export async function createRecord<Tables>(
  { db, clock, history, status }: NewKind<Tables>,
  context: CallContext,
  insert: (made: NewRecord<Tables>) => Promise<void>,
): Promise<string> {
  const { userCode: by } = callerOf(context)
  const at = clock.now()
  const id = randomUUID()
  const marks = {
    id,
    site_code: context.site,
    create_by: by,
    create_time: at,
    update_by: by,
    update_time: at,
  }
  await db.transaction().execute(async trx => {
    await claimIdempotencyKey(trx, context, id)
    await insert({ trx, id, marks })
    await addHistory(trx, history, id, { at, by, action: 'create', from: null, to: status, remark: '' })
  })
  return id
}

/** Creates a record, or changes it in the version that the person saw. @returns its id */
export async function createOrChange(
  { id, version }: { readonly id: string | null; readonly version: number | null },
  create: () => Promise<string>,
  change: (seen: RecordVersion) => Promise<void>,
): Promise<string> {
  if (id === null) return await create()
  if (version === null) throw new Refusal(SERVER_ERRORS.badRequest, { detail: 'version' })
  await change({ id, version })
  return id
}
