import { pickTexts } from '@apron/contract/texts/pick-texts'
import { expect, test } from 'vitest'
import { UPLOAD_TEXTS, uploadHint } from './upload-words.ts'

test.each([
  ['zh', 3, '支持 PDF、图片（JPG、PNG、WebP、GIF）；最多 3 个，单个不超过 1.5 MB'],
  ['zh', 1, '支持 PDF、图片（JPG、PNG、WebP、GIF）；最多 1 个，单个不超过 1.5 MB'],
  ['en', 3, 'Accepted: PDF, pictures (JPG, PNG, WebP, GIF); up to 3 files of 1.5 MB each'],
  ['en', 1, 'Accepted: PDF, pictures (JPG, PNG, WebP, GIF); 1 file of up to 1.5 MB'],
] as const)('in %s, %i files: %s', (lang, maxFiles, hint) => {
  const words = pickTexts(UPLOAD_TEXTS, lang)
  expect(uploadHint(words, { accept: ['pdf', 'jpg', 'png'], maxFiles, maxBytes: 1_572_864 })).toBe(hint)
})

test('puts no space between two Chinese characters', () => {
  const limits = { accept: ['jpg'], maxFiles: 1, maxBytes: 1_048_576 }
  const hint = uploadHint(pickTexts(UPLOAD_TEXTS, 'zh'), limits)
  expect(hint).toBe('支持图片（JPG、PNG、WebP、GIF）；最多 1 个，单个不超过 1 MB')
})
