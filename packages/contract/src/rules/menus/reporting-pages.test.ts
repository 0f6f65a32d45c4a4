import { expect, it } from 'vitest'
import { isUnloggedPage } from './reporting-pages.ts'

it.each([
  ['/safetyQuality/INeedReport', true],
  ['/safetyQuality/checkedLibrary', true],
  ['/safetyQuality/AddEnReport', true],
  ['/safetyQuality/AddChineseReport', true],
  ['/safetyQuality/checkList', false],
  ['/dashboard', false],
])('[API-06] what is done on %s is left out of the log: %j', (page, expected) => {
  expect(isUnloggedPage(page)).toBe(expected)
})
