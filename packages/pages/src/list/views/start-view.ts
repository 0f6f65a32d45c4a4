import { TABLE_PAGE_SIZES } from '@apron/contract/limits/lists'
import type { ListSettings } from '@apron/contract/lists/list-view'
import type { FilterFields, FilterOf } from '../filter/filter-fields.ts'
import { type ListShape, type ListView, readView, readViewText } from './list-view.ts'

/** The settings of a list that decide how it opens. */
export interface ListStart {
  readonly size: number | null
  /** The default view, as text. */
  readonly standard: string | null
}

export function startOf({ size, views }: ListSettings): ListStart {
  return { size, standard: views.find(({ standard }) => standard)?.view ?? null }
}

/** Reads a start from browser storage. Null if there is none. */
export function readStart(kept: unknown): ListStart | null {
  if (typeof kept !== 'object' || kept === null || !('size' in kept) || !('standard' in kept)) return null
  const { size, standard } = kept
  return {
    size: TABLE_PAGE_SIZES.find(each => each === size) ?? null,
    standard: typeof standard === 'string' ? standard : null,
  }
}

interface StartOptions<Fields extends FilterFields> {
  /** The filter in the address. */
  readonly asked: FilterOf<Fields> | null
  /** The view in browser storage. */
  readonly kept: unknown
  readonly start: ListStart | null
}

/** Returns the initial view: the user's default view, else the last one. A filter in the address takes precedence. */
export function startView<Fields extends FilterFields, Key extends string>(
  shape: ListShape<Fields, Key>,
  { asked, kept, start }: StartOptions<Fields>,
): ListView<FilterOf<Fields>, Key> {
  if (start !== null && start.standard !== null) {
    const standard = readViewText(shape, start.standard)
    return { ...standard, filter: asked ?? standard.filter }
  }
  const left = readView(shape, kept)
  return { ...left, filter: asked ?? left.filter, size: start?.size ?? left.size }
}
