import type { FoundRecord } from '@apron/contract/entities/search'
import { expect, it } from 'vitest'
import { recordText, stillMeant } from './use-records.ts'

const record = (number: string, title: string): FoundRecord => {
  return { app: 'sq', kind: '', number, title, state: '', site: 'CAN', url: `/sq/one?id=${number}` }
}

it.each([
  ['', null],
  [' x ', null],
  ['CK', 'CK'],
  ['  CK-7 ', 'CK-7'],
  // As an input method for Chinese may write it.
  ['ＣＫ－２０２６', 'CK-2026'],
  ['套筒', '套筒'],
])('%j is looked for as %j', (typed, text) => {
  expect(recordText(typed)).toBe(text)
})

it.each([
  ['ck-2', ['CK-20', 'CK-21']],
  ['ＣＫ－２１', ['CK-21']],
  ['工具', ['CK-20']],
  ['zzz', []],
])('of an earlier answer %j still means %j', (text, numbers) => {
  const records = [record('CK-20', '工具管理'), record('CK-21', '交接班')]
  expect(stillMeant(records, text).map(({ number }) => number)).toEqual(numbers)
})
