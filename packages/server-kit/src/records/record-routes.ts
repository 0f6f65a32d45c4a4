import { randomUUID } from 'node:crypto'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { RecordDefinition, SaveOf } from '@apron/contract/records/define-record'
import type { RecordFields } from '@apron/contract/records/fields'
import { isEditable } from '@apron/contract/records/is-editable'
import type { Expression, Kysely, SqlBool } from 'kysely'
import { type CallContext, callerOf } from '../calls/call-context.ts'
import { claimRequest } from '../calls/claim-request.ts'
import { type ServerRoute, serveCall } from '../calls/serve-call.ts'
import { serveSave } from '../calls/serve-save.ts'
import { columnOf } from '../db/sorted-by.ts'
import type { PluginServices } from '../plugin/plugin-services.ts'
import { answerRecords } from './answer-records.ts'
import { findRecord, listRecords } from './list-records.ts'
import { dictionaryValues, fileUrls, requireValid } from './record-checks.ts'
import { writtenColumns } from './record-rows.ts'
import type { StoredOf } from './record-table.ts'
import { requireSeen } from './require-seen.ts'

/** A save inside its transaction. */
export interface SavedRecord<Fields extends RecordFields> {
  readonly trx: Kysely<unknown>
  readonly id: string
  readonly values: SaveOf<Fields>
  /** Null for a new record. */
  readonly before: StoredOf<Fields> | null
  readonly context: CallContext
}

/** Rules of a record beyond its description. */
export interface RecordHooks<Fields extends RecordFields> {
  /** Which records of the site the caller sees; all by default. */
  readonly visible?: (context: CallContext) => Promise<Expression<SqlBool>> | Expression<SqlBool>
  /** Asked before anything is written. @throws Refusal when the record may not be saved so */
  readonly check?: (saved: SavedRecord<Fields>) => Promise<void>
  /** Done in the same transaction after the record is written, such as telling people of it. */
  readonly saved?: (saved: SavedRecord<Fields>) => Promise<void>
}

/** Kind of a record as `files.link` and `fileReaders` name it. */
export const fileKindOf = ({ app, name }: Pick<RecordDefinition, 'app' | 'name'>) => `${app}.${name}`

/** The calls of a described record: list, detail, save, and deletion while it can still be changed. */
export function recordRoutes<Fields extends RecordFields>(
  services: PluginServices,
  record: RecordDefinition<Fields>,
  hooks: RecordHooks<Fields> = {},
): ServerRoute[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what follows asks each field by its kind
  return routesOf(
    services,
    record as unknown as RecordDefinition,
    hooks as unknown as RecordHooks<RecordFields>,
  )
}

function routesOf(
  services: PluginServices,
  record: RecordDefinition,
  hooks: RecordHooks<RecordFields>,
): ServerRoute[] {
  const { calls, schemas, fields } = record
  const { db, clock } = services

  const visible = async (context: CallContext) => await hooks.visible?.(context)

  async function detail(id: string, context: CallContext) {
    const found = await findRecord(db, record, { id, site: context.site, where: await visible(context) })
    if (found === null) throw new Refusal(SERVER_ERRORS.notFound)
    const [answer] = await answerRecords(services, record, [found], context.language)
    if (answer === undefined) throw new Refusal(SERVER_ERRORS.notFound)
    return answer
  }

  async function save(values: SaveOf<RecordFields>, context: CallContext): Promise<string> {
    const { userCode: by } = callerOf(context)
    await requireValid(services, record, values, context.language)
    const where = await visible(context)
    const id = values.id ?? randomUUID()
    const serials = values.id === null ? await nextSerials(services, fields) : {}
    const now = clock.now()
    await db.transaction().execute(async trx => {
      await claimRequest(trx, context, id)
      const before =
        values.id === null
          ? null
          : await findRecord(trx, record, { id, site: context.site, where, lock: true })
      requireSeen(before, values.version, id)
      if (before !== null && !isEditable(fields, before)) throw new Refusal(SERVER_ERRORS.notAllowedInState)
      const saved = { trx, id, values, before, context }
      await hooks.check?.(saved)
      await services.dictionaries.hold(trx, dictionaryValues(fields, values))
      await services.files.link(trx, { kind: fileKindOf(record), id }, fileUrls(fields, values), {
        userCode: by,
      })
      const marks = { update_by: by, update_time: now }
      const columns = { ...writtenColumns(fields, values), ...marks }
      const tables = trx.withTables<Record<string, Record<string, unknown>>>()
      if (before === null) {
        const made = { id, site_code: context.site, create_by: by, create_time: now }
        await tables
          .insertInto(record.table)
          .values({ ...initialColumns(fields), ...serials, ...columns, ...made })
          .execute()
      } else {
        await tables
          .updateTable(record.table)
          .set({ ...columns, version: before.version + 1 })
          .where('id', '=', id)
          .execute()
      }
      await hooks.saved?.(saved)
    })
    return id
  }

  async function remove(id: string, version: number, context: CallContext): Promise<void> {
    const person = callerOf(context)
    const where = await visible(context)
    await db.transaction().execute(async trx => {
      const before = await findRecord(trx, record, { id, site: context.site, where, lock: true })
      requireSeen(before, version, id)
      if (before !== null && !isEditable(fields, before)) throw new Refusal(SERVER_ERRORS.notAllowedInState)
      await services.files.link(trx, { kind: fileKindOf(record), id }, [], person)
      const marks = { update_by: person.userCode, update_time: clock.now(), version: version + 1 }
      await trx
        .withTables<Record<string, Record<string, unknown>>>()
        .updateTable(record.table)
        .set({ ...marks, del_flag: 1 })
        .where('id', '=', id)
        .execute()
    })
  }

  return [
    serveCall(calls.queryPage, { body: schemas.query, data: schemas.page }, async ({ body }, context) => {
      const { site, language } = context
      const where = await visible(context)
      const page = await listRecords(db, services, record, { site, language, query: body, where })
      return { ...page, records: await answerRecords(services, record, page.records, language) }
    }),
    serveCall(calls.detail, { query: schemas.id, data: schemas.record }, ({ query }, context) =>
      detail(query.id, context),
    ),
    serveSave(
      calls.save,
      { body: schemas.save, data: schemas.record },
      { save: ({ body }, context) => save(body, context), answer: detail },
    ),
    serveCall(calls.remove, { body: schemas.idVersion, data: schemas.nothing }, async ({ body }, context) => {
      await remove(body.id, body.version, context)
      return null
    }),
  ]
}

/** What a new record has that nobody filled in. */
function initialColumns(fields: RecordFields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'choice' && field.readOnly === true ? [[columnOf(name), field.initial]] : [],
    ),
  )
}

/** Numbers are never reused: one that a refused save has taken leaves a gap. */
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
