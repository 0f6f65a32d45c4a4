import { describe, expect, it } from 'vitest'
import { runsOf } from './listed-runs.ts'
import { overTheLimit, RUNS_PER_FOUR_PAGES, runsPerFolder, strayFiles, unknownMarks } from './run-rules.ts'

type Views = Parameters<typeof runsOf>[0]['suites'][number]['specs'][number]['tests'][number]['projectName'][]

const spec = (file: string, title: string, tags: string[], views: Views) => ({
  file,
  title,
  tags,
  tests: views.map(projectName => ({ projectName })),
})
const STORY = 'e2e/tests/stories/login.spec.ts'
const CORNER = 'e2e/tests/corners/files.spec.ts'
const CARDS = 'apps/workCard/e2e/cards.spec.ts'

const runs = (...specs: ReturnType<typeof spec>[]) =>
  runsOf({ suites: [{ title: 'the file', specs: [], suites: [{ title: 'logged in', specs }] }] })

/** Runs of one application: of its tests in Chinese, and of others in English. */
const ofCards = (daily: number, rest: number) =>
  runs(
    ...Array.from({ length: daily }, (_, n) => spec(CARDS, `does ${n}`, [], ['zh-wide'])),
    ...Array.from({ length: rest }, (_, n) => spec(CARDS, `says ${n}`, [], ['en-wide'])),
  )

it('reads what Playwright lists, with what npm test runs', () => {
  const listed = runs(
    spec(STORY, 'opens @en', ['en'], ['zh-wide', 'en-wide']),
    spec(CORNER, 'keeps', ['daily'], ['zh-wide']),
    spec(CORNER, 'closes', [], ['zh-wide']),
  )
  expect(listed.map(({ title, marks, isDaily }) => [title, marks.join(' '), isDaily])).toEqual([
    ['logged in opens @en', '@en', true],
    ['logged in opens @en', '@en', false],
    ['logged in keeps', '@daily', true],
    ['logged in closes', '', false],
  ])
})

it('counts the runs of each folder', () => {
  const listed = runs(
    spec(STORY, 'opens', ['all'], ['zh-wide', 'en-wide', 'zh-tablet', 'en-tablet']),
    spec(CARDS, 'opens', [], ['zh-wide']),
    spec(CORNER, 'keeps', [], ['zh-wide']),
  )
  expect(runsPerFolder(listed)).toEqual([
    { name: 'stories', daily: 1, all: 4 },
    { name: 'applications', daily: 1, all: 1 },
    { name: 'corners', daily: 0, all: 1 },
    { name: 'hosting', daily: 0, all: 0 },
    { name: 'together', daily: 2, all: 6 },
  ])
})

it('names the spec files that nobody would run', () => {
  const stray = ['e2e/tests/edges/a.spec.ts', 'apps/workCard/web/b.spec.ts']
  expect(strayFiles([STORY, CORNER, CARDS, 'e2e/tests/guide/guide.spec.ts', ...stray])).toEqual(stray)
})

it('names a mark that is misspelt, once', () => {
  const listed = runs(spec(STORY, 'opens', ['en', 'tabelt'], ['zh-wide', 'en-wide']))
  expect(unknownMarks(listed)).toEqual([`@tabelt (${STORY} › logged in opens)`])
})

describe('the limit of an application', () => {
  const { daily, all } = RUNS_PER_FOUR_PAGES

  it.each([
    ['as many as it may', daily, all - daily, 4, 0],
    ['one more in npm test', daily + 1, 0, 4, 1],
    ['one more in all', daily, all - daily + 1, 4, 1],
    ['too many of both', daily + 1, all, 4, 2],
    ['twice as many, with five pages', daily * 2, (all - daily) * 2, 5, 0],
    ['one, without a page', 1, 0, 0, 2],
  ])('%s', (_what, dailyRuns, restRuns, pages, faults) => {
    expect(overTheLimit(ofCards(dailyRuns, restRuns), { workCard: pages, amm: 1 })).toHaveLength(faults)
  })

  it('is said with the figures', () => {
    expect(overTheLimit(ofCards(daily + 1, 0), { workCard: 3 })).toEqual([
      `workCard (3 pages) has ${daily + 1} browser runs in npm test; the limit is ${daily}`,
    ])
  })
})
