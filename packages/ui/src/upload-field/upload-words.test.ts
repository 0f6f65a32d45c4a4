import { pickTexts } from '@apron/contract/texts/pick-texts'
import { expect, test } from 'vitest'
import { UPLOAD_TEXTS, uploadHint } from './upload-words.ts'

test.each([
  ['zh', 3, '支持 pdf、jpg；最多 3 个，单个不超过 1.5 MB'],
  ['zh', 1, '支持 pdf、jpg；最多 1 个，单个不超过 1.5 MB'],
  ['en', 3, 'Accepted: pdf, jpg; up to 3 files of 1.5 MB each'],
  ['en', 1, 'Accepted: pdf, jpg; 1 file of up to 1.5 MB'],
] as const)('in %s, %i files: %s', (lang, maxFiles, hint) => {
  const words = pickTexts(UPLOAD_TEXTS, lang)
  expect(uploadHint(words, { accept: ['pdf', 'jpg'], maxFiles, maxBytes: 1_572_864 })).toBe(hint)
})
