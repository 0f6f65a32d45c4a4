import { TABLE_PAGE_SIZE, TABLE_PAGE_SIZES } from '@apron/contract/limits/paging'
import { type FilterFields, type FilterOf, noFilter, readFilter } from './filter-fields.ts'

export interface ListSort<Key extends string> {
  readonly id: Key
  readonly direction: 'asc' | 'desc'
}

/** How a person looks at a list, and finds it again: filter, order and page size. */
export interface ListView<Filter, Key extends string> {
  readonly filter: Filter
  readonly sort: ListSort<Key> | null
  readonly size: number
}

/** What a list may be looked at by. */
export interface ListShape<Fields extends FilterFields, Key extends string> {
  readonly filter: Fields
  readonly sortKeys?: readonly Key[]
  /** Rows of a page at first. */
  readonly size?: number
}

export function firstView<Fields extends FilterFields, Key extends string>({
  filter,
  size = TABLE_PAGE_SIZE,
}: ListShape<Fields, Key>): ListView<FilterOf<Fields>, Key> {
  return { filter: noFilter(filter), sort: null, size }
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
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
