import { fieldsWith } from '@apron/server-kit/records/described/fields-with'
import type { StoredOf } from '@apron/server-kit/records/described/record-table'
import { recordsWith } from '@apron/server-kit/records/list-records'
import { jobCard } from '../../contract/job-card.ts'
import { nonRoutine } from '../../contract/non-routine.ts'
import { workPackage } from '../../contract/work-package.ts'
import type { Db } from '../work-card.tables.ts'

export type StoredCard = StoredOf<(typeof jobCard)['fields']>

/** Fields that checks and sequences need. Excludes the steps, the largest part of a card. */
const SUMMARY = ['cardNo', 'seq', 'titleZh', 'titleEn', 'materials', 'tools', 'status'] as const

export const cardsOf = (db: Db, packageNo: string) =>
  fieldsWith(db, jobCard, SUMMARY, 'packageNo', [packageNo])

export const nonRoutinesOfCard = (db: Db, cardNo: string) =>
  recordsWith(db, nonRoutine, 'sourceCard', [cardNo])

export const cardByNo = async (db: Db, no: string) => (await recordsWith(db, jobCard, 'cardNo', [no])).at(0)

export const packageByNo = async (db: Db, no: string) =>
  (await recordsWith(db, workPackage, 'packageNo', [no])).at(0)
