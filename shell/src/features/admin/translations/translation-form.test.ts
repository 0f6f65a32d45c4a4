import { describe, expect, it } from 'vitest'
import {
  missedBraces,
  NEW_TRANSLATION,
  type TranslationForm,
  toTranslationSave,
  translationFaults,
} from './translation-form.ts'

const GOOD: TranslationForm = { code: 'home.title', type: 1, chinese: '工作台', english: 'Desk' }
const FILE = '/file/6f9619ff-8b86-4011-b42d-00c04fc964ff'

it.each<[string, TranslationForm, object]>([
  ['all is well', GOOD, {}],
  ['one language alone', { ...GOOD, english: '' }, {}],
  ['a file', { ...GOOD, type: 2, chinese: FILE, english: '' }, {}],
  ['nothing yet', NEW_TRANSLATION, { code: 'translations.codeWrong', chinese: 'translations.oneText' }],
  ['a code with a space', { ...GOOD, code: 'home title' }, { code: 'translations.codeWrong' }],
  [
    'an address elsewhere in place of a file',
    { ...GOOD, type: 2, chinese: FILE, english: 'https://evil.example/' },
    { english: 'translations.fileWrong' },
  ],
])('[ADM-22] %s', (_what, form, faults) => {
  expect(translationFaults(form)).toEqual(faults)
})

it('[ADM-22] a change carries the version that was seen', () => {
  const before = {
    ...GOOD,
    id: 'a',
    version: 4,
    projectCode: 'AQ',
    projectName: '',
    createBy: '',
    createTime: '',
    updateBy: '',
    updateTime: '',
  }
  expect(toTranslationSave(GOOD, before)).toEqual({ ...GOOD, id: 'a', version: 4 })
})

describe('[ADM-22] placeholders', () => {
  const builtIn = { zh: '{name} 的 {count} 条', en: '{count} of {name}' }
  it.each<[string, Partial<TranslationForm>, typeof builtIn | null, readonly string[] | null]>([
    ['in another order', { chinese: '{count}：{name}', english: '' }, builtIn, null],
    ['one missing', { chinese: '{count}', english: '' }, builtIn, ['{count}', '{name}']],
    ['one misspelt', { chinese: '', english: '{counts} {name}' }, builtIn, ['{count}', '{name}']],
    ['one too many', { chinese: '{x}', english: '' }, { zh: '好', en: 'ok' }, []],
    ['of a text nobody knows', { chinese: '{x}' }, null, null],
    ['of a file', { type: 2, chinese: FILE }, builtIn, null],
  ])('%s', (_what, part, text, missed) => {
    expect(missedBraces({ ...GOOD, ...part }, text)).toEqual(missed)
  })
})
