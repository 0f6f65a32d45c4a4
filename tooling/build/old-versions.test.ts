import { expect, test } from 'vitest'
import { foldersToDrop } from './old-versions.ts'

const folders = (...names: string[]) => names.map((name, usedAt) => ({ name, usedAt }))

test.each([
  ['up to three stay', folders('a', 'b', 'c'), 'c', []],
  ['the ones not used for longest go', folders('a', 'b', 'c', 'd', 'e'), 'e', ['b', 'a']],
  ['an old one that is current again stays', folders('a', 'b', 'c', 'd'), 'a', ['b']],
])('%s', (_name, given, current, dropped) => {
  expect(foldersToDrop(given, current)).toEqual(dropped)
})
