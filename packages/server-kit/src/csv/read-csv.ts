import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { IMPORT_MAX_ROWS } from '@apron/contract/limits/lists'
import papa from 'papaparse'

/** A row of a file, cells by column. */
export interface CsvRow {
  /** Row number as spreadsheets show it. */
  readonly row: number
  /** Omits cells after the end of a short row, which spreadsheets write for trailing empty cells. */
  readonly cells: ReadonlyMap<string, string>
  /** False if the row has more cells than the header. */
  readonly whole: boolean
}

/**
 * A quote that exports add before text that spreadsheets would take for a formula. Not part of the text (security note
 * T22).
 */
const GUARDED = /^'(?=[=+\-@\t\r＝＋－＠])/

/** First bytes of a workbook (.xlsx). */
const WORKBOOK = 'PK\u0003\u0004'
/** Optional first line with which spreadsheets name the delimiter. */
const DELIMITER_LINE = /^sep=(.)\r?\n/i
/** The header is searched in this many rows, because titles may precede it. */
const HEADER_WITHIN = 10

/**
 * Reads the rows of a CSV file. Skips blank lines and everything above the header; ignores unknown columns.
 *
 * @throws {Refusal} if the file is empty or a workbook, a column is missing or duplicated, a quote is misplaced, or there are too
 * many rows
 */
export function readCsv(text: string, needed: readonly string[], optional: readonly string[]): CsvRow[] {
  const content = text.replace(/^\uFEFF/, '')
  if (content.startsWith(WORKBOOK)) throw new Refusal(SERVER_ERRORS.importWorkbook)
  if (content.trim() === '') throw new Refusal(SERVER_ERRORS.importEmpty)
  const { data, errors, headerAt } = parseCsv(content, needed)
  const quote = errors.find(error => error.type === 'Quotes')
  if (quote) throw new Refusal(SERVER_ERRORS.importUnreadable, { row: String((quote.row ?? 0) + 1) })
  const header = (data[headerAt] ?? []).map(cell => cell.trim())
  const lines = data.slice(headerAt + 1)
  const known = [...needed, ...optional]
  const missing = needed.filter(column => !header.includes(column))
  const twice = known.filter(column => header.indexOf(column) !== header.lastIndexOf(column))
  if (missing.length + twice.length > 0)
    throw new Refusal(SERVER_ERRORS.importHeader, { columns: [...missing, ...twice].join(', ') })

  const filledLines = lines
    .map((cells, index) => ({ cells, row: headerAt + index + 2 }))
    .filter(({ cells }) => cells.some(cell => cell.trim() !== ''))
  if (filledLines.length > IMPORT_MAX_ROWS)
    throw new Refusal(SERVER_ERRORS.importTooLong, {
      rows: String(filledLines.length),
      max: String(IMPORT_MAX_ROWS),
    })
  return filledLines.map(({ cells, row }) => ({
    row,
    whole: cells.slice(header.length).every(cell => cell.trim() === ''),
    cells: new Map(
      known.flatMap(column => {
        const cell = cells[header.indexOf(column)]
        return cell === undefined ? [] : [[column, cell.trim().replace(GUARDED, '')] as const]
      }),
    ),
  }))
}

/**
 * Parses the content with comma and semicolon, which spreadsheets of some countries use. Keeps the result with more
 * columns.
 */
function parseCsv(content: string, needed: readonly string[]) {
  const [line = '', declared] = DELIMITER_LINE.exec(content) ?? []
  const candidates = (declared === undefined ? [',', ';'] : [declared]).map(delimiter => {
    const { data, errors } = papa.parse<string[]>(content.slice(line.length), {
      delimiter,
      skipEmptyLines: false,
    })
    const found = data
      .slice(0, HEADER_WITHIN)
      .map(cells => needed.filter(column => cells.some(cell => cell.trim() === column)).length)
    const best = Math.max(0, ...found)
    return { data, errors, best, headerAt: Math.max(0, found.indexOf(best)) }
  })
  return candidates.reduce((one, other) => (other.best > one.best ? other : one))
}

/** Splits codes separated by pipes in one cell. */
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
