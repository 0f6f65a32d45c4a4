import type { FieldProblem } from '@apron/contract/errors/field-problems'
import type { PlannedRow } from '@apron/server-kit/csv/import-report'
import type { CsvRow } from '@apron/server-kit/csv/read-csv'
import type { TemplateDraft } from '../../contract/checks/check-template.entities.ts'
import { ITEMS_MAX } from '../../contract/values.ts'
import {
  type Cells,
  COLUMNS,
  itemProblems,
  templateProblems,
  toCells,
  toItem,
  toTemplate,
} from './template-cells.ts'

/** Columns of the template. In its later lines they are empty or repeat the first line. */
const TEMPLATE_COLUMNS = ['nameZh', 'nameEn', 'checkCat', 'scope', 'basis'] as const
const ITEM_COLUMNS = COLUMNS.filter(
  column => column !== 'code' && !TEMPLATE_COLUMNS.some(each => each === column),
)

/** Newest revision of a template. */
export interface NewestRevision {
  readonly draft: TemplateDraft
  readonly revision: number
  readonly version: number
  /** True if a revision of the code is in draft. */
  readonly hasDraft: boolean
}

/** A draft to create. */
export interface ImportedTemplate {
  readonly draft: TemplateDraft
  readonly revision: number
}

interface Plan {
  /** The lines of the file, each with its plan. */
  readonly rows: readonly PlannedRow<Cells>[]
  readonly templates: readonly ImportedTemplate[]
}

interface Line {
  readonly row: number
  readonly whole: boolean
  readonly cells: Cells
}

/** Reads the lines of a file. A line without a code belongs to the template above it. */
function readLines(rows: readonly CsvRow[]): Line[] {
  let code = ''
  return rows.map(({ row, whole, cells }) => {
    code = cells.get('code') || code
    const values = Object.fromEntries(COLUMNS.map(column => [column, cells.get(column) ?? '']))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry for each column
    return { row, whole, cells: { ...values, code } as Cells }
  })
}

/** Returns the codes of the templates in a file. */
export const listCodes = (rows: readonly CsvRow[]): string[] => [
  ...new Set(readLines(rows).map(({ cells }) => cells.code)),
]

/** Plans a draft for each new template, and a draft of the next revision if the file differs from the newest one. */
export function planTemplates(
  rows: readonly CsvRow[],
  stored: ReadonlyMap<string, NewestRevision>,
  categories: readonly string[],
): Plan {
  const byCode = Map.groupBy(readLines(rows), ({ cells }) => cells.code)
  const plans = [...byCode].map(([code, lines]) => planTemplate(lines, stored.get(code) ?? null, categories))
  return {
    rows: plans.flatMap(plan => plan.rows).toSorted((a, b) => a.row - b.row),
    templates: plans.flatMap(({ template }) => template ?? []),
  }
}

function planTemplate(
  lines: readonly Line[],
  newest: NewestRevision | null,
  categories: readonly string[],
): { readonly rows: readonly PlannedRow<Cells>[]; readonly template: ImportedTemplate | null } {
  const [first] = lines
  if (first === undefined) return { rows: [], template: null }
  const existing = newest === null ? [] : toCells(newest.draft)
  const rows = lines.map(({ row, whole, cells }, index): PlannedRow<Cells> => {
    const known = existing[index]
    const compared = index === 0 ? [...TEMPLATE_COLUMNS, ...ITEM_COLUMNS] : ITEM_COLUMNS
    const [after = cells] = toCells({ ...toTemplate(cells), items: [toItem(cells)] })
    const differing = known === undefined ? [] : compared.filter(column => after[column] !== known[column])
    // A file with fewer lines removes the last items.
    const fields = index === 0 && existing.length > lines.length ? [...differing, 'items'] : differing
    return {
      row,
      key: cells.code,
      wanted: cells,
      problems: [
        ...(whole ? [] : [{ field: 'row', problem: 'columns' } as const]),
        ...(index === 0 ? firstProblems(cells, newest, categories) : repeatProblems(cells, first.cells)),
        ...(index < ITEMS_MAX ? [] : [TOO_MANY]),
        ...itemProblems(cells),
      ],
      kind: known === undefined ? 'added' : fields.length === 0 ? 'unchanged' : 'changed',
      fields,
      version: newest?.version ?? null,
    }
  })
  if (rows.every(({ kind }) => kind === 'unchanged')) return { rows, template: null }
  const draft = { ...toTemplate(first.cells), items: lines.map(line => toItem(line.cells)) }
  return { rows, template: { draft, revision: (newest?.revision ?? 0) + 1 } }
}

const TOO_MANY: FieldProblem = {
  field: 'code',
  problem: 'tooMany',
  params: { max: String(ITEMS_MAX) },
}

const firstProblems = (
  cells: Cells,
  newest: NewestRevision | null,
  categories: readonly string[],
): FieldProblem[] => [
  ...templateProblems(cells, categories),
  ...(newest?.hasDraft === true ? [{ field: 'code', problem: 'draftExists' } as const] : []),
]

/** Reports cells of a later line that contradict the first line of the template. */
const repeatProblems = (cells: Cells, first: Cells): FieldProblem[] =>
  TEMPLATE_COLUMNS.flatMap(field =>
    cells[field] === '' || cells[field] === first[field] ? [] : [{ field, problem: 'notWith' } as const],
  )
