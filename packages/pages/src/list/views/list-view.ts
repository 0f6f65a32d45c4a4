import { TABLE_PAGE_SIZE, TABLE_PAGE_SIZES } from '@apron/contract/limits/lists'
import { type FilterFields, type FilterOf, noFilter, readFilter } from '../filter/filter-fields.ts'

export interface ListSort<Key extends string> {
  readonly id: Key
  readonly direction: 'asc' | 'desc'
}

/** A view of a list: filter, sort order, page size and columns. */
export interface ListView<Filter, Key extends string> {
  readonly filter: Filter
  readonly sort: ListSort<Key> | null
  readonly size: number
  /** Ids of the columns in order. Null: the columns that the user chose for the list. */
  readonly columns: readonly string[] | null
}

/** The possible views of a list. */
export interface ListShape<Fields extends FilterFields, Key extends string> {
  readonly filter: Fields
  readonly sortKeys?: readonly Key[]
  /** Initial page size. */
  readonly size?: number
  /** Requests the largest page instead of a chosen size, for a tree, which pages would cut. */
  readonly whole?: boolean
}

export function initialView<Fields extends FilterFields, Key extends string>({
  filter,
  size = TABLE_PAGE_SIZE,
}: ListShape<Fields, Key>): ListView<FilterOf<Fields>, Key> {
  return { filter: noFilter(filter), sort: null, size, columns: null }
}

/** Reads a view from browser storage. Invalid parts count as not stored. */
export function readView<Fields extends FilterFields, Key extends string>(
  shape: ListShape<Fields, Key>,
  stored: unknown,
): ListView<FilterOf<Fields>, Key> {
  const first = initialView(shape)
  if (!isRecord(stored)) return first
  const sort = isRecord(stored['sort']) ? stored['sort'] : {}
  const id = shape.sortKeys?.find(key => key === sort['id'])
  return {
    filter: readFilter(shape.filter, isRecord(stored['filter']) ? stored['filter'] : {}),
    sort: id === undefined ? null : { id, direction: sort['direction'] === 'desc' ? 'desc' : 'asc' },
    size: TABLE_PAGE_SIZES.find(size => size === stored['size']) ?? first.size,
    columns: readColumns(stored['columns']),
  }
}

/** Reads a view that the server stored for the user. */
export function readViewText<Fields extends FilterFields, Key extends string>(
  shape: ListShape<Fields, Key>,
  text: string,
): ListView<FilterOf<Fields>, Key> {
  try {
    return readView(shape, JSON.parse(text))
  } catch {
    // Written by a version with another format.
    return initialView(shape)
  }
}

/** Returns a view as text. Equal views have equal texts. */
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

function readColumns(stored: unknown): readonly string[] | null {
  if (!Array.isArray(stored)) return null
  const ids = stored.filter(id => typeof id === 'string')
  return ids.length === 0 ? null : ids
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
