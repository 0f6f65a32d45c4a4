import { expect, it } from 'vitest'
import { isUnloggedPage, storesNoDraft, storesNoResponses } from './reporting-pages.ts'

it.each([
  ['/safetyQuality/INeedReport', true],
  ['/safetyQuality/checkedLibrary', true],
  ['/safetyQuality/AddEnReport', true],
  ['/safetyQuality/AddChineseReport', true],
  ['/safetyQuality/checkList', false],
  ['/dashboard', false],
])('[API-06] leaves acts on %s out of the log: %j', (page, expected) => {
  expect(isUnloggedPage(page)).toBe(expected)
})

it.each([
  ['/safetyQuality/INeedReport', true],
  ['/safetyQuality/AddEnReport', false],
  ['/safetyQuality/AddChineseReport', false],
  ['/safetyQuality/reportDesk', true],
  ['/safetyQuality/reportDetail', true],
  ['/safetyQuality/checkList', false],
])('[DRF-05] stores no input of %s on the device: %j', (page, expected) => {
  expect(storesNoDraft(page)).toBe(expected)
})

it.each([
  ['/safetyQuality/INeedReport', true],
  ['/safetyQuality/AddEnReport', true],
  ['/safetyQuality/reportDesk', true],
  ['/safetyQuality/checkList', false],
])('[DRF-05] stores no response and no picture of %s on the device: %j', (page, expected) => {
  expect(storesNoResponses(page)).toBe(expected)
})
