import { describe, expect, it } from 'vitest'
import { isPart, type Part, specFolder, titlesOf, type View } from './browser-runs.ts'

const VIEWS = ['zh-wide', 'en-wide', 'zh-tablet', 'en-tablet'] as const satisfies readonly View[]
const FILES = {
  story: 'e2e/tests/stories/login.spec.ts',
  application: 'apps/workCard/e2e/cards.spec.ts',
  corner: 'e2e/tests/corners/files.spec.ts',
  hosting: 'e2e/tests/hosting/guests.spec.ts',
} as const

/** The line that Playwright compares, as the test stands in the report. */
const viewsOf = (file: string, title: string, part: Part) =>
  VIEWS.filter(view => titlesOf(view, part).test(` ${view} ${file} ${title}`))

describe('a browser test', () => {
  it.each([
    ['story', 'opens', 'zh-wide'],
    ['corner', 'opens', 'zh-wide'],
    ['story', 'opens @en', 'zh-wide en-wide'],
    ['story', 'opens @en @tablet', 'zh-wide en-wide zh-tablet'],
    ['corner', 'opens @en-tablet', 'zh-wide en-tablet'],
    ['story', 'opens @all', 'zh-wide en-wide zh-tablet en-tablet'],
    ['story', 'opens @daily-en', 'zh-wide en-wide'],
    ['story', 'writes to en@example.org', 'zh-wide'],
    ['story', 'opens @english @tablets @all-the-time', 'zh-wide'],
  ] as const)('(%s) "%s" runs as %s', (file, title, views) => {
    expect(viewsOf(FILES[file], title, 'all').join(' ')).toBe(views)
  })

  it.each([
    ['story', 'opens @all', 'zh-wide', 'en-wide zh-tablet en-tablet'],
    ['application', 'opens @en', 'zh-wide', 'en-wide'],
    ['story', 'opens @all @daily-en', 'zh-wide en-wide', 'zh-tablet en-tablet'],
    ['corner', 'opens @en-tablet', '', 'zh-wide en-tablet'],
    ['corner', 'opens @daily @all', 'zh-wide', 'en-wide zh-tablet en-tablet'],
    ['corner', 'opens @daily-en', 'en-wide', 'zh-wide'],
    ['hosting', 'opens', '', 'zh-wide'],
    ['hosting', 'opens @daily', 'zh-wide', ''],
  ] as const)('(%s) "%s": npm test runs %s, .ci/run then %s', (file, title, daily, rest) => {
    expect(viewsOf(FILES[file], title, 'daily').join(' ')).toBe(daily)
    expect(viewsOf(FILES[file], title, 'rest').join(' ')).toBe(rest)
  })
})

it.each([
  [FILES.story, 'stories'],
  [FILES.application, 'applications'],
  [FILES.corner, 'corners'],
  [FILES.hosting, 'hosting'],
  ['e2e/tests/login.spec.ts', undefined],
  ['old/e2e/tests/stories/login.spec.ts', undefined],
  ['e2e/tests/stories/login.spec.tsx', undefined],
  ['e2e/tests/stories/deep/login.spec.ts', undefined],
  ['e2e/tests/edges/login.spec.ts', undefined],
  ['apps/workCard/web/cards.spec.ts', undefined],
  ['shell/src/login.spec.ts', undefined],
])('%s belongs to %s', (file, name) => {
  expect(specFolder(file)?.name).toBe(name)
})

it('knows what can be asked for', () => {
  expect(['daily', 'rest', 'all', 'none', ''].filter(isPart)).toEqual(['daily', 'rest', 'all'])
})
