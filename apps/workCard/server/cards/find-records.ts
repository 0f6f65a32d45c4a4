import type { RecordDefinition } from '@apron/contract/records/define-record'
import type { RecordFields } from '@apron/contract/records/fields'
import { recordsOf } from '@apron/server-kit/records/list-records'
import { readRow, recordSelection } from '@apron/server-kit/records/record-rows'
import type { StoredOf } from '@apron/server-kit/records/record-table'
import type { Kysely } from 'kysely'
import { jobCard } from '../../contract/job-card.ts'
import { nonRoutine } from '../../contract/non-routine.ts'
import { workPackage } from '../../contract/work-package.ts'

export type StoredCard = StoredOf<(typeof jobCard)['fields']>
export type StoredPackage = StoredOf<(typeof workPackage)['fields']>
export type StoredNonRoutine = StoredOf<(typeof nonRoutine)['fields']>

/** Returns the records whose column has one of these values. */
async function recordsWith<Fields extends RecordFields>(
  db: Kysely<unknown>,
  record: RecordDefinition<Fields>,
  column: string,
  values: readonly string[],
): Promise<StoredOf<Fields>[]> {
  if (values.length === 0) return []
  const rows = await recordsOf(db, record)
    .select(recordSelection(record))
    .where(column, 'in', [...values])
    .execute()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the selection names every field and `readRow` reads each by its kind
  return rows.map(row => readRow(record.fields, row) as StoredOf<Fields>)
}

export const cardsOfPackages = (db: Kysely<unknown>, packageNos: readonly string[]): Promise<StoredCard[]> =>
  recordsWith(db, jobCard, 'package_no', packageNos)

export async function cardByNo(db: Kysely<unknown>, cardNo: string): Promise<StoredCard | undefined> {
  return (await recordsWith(db, jobCard, 'card_no', [cardNo]))[0]
}

export const packagesByNo = (db: Kysely<unknown>, packageNos: readonly string[]): Promise<StoredPackage[]> =>
  recordsWith(db, workPackage, 'package_no', packageNos)

export async function packageByNo(
  db: Kysely<unknown>,
  packageNo: string,
): Promise<StoredPackage | undefined> {
  return (await packagesByNo(db, [packageNo]))[0]
}

export const nonRoutinesOfPackages = (
  db: Kysely<unknown>,
  packageNos: readonly string[],
): Promise<StoredNonRoutine[]> => recordsWith(db, nonRoutine, 'package_no', packageNos)

export const nonRoutinesOfCard = (db: Kysely<unknown>, cardNo: string): Promise<StoredNonRoutine[]> =>
  recordsWith(db, nonRoutine, 'source_card', [cardNo])
