import type { FoundRecord } from '@apron/contract/search/search'
import { expect, it } from 'vitest'
import { recordText, stillMatching } from './use-records.ts'

const record = (number: string, title: string): FoundRecord => {
  return { app: 'sq', kind: '', number, title, state: '', site: 'CAN', url: `/sq/one?id=${number}` }
}

it.each([
  ['', null],
  [' x ', null],
  ['CK', 'CK'],
  ['  CK-7 ', 'CK-7'],
  // As written by a Chinese input method.
  ['ＣＫ－２０２６', 'CK-2026'],
  ['套筒', '套筒'],
])('searches %j as %j', (typed, text) => {
  expect(recordText(typed)).toBe(text)
})

it.each([
  ['ck-2', ['CK-20', 'CK-21']],
  ['ＣＫ－２１', ['CK-21']],
  ['工具', ['CK-20']],
  ['zzz', []],
])('keeps earlier results for %j: %j', (text, numbers) => {
  const records = [record('CK-20', '工具管理'), record('CK-21', '交接班')]
  expect(stillMatching(records, text).map(({ number }) => number)).toEqual(numbers)
})
