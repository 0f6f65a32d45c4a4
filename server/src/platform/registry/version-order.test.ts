import { expect, it } from 'vitest'
import { compareVersions, versionToActivate } from './version-order.ts'

it('sorts versions as numbers, pre-releases before their release', () => {
  const versions = ['1.10.0', '1.9.1', 'junk', '1.10.0-rc.2', '1.9.1', '1.10.0-rc.10', '0.9.9']
  expect(versions.toSorted(compareVersions)).toEqual([
    'junk',
    '0.9.9',
    '1.9.1',
    '1.9.1',
    '1.10.0-rc.2',
    '1.10.0-rc.10',
    '1.10.0',
  ])
})

it.each([
  [['0.1.0-9f', '0.1.0-a1'], '0.1.0-9f', '0.1.0-9f'],
  [['0.1.0-9f', '0.1.0-a1'], null, '0.1.0-a1'],
  [['0.1.0-9f'], '0.1.0-broken', '0.1.0-9f'],
  [[], '0.1.0-9f', undefined],
])('of %j with %j built last, %j becomes active', (versions, newest, active) => {
  expect(versionToActivate(versions, newest)).toBe(active)
})
