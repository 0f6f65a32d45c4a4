import type { RecordDefinition } from '@apron/contract/records/define-record'
import type { RecordFields } from '@apron/contract/records/fields'
import type { PluginServices } from '../../plugin/plugin-services.ts'
import { siteMoment } from '../../time/site-day.ts'
import { type InsertedRecord, insertRecord } from '../insert-record.ts'

/** A demo record. A missing serial number is assigned. */
export interface SeededRecord<Fields extends RecordFields> extends Omit<InsertedRecord<Fields>, 'at'> {
  /** Days relative to the seeding day, and the time as `HH:mm`. */
  readonly at: readonly [day: number, time: string]
}

/** Inserts demo records in order. @returns their ids */
export async function seedRecords<Fields extends RecordFields>(
  services: Pick<PluginServices, 'db' | 'nextSerial'>,
  record: Pick<RecordDefinition<Fields>, 'fields' | 'table'>,
  seedingDay: Date,
  records: readonly SeededRecord<Fields>[],
): Promise<string[]> {
  const ids: string[] = []
  for (const { at, ...values } of records) {
    // oxlint-disable-next-line no-await-in-loop -- numbers are counted in the order of the records
    ids.push(await insertRecord(services, record, { ...values, at: siteMoment(seedingDay, ...at) }))
  }
  return ids
}
