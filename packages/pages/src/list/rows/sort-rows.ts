import type { TableSort } from '@apron/ui/table'

/** Sort values of a row by column id. Null is sorted last. */
export type SortValues<Row, Key extends string> = Readonly<Record<Key, (row: Row) => string | number | null>>

/** Sorts all rows of a list. Equal rows keep their order. */
export function sortRows<Row, Key extends string>(
  rows: readonly Row[],
  sort: TableSort | null,
  values: SortValues<Row, Key>,
  lang: string,
): readonly Row[] {
  const key = keysOf(values).find(id => id === sort?.id)
  if (sort === null || key === undefined) return rows
  const { compare } = new Intl.Collator(lang, { numeric: true })
  const sign = sort.direction === 'desc' ? -1 : 1
  return rows.toSorted((one, other) => {
    const [a, b] = [values[key](one), values[key](other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)))
  })
}

export function keysOf<Key extends string>(values: Readonly<Record<Key, unknown>>): Key[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a mapped type over Key has the keys of Key and nothing else
  return Object.keys(values) as Key[]
}
