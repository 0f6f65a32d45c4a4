import { expect, test } from 'vitest'
import { packageParts } from './package-parts.ts'
import { REPOSITORY } from './places.ts'
import { bundleOf, bundleSources, UI_BUNDLES } from './ui-bundles.ts'

test('every part a bundle names exists, and no part is in two', () => {
  const named = Object.values(UI_BUNDLES).flat()
  expect([...packageParts(REPOSITORY, 'ui').keys()]).toEqual(expect.arrayContaining(named))
  expect(new Set(named).size).toBe(named.length)
})

test('the parts of a bundle share a file, a part that no bundle names has its own', () => {
  expect(bundleOf('icons')).toBe(bundleOf('button'))
  expect(bundleOf('chart')).toBe('chart')
  const sources = new Map([
    ['button', 'b.tsx'],
    ['icons', 'i.ts'],
    ['chart', 'c.tsx'],
  ])
  expect([...bundleSources(sources)]).toEqual([
    ['core', ['b.tsx', 'i.ts']],
    ['chart', ['c.tsx']],
  ])
})
