import { TABLE_PAGE_SIZE, TABLE_PAGE_SIZES } from '@apron/contract/limits/paging'
import { type FilterFields, type FilterOf, noFilter, readFilter } from '../filter/filter-fields.ts'

export interface ListSort<Key extends string> {
  readonly id: Key
  readonly direction: 'asc' | 'desc'
}

/** How a person looks at a list, and finds it again: filter, order, page size and columns. */
export interface ListView<Filter, Key extends string> {
  readonly filter: Filter
  readonly sort: ListSort<Key> | null
  readonly size: number
  /** Ids of the columns in their order; null: those that the person has chosen for the list. */
  readonly columns: readonly string[] | null
}

/** What a list may be looked at by. */
export interface ListShape<Fields extends FilterFields, Key extends string> {
  readonly filter: Fields
  readonly sortKeys?: readonly Key[]
  /** Rows of a page at first. */
  readonly size?: number
  /** As many rows at once as a call answers, in place of pages of a chosen size: for a tree, which pages would cut. */
  readonly whole?: boolean
}

export function firstView<Fields extends FilterFields, Key extends string>({
  filter,
  size = TABLE_PAGE_SIZE,
}: ListShape<Fields, Key>): ListView<FilterOf<Fields>, Key> {
  return { filter: noFilter(filter), sort: null, size, columns: null }
}

/** A view as the browser kept it; what cannot be read counts as not kept. */
export function readView<Fields extends FilterFields, Key extends string>(
  shape: ListShape<Fields, Key>,
  kept: unknown,
): ListView<FilterOf<Fields>, Key> {
  const first = firstView(shape)
  if (!isRecord(kept)) return first
  const sort = isRecord(kept['sort']) ? kept['sort'] : {}
  const id = shape.sortKeys?.find(key => key === sort['id'])
  return {
    filter: readFilter(shape.filter, isRecord(kept['filter']) ? kept['filter'] : {}),
    sort: id === undefined ? null : { id, direction: sort['direction'] === 'desc' ? 'desc' : 'asc' },
    size: TABLE_PAGE_SIZES.find(size => size === kept['size']) ?? first.size,
    columns: readColumns(kept['columns']),
  }
}

/** A view as the server keeps it for its person. */
export function readViewText<Fields extends FilterFields, Key extends string>(
  shape: ListShape<Fields, Key>,
  text: string,
): ListView<FilterOf<Fields>, Key> {
  try {
    return readView(shape, JSON.parse(text))
  } catch {
    // Written by a version that is not known here.
    return firstView(shape)
  }
}

/** The same view is the same text. */
export function viewText<Filter, Key extends string>({
  filter,
  sort,
  size,
  columns,
}: ListView<Filter, Key>): string {
  return JSON.stringify({
    filter,
    sort: sort && { id: sort.id, direction: sort.direction },
    size,
    columns,
  })
}

function readColumns(kept: unknown): readonly string[] | null {
  if (!Array.isArray(kept)) return null
  const ids = kept.filter(id => typeof id === 'string')
  return ids.length === 0 ? null : ids
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
