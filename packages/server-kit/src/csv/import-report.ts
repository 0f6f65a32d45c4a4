import { createHash } from 'node:crypto'
import type { Language } from '@apron/contract/dictionary/language'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { FIELD_PROBLEMS, type FieldProblem } from '@apron/contract/errors/field-problems'
import { Refusal } from '@apron/contract/errors/refusal'
import { IMPORT_ROWS_NAMED } from '@apron/contract/limits/lists'
import type { ImportReport } from '@apron/contract/lists/csv-import'
import { fillText } from '@apron/contract/texts/fill-text'

/** Planned effect of one row of a file. */
export interface PlannedRow<Wanted> {
  readonly row: number
  readonly key: string
  readonly wanted: Wanted
  /** If any row has problems, nothing is imported. */
  readonly problems: readonly FieldProblem[]
  readonly kind: 'added' | 'changed' | 'unchanged'
  /** Columns that differ from the stored record. */
  readonly fields: readonly string[]
  /** Version of the stored record. Null if there is none. */
  readonly version: number | null
  /** True if a second administrator must confirm the change. */
  readonly waits?: boolean
}

/** Returns a digest of the effect of a file: the same rows on the same versions have the same digest. */
function digestOf(rows: readonly PlannedRow<unknown>[]): string {
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex')
}

/** Returns the report of an import for the user. Rows beyond a limit are only counted. */
export function importReport(
  rows: readonly PlannedRow<unknown>[],
  language: Language,
  done: boolean,
): ImportReport {
  const wrong = rows.filter(({ problems }) => problems.length > 0)
  const valid = rows.filter(({ problems }) => problems.length === 0)
  const changing = valid.flatMap(({ row, key, kind, fields, waits = false }) =>
    kind === 'unchanged' ? [] : [{ row, key, kind, fields: [...fields], waits }],
  )
  const count = (kind: PlannedRow<unknown>['kind']) => valid.filter(row => row.kind === kind).length
  return {
    digest: digestOf(rows),
    done,
    added: count('added'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    waiting: changing.filter(({ waits }) => waits).length,
    wrong: wrong.length,
    addedKeys: done
      ? changing.filter(({ kind, waits }) => kind === 'added' && !waits).map(({ key }) => key)
      : [],
    wrongRows: wrong
      .flatMap(({ row, key, problems }) =>
        problems.map(({ field, problem, params = {} }) => ({
          row,
          key,
          field,
          text: fillText(FIELD_PROBLEMS[problem][language], params),
        })),
      )
      .slice(0, IMPORT_ROWS_NAMED),
    changingRows: changing.slice(0, IMPORT_ROWS_NAMED),
  }
}

/** Rejects an import that differs from its dry run or has problems. @param digest of the dry run */
export function requirePreviewed(rows: readonly PlannedRow<unknown>[], digest: string): void {
  const wrong = rows.filter(({ problems }) => problems.length > 0)
  const [first] = wrong
  if (first)
    throw new Refusal(SERVER_ERRORS.importWrong, { count: String(wrong.length), row: String(first.row) })
  if (digestOf(rows) !== digest) throw new Refusal(SERVER_ERRORS.importChanged)
}
