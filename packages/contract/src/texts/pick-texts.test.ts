import { describe, expect, it } from 'vitest'
import { defineTexts } from './define-texts.ts'
import { pickTexts, type TextOverrides, textsByCode } from './pick-texts.ts'

const TEXTS = defineTexts('shop.list', {
  title: { zh: '检查单', en: 'Check orders' },
  columns: { number: { zh: '编号', en: 'Number' } },
})

const TITLE: TextOverrides = { 'shop.list.title': { zh: '工单', en: 'Jobs' } }
const CHINESE_ONLY: TextOverrides = { 'shop.list.title': { zh: '工单' } }
const GROUPED: TextOverrides = { 'shop.list.columns.number': { en: 'No.' } }
const NOT_THESE: TextOverrides = {
  title: { en: 'a' },
  'list.title': { en: 'b' },
  'shop.list': { en: 'c' },
  'shop.list.columns': { en: 'd' },
  'other.list.title': { en: 'e' },
}

describe('[I18N-02] texts by language and overrides', () => {
  it.each<[string, TextOverrides, 'zh' | 'en', string, string]>([
    ['built-in Chinese', {}, 'zh', '检查单', '编号'],
    ['built-in English', {}, 'en', 'Check orders', 'Number'],
    ['an override, Chinese', TITLE, 'zh', '工单', '编号'],
    ['an override, English', TITLE, 'en', 'Jobs', 'Number'],
    ['an override of the language', CHINESE_ONLY, 'zh', '工单', '编号'],
    ['an override of the other language', CHINESE_ONLY, 'en', 'Check orders', 'Number'],
    ['an override in a group', GROUPED, 'en', 'Check orders', 'No.'],
    ['codes of something else', NOT_THESE, 'en', 'Check orders', 'Number'],
  ])('%s', (_what, overrides, language, title, number) => {
    expect(pickTexts(TEXTS, language, overrides)).toEqual({ title, columns: { number } })
  })

  it('returns the same object for the same table and overrides, and another for others', () => {
    expect(pickTexts(TEXTS, 'en')).toBe(pickTexts(TEXTS, 'en'))
    expect(pickTexts(TEXTS, 'en', TITLE)).toBe(pickTexts(TEXTS, 'en', TITLE))
    expect(pickTexts(TEXTS, 'en', TITLE)).not.toBe(pickTexts(TEXTS, 'en'))
    expect(pickTexts(TEXTS, 'zh', TITLE)).not.toBe(pickTexts(TEXTS, 'en', TITLE))
  })

  it('gives every text a code', () => {
    expect([...textsByCode([TEXTS])]).toEqual([
      ['shop.list.title', TEXTS.title],
      ['shop.list.columns.number', TEXTS.columns.number],
    ])
  })
})

it('does not compile a text without one of the languages, or a table without a name', () => {
  // @ts-expect-error -- the English text is missing
  defineTexts('shop.list', { title: { zh: '检查单' } })
  // @ts-expect-error -- a group of a table has no code of its own
  const pick = () => pickTexts(TEXTS.columns, 'zh')
  const typed: string = pickTexts(TEXTS, 'zh').columns.number
  expect([pick, typed]).toBeDefined()
})
