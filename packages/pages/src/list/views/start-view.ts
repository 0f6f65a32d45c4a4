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

export function listStart({ size, views }: ListSettings): ListStart {
  return { size, standard: views.find(({ standard }) => standard)?.view ?? null }
}

/** Reads a start from browser storage. Null if there is none. */
export function readStart(stored: unknown): ListStart | null {
  if (typeof stored !== 'object' || stored === null || !('size' in stored) || !('standard' in stored))
    return null
  const { size, standard } = stored
  return {
    size: TABLE_PAGE_SIZES.find(each => each === size) ?? null,
    standard: typeof standard === 'string' ? standard : null,
  }
}

interface StartOptions<Fields extends FilterFields> {
  /** The filter in the address. */
  readonly addressFilter: FilterOf<Fields> | null
  /** The view in browser storage. */
  readonly stored: unknown
  readonly start: ListStart | null
}

/** Returns the initial view: the user's default view, else the last one. A filter in the address takes precedence. */
export function startView<Fields extends FilterFields, Key extends string>(
  shape: ListShape<Fields, Key>,
  { addressFilter, stored, start }: StartOptions<Fields>,
): ListView<FilterOf<Fields>, Key> {
  if (start !== null && start.standard !== null) {
    const standard = readViewText(shape, start.standard)
    return { ...standard, filter: addressFilter ?? standard.filter }
  }
  const lastView = readView(shape, stored)
  return { ...lastView, filter: addressFilter ?? lastView.filter, size: start?.size ?? lastView.size }
}
