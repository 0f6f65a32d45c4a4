import { expect, test } from 'vitest'
import { packageParts } from '../package-parts.ts'
import { REPOSITORY } from '../places.ts'
import { bundleOf, bundleSources, UI_BUNDLES } from './ui-bundles.ts'

test('lists only existing parts, and no part in two bundles', () => {
  const bundled = Object.values(UI_BUNDLES).flat()
  expect([...packageParts(REPOSITORY, 'ui').keys()]).toEqual(expect.arrayContaining(bundled))
  expect(new Set(bundled).size).toBe(bundled.length)
})

test('puts the parts of a bundle in one file, and every other part in a file of its own', () => {
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
