import { describe, expect, it } from 'vitest'
import { missingPlaceholders, translationFaults } from './translation-form.ts'

const GOOD = { type: 1, chinese: '工作台', english: 'Desk' } as const
type Texts = Parameters<typeof translationFaults>[0]
const FILE = '/file/6f9619ff-8b86-4011-b42d-00c04fc964ff'

it.each<[string, Texts, [string, string][]]>([
  ['a complete text', GOOD, []],
  ['one language alone', { ...GOOD, english: '' }, []],
  ['a file', { type: 2, chinese: FILE, english: '' }, []],
  ['an empty form', { type: 1, chinese: '', english: ' ' }, [['chinese', 'oneText']]],
  [
    'an external address in place of a file',
    { type: 2, chinese: FILE, english: 'https://evil.example/' },
    [['english', 'fileWrong']],
  ],
])('[ADM-22] validates %s', (_what, form, faults) => {
  expect(translationFaults(form)).toEqual(faults)
})

describe('[ADM-22] placeholders', () => {
  const builtIn = { zh: '{name} 的 {count} 条', en: '{count} of {name}' }
  it.each<[string, Partial<Texts>, typeof builtIn | null, readonly string[] | null]>([
    ['in another order', { chinese: '{count}：{name}', english: '' }, builtIn, null],
    ['one missing', { chinese: '{count}', english: '' }, builtIn, ['{count}', '{name}']],
    ['one misspelt', { chinese: '', english: '{counts} {name}' }, builtIn, ['{count}', '{name}']],
    ['one too many', { chinese: '{x}', english: '' }, { zh: '好', en: 'ok' }, []],
    ['of an unknown text', { chinese: '{x}' }, null, null],
    ['of a file', { type: 2, chinese: FILE }, builtIn, null],
  ])('%s', (_what, part, text, expected) => {
    expect(missingPlaceholders({ ...GOOD, ...part }, text)).toEqual(expected)
  })
})
