import { randomUUID } from 'node:crypto'
import type { RecordDefinition } from '@apron/contract/records/define-record'
import type { RecordFields, ValueOf } from '@apron/contract/records/fields'
import { columnOf } from '../db/sorted-by.ts'
import type { PluginServices } from '../plugin/plugin-services.ts'
import { historyOf } from './described/record-hooks.ts'
import { writeValue } from './described/record-rows.ts'
import { addHistory } from './history.ts'

/** A record created by application code. A missing serial number is assigned. */
export interface InsertedRecord<Fields extends RecordFields> {
  readonly site: string
  readonly by: string
  readonly at: Date
  readonly values: { readonly [Name in keyof Fields]?: ValueOf<Fields[Name]> }
}

/** Inserts a described record with its first history entry, without the checks of a save. @returns its id */
export async function insertRecord<Fields extends RecordFields>(
  services: Pick<PluginServices, 'db' | 'nextSerial'>,
  { fields, table }: Pick<RecordDefinition<Fields>, 'fields' | 'table'>,
  { site, by, at, values }: InsertedRecord<Fields>,
): Promise<string> {
  const id = randomUUID()
  const given: Readonly<Record<string, unknown>> = { ...values }
  const columns: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const value = given[name] ?? (field.kind === 'choice' ? field.initial : undefined)
    const counted =
      field.kind === 'serial' && value === undefined
        ? // oxlint-disable-next-line no-await-in-loop -- a record has one number, seldom two
          await services.nextSerial(field.prefix, field.digits)
        : value
    if (counted !== undefined) columns[columnOf(name)] = writeValue(field, counted)
  }
  const marks = { create_by: by, create_time: at, update_by: by, update_time: at }
  await services.db
    .withTables<Record<string, Record<string, unknown>>>()
    .insertInto(table)
    .values({ id, site_code: site, ...columns, ...marks })
    .execute()
  const status = columns['status']
  const to = typeof status === 'string' ? status : ''
  await addHistory(services.db, historyOf({ table }), id, {
    at,
    by,
    action: 'create',
    from: null,
    to,
    remark: '',
  })
  return id
}
