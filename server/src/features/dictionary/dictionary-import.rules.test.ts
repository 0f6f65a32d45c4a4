import type { AdminDirectory, DictionaryItem } from '@apron/contract/dictionary/admin-dictionary'
import { readCsv } from '@apron/server-kit/csv/read-csv'
import { expect, it } from 'vitest'
import { planDictionary } from './dictionary-import.rules.ts'

const COLUMNS = ['directory', 'value', 'nameZh', 'nameEn', 'sort', 'enabled'] as const
const directory = (code: string, steers = false): AdminDirectory => ({
  code,
  nameZh: code,
  nameEn: code,
  parentCode: '',
  level: 1,
  entries: 1,
  steers,
  version: 1,
})
const stored = (
  code: string,
  value: string,
  nameZh: string,
  nameEn: string,
  sort: number,
): DictionaryItem => ({
  id: `${code}-${value}`,
  directory: code,
  value,
  nameZh,
  nameEn,
  sort,
  enabled: 1,
  steers: code === 'FX_RATE',
  createTime: '',
  updateTime: '',
  updateBy: '',
  updateByName: '',
  version: 4,
})
const plan = (line: string, ...more: string[]) =>
  planDictionary(
    readCsv([COLUMNS.join(','), line, ...more].join('\n'), COLUMNS, []),
    [directory('UOM'), directory('FX_RATE', true)],
    [stored('UOM', 'EA', '件', 'Each', 1), stored('FX_RATE', 'USD', '7.10', '7.10', 1)],
  )

it.each([
  ['UOM,EA,件,Each,1,1', 'unchanged', [], false, []],
  ['UOM,EA,个,Each,2,0', 'changed', ['nameZh', 'sort', 'enabled'], false, []],
  ['UOM,PK,包,Pack,3,1', 'added', [], false, []],
  ['FX_RATE,USD,7.20,7.20,1,1', 'changed', ['nameZh', 'nameEn'], true, []],
  ['FX_RATE,USD,7.10,7.10,1,1', 'unchanged', [], false, []],
  ['FX_RATE,USD,much,much,1,1', 'changed', ['nameZh', 'nameEn'], true, ['amount']],
  ['NONE,EA,件,Each,1,1', 'added', [], false, ['directory']],
  ['UOM,EA,件,Each,100,1', 'changed', ['sort'], false, ['dictionarySort']],
  ['UOM,EA,件,Each,x,1', 'changed', ['sort'], false, ['dictionarySort']],
  ['UOM,EA,件,Each,,1', 'changed', ['sort'], false, ['dictionarySortMissing']],
  ['UOM,EA,件,Each,1,yes', 'unchanged', [], false, ['oneOf']],
  ['UOM,EA,件,Each', 'unchanged', [], false, []],
  ['UOM,PK,包,Pack', 'added', [], false, ['dictionarySortMissing', 'oneOf']],
  ['UOM,EA,件,Each,1,1,more', 'unchanged', [], false, ['columns']],
])('[ADM-95] the row %j is %s', (line, kind, fields, waits, problems) => {
  const [row] = plan(line)
  expect(row).toMatchObject({ kind, fields, waits })
  expect(row?.problems.map(({ problem }) => problem)).toEqual(problems)
})

it('[ADM-95] rejects the second of two rows with the same value', () => {
  const rows = plan('UOM,PK,包,Pack,3,1', 'UOM,PK,包,Packs,3,1')
  expect(rows.map(({ problems }) => problems.map(({ problem }) => problem))).toEqual([[], ['twice']])
})
