import { randomUUID } from 'node:crypto'
import type { RecordDefinition } from '@apron/contract/records/define-record'
import type { RecordFields, ValueOf } from '@apron/contract/records/fields'
import { columnOf } from '../db/sorted-by.ts'
import type { PluginServices } from '../plugin/plugin-services.ts'
import { siteMoment } from '../time/site-day.ts'
import { addHistory } from './history.ts'
import { historyOf } from './record-hooks.ts'
import { writeValue } from './record-rows.ts'

/** A demo record. A missing serial number is assigned. */
export interface SeededRecord<Fields extends RecordFields> {
  readonly site: string
  readonly by: string
  /** Days relative to the seeding day, and the time as `HH:mm`. */
  readonly at: readonly [day: number, time: string]
  readonly values: { readonly [Name in keyof Fields]?: ValueOf<Fields[Name]> }
}

/** Inserts demo records in order. @returns their ids */
export async function seedRecords<Fields extends RecordFields>(
  services: Pick<PluginServices, 'db' | 'nextSerial'>,
  { fields, table }: Pick<RecordDefinition<Fields>, 'fields' | 'table'>,
  seedingDay: Date,
  records: readonly SeededRecord<Fields>[],
): Promise<string[]> {
  const ids: string[] = []
  for (const { site, by, at, values } of records) {
    const id = randomUUID()
    const moment = siteMoment(seedingDay, ...at)
    const given: Readonly<Record<string, unknown>> = { ...values }
    const columns: Record<string, unknown> = {}
    for (const [name, field] of Object.entries(fields)) {
      const value = given[name] ?? (field.kind === 'choice' ? field.initial : undefined)
      // oxlint-disable-next-line no-await-in-loop -- numbers are counted in the order of the records
      const counted =
        field.kind === 'serial' && value === undefined
          ? await services.nextSerial(field.prefix, field.digits)
          : value
      if (counted !== undefined) columns[columnOf(name)] = writeValue(field, counted)
    }
    const marks = { create_by: by, create_time: moment, update_by: by, update_time: moment }
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as they were made
    await services.db
      .withTables<Record<string, Record<string, unknown>>>()
      .insertInto(table)
      .values({ id, site_code: site, ...columns, ...marks })
      .execute()
    const status = typeof given['status'] === 'string' ? given['status'] : ''
    const line = { at: moment, by, action: 'create', from: null, to: status, remark: '' }
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as they were made
    await addHistory(services.db, historyOf({ table }), id, line)
    ids.push(id)
  }
  return ids
}
