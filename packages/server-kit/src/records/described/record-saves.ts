import { randomUUID } from 'node:crypto'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { RecordDefinition, RecordVersion, SaveOf } from '@apron/contract/records/define-record'
import type { RecordFields } from '@apron/contract/records/fields'
import { isEditable } from '@apron/contract/records/is-editable'
import type { Kysely } from 'kysely'
import { type CallContext, callerOf } from '../../calls/call-context.ts'
import { claimIdempotencyKey } from '../../calls/claim-idempotency-key.ts'
import { columnOf } from '../../db/sorted-by.ts'
import { actsFor } from '../../people/acting.ts'
import type { PluginServices } from '../../plugin/plugin-services.ts'
import { addHistory } from '../history.ts'
import { findRecord } from '../list-records.ts'
import { requireCurrentVersion } from '../visibility/require-current-version.ts'
import { dictionaryValues, fileUrls, requireValid } from './record-checks.ts'
import { fileKindOf, historyOf, type RecordHooks } from './record-hooks.ts'
import { columnsOfValues, writtenColumns } from './record-rows.ts'
import type { StoredOf } from './record-table.ts'

type AnyTables = Record<string, Record<string, unknown>>
type Stored = StoredOf<RecordFields>

/** Creates, updates and deletes records. Each change and its history entry share a transaction. */
export function recordSaves(
  services: PluginServices,
  record: RecordDefinition,
  hooks: RecordHooks<RecordFields>,
) {
  const { fields, table, rights } = record
  const { db, clock } = services
  const kind = fileKindOf(record)

  /**
   * Loads and locks the record. Null for a new one. @throws Refusal if it is missing, of another site, changed since,
   * or not editable
   */
  async function lockCurrent(
    trx: Kysely<unknown>,
    { id, version }: Pick<SaveOf<RecordFields>, 'id' | 'version'>,
    context: CallContext,
  ): Promise<Stored | null> {
    if (id === null) {
      requireCurrentVersion(null, version, '')
      return null
    }
    const where = await hooks.visible?.(context, services.in(trx))
    const before = await findRecord(trx, record, { id, sites: callerOf(context).sites, where, lock: true })
    if (before !== null && before.siteCode !== context.site) throw new Refusal(SERVER_ERRORS.otherSiteRecord)
    requireCurrentVersion(before, version, id)
    if (before !== null && !isEditable(fields, before)) throw new Refusal(SERVER_ERRORS.notAllowedInState)
    return before
  }

  async function recordChange(
    trx: Kysely<unknown>,
    id: string,
    { action, before, context, at }: RecordedChange,
  ): Promise<void> {
    const person = callerOf(context)
    const to = statusOf(before) ?? initialStatus(fields)
    const forCode = actsFor(person, rights.edit)?.userCode ?? null
    const line = { at, by: person.userCode, for: forCode, action, from: statusOf(before), to, remark: '' }
    await addHistory(trx, historyOf(record), id, line)
  }

  async function save(values: SaveOf<RecordFields>, context: CallContext): Promise<string> {
    const person = callerOf(context)
    const id = values.id ?? randomUUID()
    const at = clock.now()
    await db.transaction().execute(async trx => {
      await claimIdempotencyKey(trx, context, id)
      await requireValid(services.in(trx), record, values, context.language)
      const before = await lockCurrent(trx, values, context)
      const saved = { trx, id, values, before, context, by: person.userCode }
      const further = await hooks.check?.(saved)
      await services.dictionaries.hold(trx, dictionaryValues(fields, values))
      const urls = fileUrls(fields, values)
      if (before !== null || urls.length > 0) await services.files.link(trx, { kind, id }, urls, person)
      const marks = { update_by: person.userCode, update_time: at }
      const written = before === null ? fields : changeable(fields)
      const filled = { ...writtenColumns(written, values), ...columnsOfValues(fields, further ?? {}) }
      const columns = { ...filled, ...marks }
      const tables = trx.withTables<AnyTables>()
      if (before === null) {
        const creation = { id, site_code: context.site, create_by: person.userCode, create_time: at }
        // Done last: a series is locked until its transaction ends.
        const serials = await nextSerials(services.in(trx), fields)
        const first = { ...emptyReadOnly(fields), ...serials, ...columns, ...creation }
        await tables.insertInto(table).values(first).execute()
      } else {
        const changed = { ...columns, version: before.version + 1 }
        await tables.updateTable(table).set(changed).where('id', '=', id).execute()
      }
      await recordChange(trx, id, { action: before === null ? 'create' : 'edit', before, context, at })
      await hooks.saved?.(saved)
    })
    return id
  }

  async function remove({ id, version }: RecordVersion, context: CallContext): Promise<void> {
    const person = callerOf(context)
    const at = clock.now()
    await db.transaction().execute(async trx => {
      const before = await lockCurrent(trx, { id, version }, context)
      await hooks.removing?.({ trx, id, before, context, by: person.userCode })
      await services.files.link(trx, { kind, id }, [], person)
      const marks = { update_by: person.userCode, update_time: at, version: version + 1, del_flag: 1 }
      await trx.withTables<AnyTables>().updateTable(table).set(marks).where('id', '=', id).execute()
      await recordChange(trx, id, { action: 'remove', before, context, at })
    })
  }

  return { save, remove }
}

interface RecordedChange {
  readonly action: string
  readonly before: Stored | null
  readonly context: CallContext
  readonly at: Date
}

/** Leaves out fixed fields, which keep the value of the first save. */
function changeable(fields: RecordFields): RecordFields {
  return Object.fromEntries(Object.entries(fields).filter(([, { fixed }]) => fixed !== true))
}

function statusOf(before: Stored | null): string | null {
  const status = before?.['status']
  return typeof status === 'string' ? status : null
}

/** Returns the initial state, empty for a record without states. */
function initialStatus({ status }: RecordFields): string {
  return status?.kind === 'choice' && status.initial !== null ? status.initial : ''
}

/** Returns the initial values of read-only fields. Only texts and states have one. */
function emptyReadOnly(fields: RecordFields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (field.readOnly !== true) return []
      if (field.kind === 'choice') return [[columnOf(name), field.initial]]
      return field.kind === 'text' ? [[columnOf(name), '']] : []
    }),
  )
}

/** Assigns the serial numbers of a new record. */
async function nextSerials(
  { nextSerial }: Pick<PluginServices, 'nextSerial'>,
  fields: RecordFields,
): Promise<Record<string, string>> {
  const serials: Record<string, string> = {}
  for (const [name, field] of Object.entries(fields)) {
    // oxlint-disable-next-line no-await-in-loop -- a record has one number, seldom two
    if (field.kind === 'serial') serials[columnOf(name)] = await nextSerial(field.prefix, field.digits)
  }
  return serials
}
