import { expect, it } from 'vitest'
import { appCache, appsToDrop, buildLock, isOurs, shellCache, shellsToDrop } from './cache-names.ts'

const CACHES = [
  shellCache('one'),
  shellCache('two'),
  shellCache('three'),
  appCache({ app: 'amm', version: '1.8.1' }),
  appCache({ app: 'amm', version: '1.8.2' }),
  appCache({ app: 'ammTools', version: '1.8.1' }),
  'of somebody else',
]

it.each([
  ['no window runs another build', [], ['one', 'two']],
  ['a window runs another build', [buildLock('one')], ['two']],
  ['windows run several builds', [buildLock('one'), buildLock('two'), 'live'], []],
  ['all windows run the new build', [buildLock('three'), buildLock('three')], ['one', 'two']],
])('[OFF-03] drops shell caches when %s', (_what, locks, dropped) => {
  expect(shellsToDrop(CACHES, 'three', locks)).toEqual(dropped.map(shellCache))
})

it('[OFF-02] keeps one version of an application', () => {
  expect(appsToDrop(CACHES, { app: 'amm', version: '1.8.2' })).toEqual([
    appCache({ app: 'amm', version: '1.8.1' }),
  ])
})

it('[OFF-04] removes only our own caches', () => {
  expect(CACHES.filter(cache => !isOurs(cache))).toEqual(['of somebody else'])
})
