import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { nameProblem, RESERVED, toKebabCase } from './application-name.ts'
import { ownPackages } from './own-packages.ts'

const TAKEN = ['safetyQuality', 'amm']
const PACKAGES = ownPackages(resolve(import.meta.dirname, '../..'))

it.each(['shiftBook', 'zz', 'app2Go', 'class', 'pagesTwo', 'fuel', `a${'b'.repeat(39)}`])(
  'accepts the name %s',
  name => {
    expect(nameProblem(name, TAKEN, PACKAGES)).toBeNull()
  },
)

it.each([
  [undefined, 'Name the application'],
  ['', 'Name the application'],
  ['ShiftBook', 'starts with a lower-case letter'],
  ['shift-book', 'starts with a lower-case letter'],
  ['2go', 'starts with a lower-case letter'],
  ['x', '2 to 40'],
  ['a'.repeat(41), '2 to 40'],
  ['../shell', 'cannot be the name'],
  ['交接', 'cannot be the name'],
  ['login', 'path of the portal itself'],
  ['apps', 'path of the portal itself'],
  ['amm', 'An application amm already'],
  ['safetyquality', 'An application safetyQuality already'],
  ['bench', 'a package @apron/bench'],
  ['contract', 'a package @apron/contract'],
  ['e2e', 'a package @apron/e2e'],
  ['pages', 'a package @apron/pages'],
  ['sdk', 'a package @apron/sdk'],
  ['server', 'a package @apron/server,'],
  ['serverKit', 'a package @apron/server-kit'],
  ['shell', 'a package @apron/shell'],
  ['ui', 'a package @apron/ui'],
])('%s is refused, with the reason in both languages', (name, reason) => {
  const problem = nameProblem(name, TAKEN, PACKAGES)
  expect(problem?.en).toContain(reason)
  expect(problem?.zh).toMatch(/[\u4e00-\u9fff]/)
})

it('reserves every path of the shell', () => {
  const paths = readFileSync(resolve(import.meta.dirname, '../../shell/src/paths.ts'), 'utf8')
  const own = /export const PATHS = \{([^}]*)\}/.exec(paths)?.[1] ?? ''
  const administration = /export const ADMIN_PATHS = \{([^}]*)\}/.exec(paths)?.[1] ?? ''
  const segments = [
    ...[...own.matchAll(/'\/([A-Za-z][A-Za-z0-9]*)'/g)].map(([, segment]) => segment),
    ...[...administration.matchAll(/'\/([a-z]+)\//g)].map(([, segment]) => segment),
  ]
  expect(segments).toEqual(expect.arrayContaining(['dashboard', 'admin']))
  expect(segments.filter(segment => segment !== undefined && !RESERVED.has(segment))).toEqual([])
})

it.each([
  ['shiftBook', 'shift-book'],
  ['amm', 'amm'],
  ['aBC', 'a-b-c'],
])('converts %s to %s for packages and style classes', (name, expected) => {
  expect(toKebabCase(name)).toBe(expected)
})
