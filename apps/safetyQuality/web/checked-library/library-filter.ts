import type { LibraryCriteria } from '../../contract/library/library.entities.ts'

/** Filter of the library. Null means all. */
export interface LibraryFilter {
  readonly text: string
  readonly category: string | null
  readonly ata: string | null
  readonly factor: string | null
  readonly monthFrom: string | null
  readonly monthTo: string | null
}

export const NO_FILTER: LibraryFilter = {
  text: '',
  category: null,
  ata: null,
  factor: null,
  monthFrom: null,
  monthTo: null,
}

export const isFilterSet = (filter: LibraryFilter) =>
  Object.values(filter).some(value => value !== null && value !== '')

/** Converts the filter to the criteria of the call. Leaves out empty conditions and swaps months in the wrong order. */
export function toCriteria({
  text,
  category,
  ata,
  factor,
  monthFrom,
  monthTo,
}: LibraryFilter): LibraryCriteria {
  const isReversed = monthFrom !== null && monthTo !== null && monthFrom > monthTo
  const [from, to] = isReversed ? [monthTo, monthFrom] : [monthFrom, monthTo]
  const words = text.trim()
  return {
    ...(words === '' ? {} : { text: words }),
    ...(category === null ? {} : { category }),
    ...(ata === null ? {} : { ata }),
    ...(factor === null ? {} : { factor }),
    ...(from === null ? {} : { monthFrom: from }),
    ...(to === null ? {} : { monthTo: to }),
  }
}
