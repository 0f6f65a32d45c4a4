import type { AdminDirectory, DictionaryItem } from '@apron/contract/dictionary/admin-dictionary'
import type { FieldProblem } from '@apron/contract/errors/field-problems'
import { dictionaryProblems } from '@apron/contract/rules/dictionary/dictionary-fields'
import type { PlannedRow } from '@apron/server-kit/csv/import-report'
import type { CsvRow } from '@apron/server-kit/csv/read-csv'

/** A value from an import file. */
export interface ImportedItem {
  /** Null for a new value. */
  readonly id: string | null
  readonly directory: string
  readonly value: string
  readonly nameZh: string
  readonly nameEn: string
  readonly sort: number | null
  readonly enabled: 0 | 1
}

/** Plans the import of a file: adds and changes values, deletes none. */
export function planDictionary(
  rows: readonly CsvRow[],
  directories: readonly AdminDirectory[],
  stored: readonly DictionaryItem[],
): PlannedRow<ImportedItem>[] {
  const byCode = new Map(directories.map(each => [each.code, each]))
  const byKey = new Map(stored.map(each => [keyOf(each), each]))
  const seen = new Set<string>()
  return rows.map(({ row, cells, whole }) => {
    const rowKey = { directory: cells.get('directory') ?? '', value: cells.get('value') ?? '' }
    const directory = byCode.get(rowKey.directory)
    const before = byKey.get(keyOf(rowKey)) ?? null
    // A missing cell leaves the stored value unchanged.
    const cell = (column: 'nameZh' | 'nameEn' | 'sort' | 'enabled') =>
      cells.get(column) ?? String(before?.[column] ?? '')
    const sort = cell('sort')
    const wanted: ImportedItem = {
      id: before?.id ?? null,
      directory: directory?.code ?? '',
      value: rowKey.value,
      nameZh: cell('nameZh'),
      nameEn: cell('nameEn'),
      sort: sort === '' ? null : Number(sort),
      enabled: cell('enabled') === '0' ? 0 : 1,
    }
    const key = keyOf(rowKey)
    const twice = seen.has(key)
    seen.add(key)
    const problems: FieldProblem[] = [
      ...(whole ? [] : [{ field: 'row', problem: 'columns' } as const]),
      ...dictionaryProblems(wanted, directory?.steers ?? false),
      ...(['0', '1'].includes(cell('enabled')) ? [] : [stateProblem(cell('enabled'))]),
      ...(twice ? [{ field: 'value', problem: 'twice', params: { value: key } } as const] : []),
    ]
    const fields = before === null ? [] : changedFields(wanted, before)
    const kind = before === null ? 'added' : fields.length === 0 ? 'unchanged' : 'changed'
    const waits = directory?.steers === true && kind !== 'unchanged'
    return { row, key, wanted, problems, kind, fields, version: before?.version ?? null, waits }
  })
}

const keyOf = ({ directory, value }: { readonly directory: string; readonly value: string }) =>
  `${directory}:${value}`

const stateProblem = (value: string): FieldProblem => ({
  field: 'enabled',
  problem: 'oneOf',
  params: { value, choices: '1, 0' },
})

function changedFields(wanted: ImportedItem, before: DictionaryItem): string[] {
  const names = ['nameZh', 'nameEn', 'sort', 'enabled'] as const
  return names.filter(name => wanted[name] !== before[name])
}
