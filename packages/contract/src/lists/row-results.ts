import { type Static, Type } from 'typebox'
import { BULK_ROWS } from '../limits/lists.ts'

/** Result for one of several rows of a bulk action. */
export const RowResult = Type.Object({
  id: Type.String(),
  done: Type.Boolean(),
  msg: Type.String({
    description: 'Reason if not done, otherwise a remark; in the language of the request, may be empty',
  }),
})
export type RowResult = Static<typeof RowResult>

/** Response of a bulk action: one result per row, in request order. */
export const RowResults = Type.Array(RowResult, { maxItems: BULK_ROWS })
