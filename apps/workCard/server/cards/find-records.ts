import { fieldsWith } from '@apron/server-kit/records/fields-with'
import { recordsWith } from '@apron/server-kit/records/list-records'
import type { StoredOf } from '@apron/server-kit/records/record-table'
import type { Kysely } from 'kysely'
import { jobCard } from '../../contract/job-card.ts'
import { nonRoutine } from '../../contract/non-routine.ts'
import { workPackage } from '../../contract/work-package.ts'

export type StoredCard = StoredOf<(typeof jobCard)['fields']>
export type StoredPackage = StoredOf<(typeof workPackage)['fields']>

type Db = Kysely<unknown>

/** What boards, checks and sequences read of a card: not its steps, which are most of it. */
const SUMMARY = [
  'cardNo',
  'packageNo',
  'seq',
  'titleZh',
  'titleEn',
  'estHours',
  'actualHours',
  'materials',
  'tools',
  'status',
] as const

export type CardSummary = Awaited<ReturnType<typeof cardsOfPackages>>[number]

export const cardsOfPackages = (db: Db, packageNos: readonly string[]) =>
  fieldsWith(db, jobCard, SUMMARY, 'packageNo', packageNos)

export const packagesByNo = (db: Db, packageNos: readonly string[]) =>
  recordsWith(db, workPackage, 'packageNo', packageNos)

export const nonRoutinesOfPackages = (db: Db, packageNos: readonly string[]) =>
  recordsWith(db, nonRoutine, 'packageNo', packageNos)

export const nonRoutinesOfCard = (db: Db, cardNo: string) =>
  recordsWith(db, nonRoutine, 'sourceCard', [cardNo])

export const cardByNo = async (db: Db, cardNo: string): Promise<StoredCard | undefined> =>
  (await recordsWith(db, jobCard, 'cardNo', [cardNo]))[0]

export const packageByNo = async (db: Db, packageNo: string): Promise<StoredPackage | undefined> =>
  (await packagesByNo(db, [packageNo]))[0]
