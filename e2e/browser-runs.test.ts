import { describe, expect, it } from 'vitest'
import { isPart, PARTS, titlesOf, type View } from './browser-runs.ts'

const VIEWS = ['zh-wide', 'en-wide', 'zh-tablet', 'en-tablet'] as const satisfies readonly View[]
const FILES = {
  story: 'e2e/tests/stories/login.spec.ts',
  application: 'apps/workCard/e2e/cards.spec.ts',
  corner: 'e2e/tests/corners/work/files.spec.ts',
  hosting: 'e2e/tests/hosting/guests.spec.ts',
  looks: 'e2e/tests/looks/every-look.spec.ts',
} as const

/** Returns the runs of a test as "part:view". */
const runsOf = (file: string, title: string) =>
  PARTS.filter(part => part !== 'all').flatMap(part =>
    VIEWS.filter(view => titlesOf(view, part).test(` ${view} ${file} ${title}`)).map(
      view => `${part}:${view}`,
    ),
  )

describe('a browser test', () => {
  it.each([
    ['story', 'opens', 'browser:zh-wide'],
    ['story', 'opens @gate', 'gate:zh-wide'],
    ['story', 'opens @gate @en', 'gate:zh-wide views:en-wide'],
    ['application', 'opens @gate', 'gate:zh-wide'],
    ['corner', 'opens @en @tablet', 'browser:zh-wide views:en-wide views:zh-tablet'],
    ['corner', 'opens @all', 'browser:zh-wide views:en-wide views:zh-tablet views:en-tablet'],
    ['story', 'walks @all @gate-en-tablet', 'gate:en-tablet browser:zh-wide views:en-wide views:zh-tablet'],
    ['looks', 'opens @en', 'looks:zh-wide looks:en-wide'],
    ['hosting', 'opens @tablet', 'hosting:zh-wide hosting:zh-tablet'],
    ['hosting', 'opens @gate', 'gate:zh-wide'],
    ['story', 'opens @gate @oldest', 'gate:zh-wide oldest:zh-wide'],
    ['story', 'writes to en@example.org', 'browser:zh-wide'],
    ['story', 'opens @english @tablets @gateway', 'browser:zh-wide'],
  ] as const)('(%s) "%s" runs as %s', (file, title, runs) => {
    expect(runsOf(FILES[file], title).join(' ')).toBe(runs)
  })
})

it('recognises the names of parts', () => {
  expect(['gate', 'looks', 'all', 'none', ''].filter(isPart)).toEqual(['gate', 'looks', 'all'])
})
