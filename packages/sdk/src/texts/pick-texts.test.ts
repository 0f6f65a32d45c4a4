import { expect, test } from 'vitest'
import { pickTexts, type TextTree } from './pick-texts.ts'

const TREE = {
  title: { zh: '检查单', en: 'Check orders' },
  columns: { number: { zh: '编号', en: 'Number' } },
} as const

test('a tree of pairs becomes the same tree of one language', () => {
  expect(pickTexts(TREE, 'zh')).toEqual({ title: '检查单', columns: { number: '编号' } })
  const texts = pickTexts(TREE, 'en')
  const number: string = texts.columns.number
  expect([texts.title, number]).toEqual(['Check orders', 'Number'])
})

test('the same tree gives the same object', () => {
  expect(pickTexts(TREE, 'en')).toBe(pickTexts(TREE, 'en'))
})

test('a text without one of the languages does not compile', () => {
  // @ts-expect-error -- the English text is missing
  const tree = { title: { zh: '检查单' } } satisfies TextTree
  expect(tree).toBeDefined()
})
