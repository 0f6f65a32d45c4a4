import { expect, it } from 'vitest'
import { compareVersions, versionsToTry } from './version-order.ts'

it('sorts versions numerically, pre-releases before their release', () => {
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

const active = (version: string) => ({ version, pinned: false })

it.each([
  [
    'first start: the last build, then the highest',
    ['0.1.0-9f', '0.1.0-a1'],
    '0.1.0-9f',
    null,
    ['0.1.0-9f', '0.1.0-a1'],
  ],
  ['first start of a folder filled by hand', ['1.0.0', '1.1.0'], null, null, ['1.1.0', '1.0.0']],
  ['the last build is gone', ['1.0.0', '1.1.0'], '1.2.0', null, ['1.1.0', '1.0.0']],
  ['a later build', ['1.0.0', '1.1.0'], '1.1.0', active('1.0.0'), ['1.1.0', '1.0.0']],
  ['a version placed by hand waits', ['1.0.0', '1.1.0'], null, active('1.0.0'), ['1.0.0', '1.1.0']],
  ['the active version is gone', ['1.0.0', '1.1.0'], null, active('0.9.0'), ['1.1.0', '1.0.0']],
  ['a person chose', ['1.0.0', '1.1.0'], '1.1.0', { version: '1.0.0', pinned: true }, []],
  ['a person chose a version that is gone', ['1.1.0'], '1.1.0', { version: '1.0.0', pinned: true }, []],
  ['nothing there', [], '1.0.0', null, []],
])(
  '[APP-12] at a start, %s: of %j with %j built last and %j active, tries %j in this order',
  (_what, versions, newest, now, tried) => {
    expect(versionsToTry({ versions, newest }, now)).toEqual(tried)
  },
)
