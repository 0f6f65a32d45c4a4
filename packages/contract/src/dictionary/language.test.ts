import { expect, it } from 'vitest'
import { languageOfBrowser } from './language.ts'

it.each([
  ['zh', 'zh'],
  ['zh-CN', 'zh'],
  ['ZH-tw', 'zh'],
  ['en-GB', 'en'],
  ['de', 'en'],
  ['', 'zh'],
  [undefined, 'zh'],
])('[BAR-03] shows a browser with language %j %s', (browser, language) => {
  expect(languageOfBrowser(browser)).toBe(language)
})
