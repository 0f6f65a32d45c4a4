import type { UiLang } from '../../words/words.ts'
import type { TableColumn } from '../table-types.ts'
import { csvText } from './csv.ts'

/** No export holds more rows; behind it a list must be filtered further. */
export const EXPORT_LIMIT = 10_000
/** Rows that one question asks for while an export collects them. */
const CHUNK = 200

export interface RowsPage<Row> {
  readonly records: readonly Row[]
  readonly total: number
}

/** What is filtered has more rows than an export may hold. */
export class TooManyRows extends Error {}

/**
 * All rows of a paged list, asked for one page after the other.
 *
 * @throws {TooManyRows} when there are more than an export may hold
 */
export async function everyRow<Row>(
  ask: (position: { current: number; size: number }) => Promise<RowsPage<Row>>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let current = 1; ; current += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one page at a time: an export is in no hurry, other people are
    const { records, total } = await ask({ current, size: CHUNK })
    if (total > EXPORT_LIMIT) throw new TooManyRows()
    rows.push(...records)
    if (records.length < CHUNK || rows.length >= total) return rows
  }
}

/** The first rows of a paged list, no more than the limit, and how many there are. */
export async function firstRows<Row>(
  ask: (position: { current: number; size: number }) => Promise<RowsPage<Row>>,
  limit: number,
): Promise<{ readonly rows: readonly Row[]; readonly total: number }> {
  const rows: Row[] = []
  for (let current = 1; ; current += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one page at a time, as for an export
    const { records, total } = await ask({ current, size: CHUNK })
    rows.push(...records)
    if (records.length < CHUNK || rows.length >= Math.min(limit, total))
      return { rows: rows.slice(0, limit), total }
  }
}

/**
 * The file: the columns as they stand, with their labels, and the rows.
 *
 * @throws when a column draws more than text and says no `text`
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

/** A cell as plain text. @throws when a column draws more than text and says no `text` */
export function cellText<Row>({ id, text, cell }: TableColumn<Row>, row: Row): string {
  if (text !== undefined) return text(row)
  const content = cell(row)
  if (content === null || content === undefined) return ''
  if (typeof content === 'string' || typeof content === 'number') return String(content)
  throw new Error(`Column ${id} draws more than text and needs \`text\` to be exported`)
}
