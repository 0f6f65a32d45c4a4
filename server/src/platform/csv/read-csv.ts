import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { IMPORT_MAX_ROWS } from '@apron/contract/limits/csv-import'
import papa from 'papaparse'

/** A row of a file, cells by column. */
export interface CsvRow {
  /** Line in a spreadsheet: the header is 1. */
  readonly row: number
  readonly cells: ReadonlyMap<string, string>
  /** Whether it has as many cells as the header. */
  readonly whole: boolean
}

/** An export puts a quote before what a spreadsheet would take for a formula; it is no part of the text (security note T22). */
const GUARDED = /^'(?=[=+\-@\t\r＝＋－＠])/

/**
 * The rows of a CSV file. Blank lines are left out, columns that nobody asked for are ignored.
 *
 * @throws {Refusal} when a column is missing or there twice, a quote is out of place, or there are too many rows
 */
export function readCsv(text: string, needed: readonly string[], optional: readonly string[]): CsvRow[] {
  const { data, errors } = papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimiter: delimiterOf(text),
    skipEmptyLines: false,
  })
  const quote = errors.find(error => error.type === 'Quotes')
  if (quote) throw new Refusal(SERVER_ERRORS.importUnreadable, { row: String((quote.row ?? 0) + 1) })
  const [first = [], ...lines] = data
  const header = first.map(cell => cell.trim())
  const known = [...needed, ...optional]
  const missing = needed.filter(column => !header.includes(column))
  const twice = known.filter(column => header.indexOf(column) !== header.lastIndexOf(column))
  if (missing.length + twice.length > 0)
    throw new Refusal(SERVER_ERRORS.importHeader, { columns: [...missing, ...twice].join(', ') })

  const filled = lines
    .map((cells, index) => ({ cells, row: index + 2 }))
    .filter(({ cells }) => cells.some(cell => cell.trim() !== ''))
  if (filled.length > IMPORT_MAX_ROWS)
    throw new Refusal(SERVER_ERRORS.importTooLong, {
      rows: String(filled.length),
      max: String(IMPORT_MAX_ROWS),
    })
  return filled.map(({ cells, row }) => ({
    row,
    whole: cells.length === header.length,
    cells: new Map(
      known.flatMap(column => {
        const at = header.indexOf(column)
        return at < 0 ? [] : [[column, (cells[at] ?? '').trim().replace(GUARDED, '')] as const]
      }),
    ),
  }))
}

/** Spreadsheets of some countries write semicolons; what the header has more of counts. */
function delimiterOf(text: string): ',' | ';' {
  const header = text.split(/\r?\n/, 1)[0] ?? ''
  return header.split(';').length > header.split(',').length ? ';' : ','
}

/** Codes in one cell, separated by pipes. */
export function codesOf(cell: string): string[] {
  return [
    ...new Set(
      cell
        .split('|')
        .map(code => code.trim())
        .filter(code => code !== ''),
    ),
  ]
}
