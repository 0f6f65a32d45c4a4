import { TABLE_PAGE_SIZES } from '@apron/contract/limits/paging'
import type { ListSettings } from '@apron/contract/lists/list-view'
import type { FilterFields, FilterOf } from '../filter/filter-fields.ts'
import { type ListShape, type ListView, readView, readViewText } from './list-view.ts'

/** What of a person's settings of a list matters when it opens. */
export interface ListStart {
  readonly size: number | null
  /** The view that the list opens with, as text. */
  readonly standard: string | null
}

export function startOf({ size, views }: ListSettings): ListStart {
  return { size, standard: views.find(({ standard }) => standard)?.view ?? null }
}

/** A start as the browser kept it; null where it kept none. */
export function readStart(kept: unknown): ListStart | null {
  if (typeof kept !== 'object' || kept === null || !('size' in kept) || !('standard' in kept)) return null
  const { size, standard } = kept
  return {
    size: TABLE_PAGE_SIZES.find(each => each === size) ?? null,
    standard: typeof standard === 'string' ? standard : null,
  }
}

interface Wishes<Fields extends FilterFields> {
  /** What the address asks for. */
  readonly asked: FilterOf<Fields> | null
  /** The view that this browser kept. */
  readonly kept: unknown
  readonly start: ListStart | null
}

/** How a list opens: with the view its person chose for that, else as they left it; the address decides about the filter. */
export function startView<Fields extends FilterFields, Key extends string>(
  shape: ListShape<Fields, Key>,
  { asked, kept, start }: Wishes<Fields>,
): ListView<FilterOf<Fields>, Key> {
  if (start !== null && start.standard !== null) {
    const standard = readViewText(shape, start.standard)
    return { ...standard, filter: asked ?? standard.filter }
  }
  const left = readView(shape, kept)
  return { ...left, filter: asked ?? left.filter, size: start?.size ?? left.size }
}
