import { readCsv } from '@apron/server-kit/csv/read-csv'
import { expect, test } from 'vitest'
import {
  TEMPLATE_IMPORT_OPTIONAL,
  TEMPLATE_IMPORT_REQUIRED,
} from '../../contract/checks/check-template.values.ts'
import { type NewestRevision, planTemplates } from './template-import.rules.ts'

const HEADER = 'code,nameZh,checkCat,textZh,method,sampleSize,critical,unit,min,max'
const plan = (lines: readonly string[], stored: Record<string, NewestRevision> = {}) =>
  planTemplates(
    readCsv([HEADER, ...lines].join('\r\n'), TEMPLATE_IMPORT_REQUIRED, TEMPLATE_IMPORT_OPTIONAL),
    new Map(Object.entries(stored)),
    ['ROUTINE', 'SPOT'],
  )

const FILE = ['XT-01,试验,ROUTINE,标识清晰,OBSERVE,5,1,,,', ',,,温湿度,MEASURE,,,°C|%RH,10|,30|70']
const toStored = (
  lines: readonly string[],
  part: Partial<NewestRevision> = {},
): Record<string, NewestRevision> => {
  const [template] = plan(lines).templates
  if (template === undefined) throw new Error('no template')
  return { 'XT-01': { ...template, version: 3, hasDraft: false, ...part } }
}

test('[SQ-56] makes a draft of the lines with one code, measures with several units included', () => {
  const { rows, templates } = plan(FILE)
  expect(rows.map(({ row, key, kind, problems }) => [row, key, kind, problems])).toEqual([
    [2, 'XT-01', 'added', []],
    [3, 'XT-01', 'added', []],
  ])
  expect(templates).toMatchObject([
    {
      revision: 1,
      draft: {
        code: 'XT-01',
        checkCat: 'ROUTINE',
        items: [
          { textZh: '标识清晰', method: 'OBSERVE', sampleSize: 5, critical: true, unit: '' },
          {
            method: 'MEASURE',
            critical: false,
            unit: '°C',
            min: 10,
            max: 30,
            more: [{ unit: '%RH', min: null, max: 70 }],
          },
        ],
      },
    },
  ])
})

test.each([
  [
    'the same file with numbers in another format',
    [FILE[0] ?? '', ',,,温湿度,MEASURE,0,0,°C|%RH,10.0|,30|70'],
    [],
    [],
  ],
  [
    'another limit',
    [FILE[0] ?? '', ',,,温湿度,MEASURE,,,°C|%RH,12|,30|70'],
    ['unchanged', 'changed'],
    ['min'],
  ],
  [
    'another name',
    ['XT-01,试验二,ROUTINE,标识清晰,OBSERVE,5,1,,,', FILE[1] ?? ''],
    ['changed', 'unchanged'],
    ['nameZh'],
  ],
  ['one item less', [FILE[0] ?? ''], ['changed'], ['items']],
  ['one item more', [...FILE, ',,,记录,DOCUMENTS,,,,,'], ['unchanged', 'unchanged', 'added'], []],
])('[SQ-56] compares with the newest revision: %s', (_what, lines, kinds, fields) => {
  const { rows, templates } = plan(lines, toStored(FILE, { revision: 4 }))
  expect(rows.flatMap(row => row.problems)).toEqual([])
  expect(templates.map(({ revision }) => revision)).toEqual(kinds.length === 0 ? [] : [5])
  expect(rows.map(({ kind }) => kind)).toEqual(kinds.length === 0 ? ['unchanged', 'unchanged'] : kinds)
  expect(rows.flatMap(row => row.fields)).toEqual(fields)
})

test.each([
  ['XT-1,试验,ROUTINE,标识,OBSERVE,,,,,', 'code', 'form'],
  [',试验,ROUTINE,标识,OBSERVE,,,,,', 'code', 'required'],
  ['XT-01,,ROUTINE,标识,OBSERVE,,,,,', 'nameZh', 'required'],
  [`XT-01,${'长'.repeat(61)},ROUTINE,标识,OBSERVE,,,,,`, 'nameZh', 'tooLong'],
  ['XT-01,试验,,标识,OBSERVE,,,,,', 'checkCat', 'required'],
  ['XT-01,试验,DAILY,标识,OBSERVE,,,,,', 'checkCat', 'oneOf'],
  ['XT-01,试验,ROUTINE,,OBSERVE,,,,,', 'textZh', 'required'],
  ['XT-01,试验,ROUTINE,标识,,,,,,', 'method', 'required'],
  ['XT-01,试验,ROUTINE,标识,LOOK,,,,,', 'method', 'oneOf'],
  ['XT-01,试验,ROUTINE,标识,SAMPLE,five,,,,', 'sampleSize', 'whole'],
  ['XT-01,试验,ROUTINE,标识,SAMPLE,51,,,,', 'sampleSize', 'tooLarge'],
  ['XT-01,试验,ROUTINE,标识,OBSERVE,,yes,,,', 'critical', 'oneOf'],
  ['XT-01,试验,ROUTINE,标识,MEASURE,,,,1,2', 'unit', 'required'],
  ['XT-01,试验,ROUTINE,标识,MEASURE,,,mm|,1|2,', 'unit', 'required'],
  ['XT-01,试验,ROUTINE,标识,MEASURE,,,mm,warm,', 'min', 'form'],
  ['XT-01,试验,ROUTINE,标识,MEASURE,,,mm,3,2', 'max', 'notWith'],
  ['XT-01,试验,ROUTINE,标识,OBSERVE,,,mm,,', 'unit', 'notWith'],
  ['XT-01,试验,ROUTINE,标识,OBSERVE,,,,,,more', 'row', 'columns'],
])('[SQ-56] rejects %s: %s %s', (line, field, problem) => {
  const { rows } = plan([line])
  expect(rows.flatMap(row => row.problems)).toMatchObject([{ field, problem }])
})

test('[SQ-56] rejects a later line that contradicts the first, a 101st item, and a code with a draft', () => {
  const other = plan([FILE[0] ?? '', 'XT-01,别的,ROUTINE,记录,DOCUMENTS,,,,,'])
  expect(other.rows.map(row => row.problems)).toMatchObject([[], [{ field: 'nameZh', problem: 'notWith' }]])
  const long = plan([FILE[0] ?? '', ...Array.from({ length: 100 }, () => ',,,记录,DOCUMENTS,,,,,')])
  expect(long.rows.filter(row => row.problems.length > 0)).toMatchObject([
    { row: 102, problems: [{ problem: 'tooMany', params: { max: '100' } }] },
  ])
  const drafted = plan(FILE, toStored(FILE, { hasDraft: true }))
  expect(drafted.rows[0]?.problems).toEqual([{ field: 'code', problem: 'draftExists' }])
})
