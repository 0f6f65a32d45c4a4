import type { UiLang } from '../../words/words.ts'
import type { TableColumn } from '../table-types.ts'
import { csvText } from './csv.ts'

/** Limit of rows in an export. Above it the list must be filtered further. */
export const EXPORT_LIMIT = 10_000
/** Rows per request while an export collects them. */
const PAGE_SIZE = 200

export interface RowsPage<Row> {
  readonly records: readonly Row[]
  readonly total: number
}

/** The filtered list has more rows than an export may hold. */
export class TooManyRows extends Error {}

/**
 * Loads all rows of a paged list, one page after the other.
 * @throws {TooManyRows} if there are more than an export may hold
 */
export async function loadAllRows<Row>(
  loadPage: (position: { current: number; size: number }) => Promise<RowsPage<Row>>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let current = 1; ; current += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one page at a time: an export must not slow down other requests
    const { records, total } = await loadPage({ current, size: PAGE_SIZE })
    if (total > EXPORT_LIMIT) throw new TooManyRows()
    rows.push(...records)
    if (records.length < PAGE_SIZE || rows.length >= total) return rows
  }
}

/** Loads the first rows of a paged list up to the limit, and their total number. */
export async function loadFirstRows<Row>(
  loadPage: (position: { current: number; size: number }) => Promise<RowsPage<Row>>,
  limit: number,
): Promise<{ readonly rows: readonly Row[]; readonly total: number }> {
  const rows: Row[] = []
  for (let current = 1; ; current += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one page at a time, as for an export
    const { records, total } = await loadPage({ current, size: PAGE_SIZE })
    rows.push(...records)
    if (records.length < PAGE_SIZE || rows.length >= Math.min(limit, total))
      return { rows: rows.slice(0, limit), total }
  }
}

/**
 * Returns the CSV text of the rows, with the labels of the shown columns.
 * @throws if a column draws more than text and has no `text`
 */
export function exportText<Row>(
  shown: readonly TableColumn<Row>[],
  rows: readonly Row[],
  lang: UiLang,
): string {
  const columns = shown.filter(column => column.exported !== false)
  return csvText([
    columns.map(column => column.labels[lang]),
    ...rows.map(row => columns.map(column => cellText(column, row))),
  ])
}

/** Returns a cell as plain text. @throws if a column draws more than text and has no `text` */
export function cellText<Row>({ id, text, cell }: TableColumn<Row>, row: Row): string {
  if (text !== undefined) return text(row)
  const content = cell(row)
  if (content === null || content === undefined) return ''
  if (typeof content === 'string' || typeof content === 'number') return String(content)
  throw new Error(`Column ${id} draws more than text and needs \`text\` to be exported`)
}
