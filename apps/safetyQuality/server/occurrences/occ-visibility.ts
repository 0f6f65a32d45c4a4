import type { CallingPerson } from '@apron/server-kit/calls/call-context'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { OCC_REVIEW_RIGHT, OCC_SEND_RIGHT } from '../../contract/occurrence.calls.ts'
import type { OccStatus } from '../../contract/occurrence.values.ts'
import type { OccTables, OccurrenceTable } from './occurrence.tables.ts'

export type OccBuilder = ExpressionBuilder<OccTables & { o: OccurrenceTable }, 'o'>

/** Which reports a person may read: their own, and for the safety section all that were submitted. */
export interface OccVisibility {
  readonly userCode: string
  readonly seesAll: boolean
}

export const occVisibilityOf = ({
  userCode,
  resources,
}: Pick<CallingPerson, 'userCode' | 'resources'>): OccVisibility => ({
  userCode,
  seesAll: resources.has(OCC_REVIEW_RIGHT) || resources.has(OCC_SEND_RIGHT),
})

/** Returns true if a report is visible. */
export function isOccVisible(
  { userCode, seesAll }: OccVisibility,
  { create_by: author, status }: { readonly create_by: string; readonly status: OccStatus },
): boolean {
  return author === userCode || (seesAll && status !== 'DRAFT')
}

/** The rule of {@link isOccVisible} as a condition on report `o`. */
export function occVisibleTo({ userCode, seesAll }: OccVisibility) {
  return (eb: OccBuilder): Expression<SqlBool> => {
    const own = eb('o.create_by', '=', userCode)
    return seesAll ? eb.or([own, eb('o.status', '!=', 'DRAFT')]) : own
  }
}
