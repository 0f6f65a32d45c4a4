import type { Language } from '@apron/contract/dictionary/language'
import type { Named } from '@apron/contract/entities/fields'
import type { PageOf } from '@apron/contract/lists/paging'
import type { SortOrder } from '@apron/contract/records/field-schemas'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { containsText } from '../db/contains-text.ts'
import { type Paging, pageOf } from '../db/page-of.ts'
import { columnOf, sortedBy } from '../db/sorted-by.ts'
import { loadNames, type NameSource, type Names } from '../people/names.ts'
import { sortByName } from '../people/sort-codes-by-name.ts'
import type { SearchRequest } from '../plugin/search-provider.ts'
import { codesIn } from './described/record-rows.ts'

/** Columns that hold codes of people or departments and show their names. */
type NamedColumns = Readonly<Record<string, 'people' | 'departments'>>

/** A list of rows in the application's own tables. */
export interface RowList {
  /** Name or alias of the table in its queries. */
  readonly table: string
  readonly named: NamedColumns
  /** Default order. */
  readonly order: RawBuilder<unknown>
  /** Unique column that orders equal rows. */
  readonly tie: string
  /** Columns that a search looks through. */
  readonly searched: readonly string[]
}

/** A query of rows, filtered but not sorted. */
type Found<Tables, From extends keyof Tables, Row> = SelectQueryBuilder<Tables, From, Row>

/** Returns one page of rows, sorted by the displayed values, with the names of their people and departments. */
export async function listRows<Tables, From extends keyof Tables, Row extends object>(
  services: NameSource,
  language: Language,
  list: RowList,
  {
    found,
    query,
    codesOf,
  }: {
    readonly found: Found<Tables, From, Row>
    readonly query: Paging & { readonly queryCriteria: SortOrder }
    /** Returns the codes of a sorted column in the order of their texts, or null for one that is sorted by its value. */
    readonly codesOf: (sortBy: string) => Promise<readonly string[] | null>
  },
): Promise<{ readonly page: PageOf<Row>; readonly names: Names }> {
  const { sortBy, descending } = query.queryCriteria
  if (sortBy === undefined) {
    const page = await pageOf(found.orderBy(list.order).orderBy(sql.ref(list.tie)), query)
    return { page, names: await namesIn(services, language, list.named, page.records) }
  }
  const column = columnOf(sortBy)
  // Sorting by name loads the names and number of all rows. The page does not load them again.
  const used = column in list.named ? await namesInUse(services, language, list, found) : null
  const codes = used?.sorted(column).map(({ code }) => code) ?? (await codesOf(sortBy))
  const sorted = sortedBy(found, list.table, { sortBy, descending, codes }).orderBy(sql.ref(list.tie))
  const page = await pageOf(sorted, query, used === null ? undefined : async () => used.total)
  return { page, names: used?.names ?? (await namesIn(services, language, list.named, page.records)) }
}

/**
 * Returns the rows for the portal search that contain the text: an exact `tie`, the number of the record, first, then
 * those of the site, then in the default order.
 */
export function searchRows<Tables, From extends keyof Tables, Row>(
  found: Found<Tables, From, Row>,
  { table, tie, order, searched }: Omit<RowList, 'named'>,
  { text, limit }: SearchRequest,
  site: string,
): Promise<Row[]> {
  const number = sql.ref<string>(tie)
  return found
    .where(containsText(searched, text))
    .orderBy(sql<boolean>`lower(${number}) = lower(${text})`, 'desc')
    .orderBy(sql<boolean>`${sql.ref(`${table}.site_code`)} = ${site}`, 'desc')
    .orderBy(order)
    .orderBy(number)
    .limit(limit)
    .execute()
}

/** Returns the number of rows and the people and departments in them, sorted by name. */
export async function namesInUse<Tables, From extends keyof Tables, Row>(
  services: NameSource,
  language: Language,
  { table, named }: Pick<RowList, 'table' | 'named'>,
  found: Found<Tables, From, Row>,
) {
  const columns = Object.keys(named)
  const refs = columns.map(column => sql.ref<string | null>(`${table}.${column}`))
  const rows = await found
    .clearSelect()
    .select([...refs.map((ref, index) => ref.as(columns[index] ?? '')), sql<number>`count(*)`.as('count')])
    .groupBy(refs)
    .$castTo<Readonly<Record<string, unknown>> & { readonly count: number }>()
    .execute()
  const names = await namesIn(services, language, named, rows)
  return {
    names,
    total: rows.reduce((total, { count }) => total + count, 0),
    sorted: (column: string): Named[] => {
      const codes = rows.flatMap(row => codesIn(row[column]))
      return sortByName(codes.map(named[column] === 'people' ? names.person : names.department), language)
    },
  }
}

/** Loads the names of the people and departments in rows. */
function namesIn(
  services: NameSource,
  language: Language,
  named: NamedColumns,
  rows: readonly object[],
): Promise<Names> {
  const values = rows.map((row): Readonly<Record<string, unknown>> => ({ ...row }))
  const codesOf = (kind: 'people' | 'departments') =>
    Object.keys(named).flatMap(column =>
      named[column] === kind ? values.flatMap(row => codesIn(row[column])) : [],
    )
  return loadNames(services, language, { people: codesOf('people'), departments: codesOf('departments') })
}
