import type { FormDefinition } from '@apron/contract/flow/form-definition'
import { expect, it } from 'vitest'
import { editableFields, plainPath, problemMessages } from './form-problems.ts'

const FORM: FormDefinition = {
  fields: [
    { key: 'prNo', kind: 'text', required: true, maxLength: 4 },
    { key: 'total', kind: 'money', currency: { code: 'CNY' }, above: '0', required: true },
    {
      key: 'totalCny',
      kind: 'money',
      currency: { code: 'CNY' },
      required: true,
      computed: { compute: 'convert', amount: 'total', currency: 'currency' },
    },
    {
      key: 'lines',
      kind: 'table',
      max: 5,
      columns: [
        { key: 'pn', kind: 'text', required: true, maxLength: 10 },
        { key: 'cert', kind: 'text', required: true, maxLength: 10 },
      ],
    },
  ],
}
const everything = () => true
const only =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path)
const VALUES = { prNo: '', total: '0', lines: [{ pn: 'A', cert: null }] }

it('[FLOW-04] reports errors of fields and cells, except those the server computes', () => {
  expect([...problemMessages(FORM, VALUES, everything, 'en')]).toEqual([
    ['prNo', 'Enter a value'],
    ['total', 'Must be more than 0'],
    ['lines.0.cert', 'Enter a value'],
  ])
})

it('[FLOW-02] reports no errors for fields a node may not edit', () => {
  expect([...problemMessages(FORM, VALUES, only('lines.cert'), 'zh')]).toEqual([['lines.0.cert', '必填']])
  expect([...problemMessages(FORM, VALUES, only('prNo'), 'zh').keys()]).toEqual(['prNo'])
  expect([...problemMessages(FORM, VALUES, only(), 'zh')]).toEqual([])
})

it('[FLOW-02] lets a node edit the named fields, and tables with a named column', () => {
  expect(editableFields(FORM, everything).map(({ key }) => key)).toEqual(['prNo', 'total', 'lines'])
  expect(editableFields(FORM, only('lines.cert', 'totalCny')).map(({ key }) => key)).toEqual(['lines'])
})

it.each([
  ['prNo', 'prNo'],
  ['lines.12.cert', 'lines.cert'],
  ['lines', 'lines'],
])('shows the path %s in the form as %s', (path, plain) => {
  expect(plainPath(path)).toBe(plain)
})
