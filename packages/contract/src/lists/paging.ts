import { type Static, type TSchema, Type } from 'typebox'
import { MAX_PAGE_SIZE, TABLE_PAGE_SIZE } from '../limits/lists.ts'

const position = {
  current: Type.Integer({ minimum: 1, maximum: 100_000, default: 1 }),
  size: Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, default: TABLE_PAGE_SIZE }),
}

/** Body of a list call: page, size and the filter of that list (wire decision). */
export function PageRequest<Criteria extends TSchema>(criteria: Criteria) {
  return Type.Object({ ...position, queryCriteria: criteria })
}

/** Sort order in the criteria of a list: one of these columns. Without it the list has its default order. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the type that is answered is made of it
export function Order<const Keys extends readonly string[]>(keys: Keys) {
  return { sortBy: Type.Optional(Type.Enum(keys)), descending: Type.Optional(Type.Boolean()) }
}

/** Response of a list call. */
export function Page<Row extends TSchema>(row: Row) {
  return Type.Object({
    records: Type.Array(row),
    total: Type.Integer({ minimum: 0 }),
    current: position.current,
    size: position.size,
  })
}

/** Response of a list call with its time, so that "mark all as read" leaves later messages alone. */
export function PageAsOf<Row extends TSchema>(row: Row) {
  return Type.Object({ ...Page(row).properties, asOf: Type.String({ description: 'ISO 8601' }) })
}

export interface PageOf<Row> {
  records: Row[]
  total: number
  current: number
  size: number
}

export interface PageAsOf<Row> extends PageOf<Row> {
  asOf: string
}

/** Body of list calls with `page` and `limit` in §7 (TBL-05). */
export const PageLimitRequest = Type.Object({
  page: Type.Integer({ minimum: 1, maximum: 100_000, default: 1 }),
  limit: Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, default: MAX_PAGE_SIZE }),
  name: Type.Optional(Type.String({ maxLength: 60, description: 'Part of the name or code' })),
})
export type PageLimitRequest = Static<typeof PageLimitRequest>
