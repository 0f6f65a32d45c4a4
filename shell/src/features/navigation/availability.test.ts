import { describe, expect, it } from 'vitest'
import {
  type AvailabilityContext,
  availabilityOf,
  type InstalledPages,
  maySeeMissing,
  missingTarget,
} from './availability.ts'

const installed: InstalledPages = new Map([
  ['safetyQuality', new Set(['/safetyQuality/checkList', '/safetyQuality'])],
  ['tools', null],
])

const user: AvailabilityContext = { installed, showsMissing: false }
const administrator: AvailabilityContext = { installed, showsMissing: true }
const unknownRegistry: AvailabilityContext = { installed: null, showsMissing: false }

describe('[MENU-08] availability of an entry', () => {
  it.each([
    ['a page of the active version', '/safetyQuality/checkList', 'open', 'open'],
    ['with query and part', '/safetyQuality/checkList?state=1#top', 'open', 'open'],
    ['with a part alone', '/safetyQuality/checkList#top', 'open', 'open'],
    ['with a slash at the end', '/safetyQuality/checkList/', 'open', 'open'],
    ['the first page of an application', '/safetyQuality/', 'open', 'open'],
    ['a page that the active version does not have', '/safetyQuality/reportDesk', 'hidden', 'page'],
    ['a page with the same beginning', '/safetyQuality/checkListOld', 'hidden', 'page'],
    ['an application whose pages are unknown', '/tools/anything', 'open', 'open'],
    ['an application that is not installed', '/amm/library', 'hidden', 'application'],
    ['home', '/dashboard', 'open', 'open'],
    ['a page of the shell', '/myCollect', 'open', 'open'],
    ['a page of the administration', '/admin/users', 'open', 'open'],
    ['a path of the shell without a page', '/flow/nothing', 'hidden', 'page'],
  ] as const)('of %s: %s', (_what, address, forOthers, forAdministrators) => {
    expect(availabilityOf(address, user)).toBe(forOthers)
    expect(availabilityOf(address, administrator)).toBe(forAdministrators)
    expect(availabilityOf(address, unknownRegistry)).toBe('open')
  })

  it('reports nothing as missing while the registry cannot be read', () => {
    expect(missingTarget('/amm/library', null)).toBeNull()
    expect(missingTarget('/amm/library', new Map())).toBe('application')
  })
})

it.each([
  [['portal:subApp:manage'], true],
  [['portal:menu:view'], true],
  [['portal:user:edit', 'safetyQuality:check:view'], false],
  [[], false],
])('shows a user with %j what is missing: %j', (resources, expected) => {
  expect(maySeeMissing(resources)).toBe(expected)
})
