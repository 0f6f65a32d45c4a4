import { expect, it } from 'vitest'
import { shortSiteList } from './short-site-list.ts'

it.each([
  ['none', [], ''],
  ['one', ['CAN'], 'CAN'],
  ['four: a number would be no shorter', ['CAN', 'CGO', 'CSX', 'HAK'], 'CAN CGO CSX HAK'],
  ['five', ['CAN', 'CGO', 'CSX', 'HAK', 'NNG'], 'CAN CGO CSX +2'],
])('formats the sites of a person: %s', (_what, sites, shown) => {
  expect(shortSiteList(sites)).toBe(shown)
})
