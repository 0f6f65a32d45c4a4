import type { Language } from '@apron/contract/dictionary/language'
import { expect, it } from 'vitest'
import { isInLanguage } from './report-language.ts'

it.each<[string, Language, boolean]>([
  ['牵引杆剪切销断裂', 'zh', true],
  ['Shear pin of the 牵引杆 broke', 'zh', true],
  ['The shear pin broke', 'zh', false],
  ['', 'zh', false],
  ['The shear pin broke at 10:40', 'en', true],
  ['牵引杆剪切销断裂', 'en', false],
  // 18 of 20 letters, then 17 of 19.
  ['abcdefghijklmnopqr 牵引', 'en', true],
  ['abcdefghijklmnopq 牵引', 'en', false],
  ['Größe überprüft', 'en', true],
  ['123 456', 'en', false],
])('[SQ-02] decides whether %j is in the language %s: %j', (narrative, language, expected) => {
  expect(isInLanguage(narrative, language)).toBe(expected)
})
