import type { FieldProblem } from '@apron/contract/errors/field-problems'
import { schemaProblems } from '@apron/server-kit/csv/schema-problems'
import { DraftItem } from '../../contract/checks/check-draft.entities.ts'
import { TemplateDraft } from '../../contract/checks/check-template.entities.ts'
import {
  TEMPLATE_IMPORT_OPTIONAL,
  TEMPLATE_IMPORT_REQUIRED,
} from '../../contract/checks/check-template.values.ts'
import { itemError } from '../../contract/rules/checks/draft-problems.ts'

export const COLUMNS = [...TEMPLATE_IMPORT_REQUIRED, ...TEMPLATE_IMPORT_OPTIONAL] as const
export type Column = (typeof COLUMNS)[number]
/** One line of a file of templates. */
export type Cells = Readonly<Record<Column, string>>

/** Column to mark for each error of an item. */
const COLUMN_OF_ERROR: Readonly<Record<NonNullable<ReturnType<typeof itemError>>, Column>> = {
  itemTextMissing: 'textZh',
  unitMissing: 'unit',
  limitsWrong: 'max',
}

const splitCell = (cell: string) => cell.split('|').map(each => each.trim())
const parseNumber = (cell: string) => (cell === '' ? null : Number(cell))
const FLAGS: Readonly<Record<string, boolean>> = { '': false, '0': false, '1': true }

/** Reads an item. Keeps unreadable values unchanged, so that the schema rejects them. */
function readItem(cells: Cells) {
  const [units, lowest, highest] = [splitCell(cells.unit), splitCell(cells.min), splitCell(cells.max)]
  const count = Math.max(units.length, lowest.length, highest.length)
  const [measure, ...more] = Array.from({ length: count }, (_, index) => ({
    unit: units[index] ?? '',
    min: parseNumber(lowest[index] ?? ''),
    max: parseNumber(highest[index] ?? ''),
  }))
  return {
    group: cells.group,
    textZh: cells.textZh,
    textEn: cells.textEn,
    method: cells.method,
    sampleSize: Number(cells.sampleSize),
    basisRef: cells.basisRef,
    critical: FLAGS[cells.critical] ?? cells.critical,
    ...measure,
    ...(cells.groupEn === '' ? {} : { groupEn: cells.groupEn }),
    ...(more.length === 0 ? {} : { more }),
  }
}

/** Reads the item of a line that has no problems. */
export function toItem(cells: Cells): DraftItem {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a line with problems is never imported
  return readItem(cells) as DraftItem
}

/** Reads the template of a line, without its items. */
export const toTemplate = ({ code, nameZh, nameEn, checkCat, scope, basis }: Cells) => ({
  id: null,
  version: null,
  code,
  nameZh,
  nameEn,
  checkCat,
  scope,
  basis,
})

/** Returns the problems of the item of a line. */
export function itemProblems(cells: Cells): FieldProblem[] {
  const item = readItem(cells)
  const problems = schemaProblems(DraftItem, item, path => path.split('/').at(-1) ?? '')
  if (problems.length > 0) return problems
  const error = itemError(toItem(cells))
  if (error !== null)
    return [{ field: COLUMN_OF_ERROR[error], problem: error === 'limitsWrong' ? 'notWith' : 'required' }]
  const isMeasured = cells.method === 'MEASURE'
  return isMeasured || cells.unit + cells.min + cells.max === ''
    ? []
    : [{ field: 'unit', problem: 'notWith' }]
}

/** Returns the problems of the template of a line. */
export function templateProblems(cells: Cells, categories: readonly string[]): FieldProblem[] {
  const problems = schemaProblems(TemplateDraft, { ...toTemplate(cells), items: [] }, path => path.slice(1))
  if (categories.includes(cells.checkCat)) return problems
  const unknown = { value: cells.checkCat, choices: categories.join(', ') }
  return [
    ...problems.filter(({ field }) => field !== 'checkCat'),
    {
      field: 'checkCat',
      ...(cells.checkCat === '' ? { problem: 'required' } : { problem: 'oneOf', params: unknown }),
    },
  ]
}

/** Returns the lines that represent a template in a file. */
export function toCells({ items, ...template }: TemplateDraft): Cells[] {
  return items.map(item => {
    const measures = [item, ...(item.more ?? [])]
    const joinValues = (name: 'unit' | 'min' | 'max') => measures.map(each => each[name] ?? '').join('|')
    return {
      ...template,
      group: item.group,
      groupEn: item.groupEn ?? '',
      textZh: item.textZh,
      textEn: item.textEn,
      method: item.method,
      sampleSize: String(item.sampleSize),
      basisRef: item.basisRef,
      critical: item.critical ? '1' : '0',
      unit: joinValues('unit'),
      min: joinValues('min'),
      max: joinValues('max'),
    }
  })
}
