import { type Static, Type } from 'typebox'
import { BULK_ROWS } from '../limits/paging.ts'

/** How one of several rows that were acted on together ended. */
export const RowResult = Type.Object({
  id: Type.String(),
  done: Type.Boolean(),
  msg: Type.String({
    description:
      'Why not, or what to know of it when done; in the language of the request, empty for nothing',
  }),
})
export type RowResult = Static<typeof RowResult>

/** Answer of a call that acts on several rows, each by itself, in the order they were sent in. */
export const RowResults = Type.Array(RowResult, { maxItems: BULK_ROWS })
