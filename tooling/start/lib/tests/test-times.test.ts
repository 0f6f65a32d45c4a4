import { expect, it } from 'vitest'
import { fileTimes, folderTimes, shareLines, timeLines } from './test-times.mjs'

const vitest = {
  testResults: [
    { name: '/apron/shell/src/a.test.ts', startTime: 1_000, endTime: 1_500, assertionResults: [{}, {}] },
    { name: '/apron/server/test/http/b.test.ts', startTime: 1_000, endTime: 9_000, assertionResults: [{}] },
  ],
}
const run = (projectName: string, ...durations: number[]) => ({
  projectName,
  results: durations.map(duration => ({ duration })),
})
const LOGIN = 'e2e/tests/stories/login.spec.ts'
const CARDS = 'apps/workCard/e2e/cards.spec.ts'
const playwright = {
  stats: {},
  suites: [
    { specs: [{ file: CARDS, tests: [run('zh-wide', 900)] }] },
    {
      specs: [{ file: LOGIN, tests: [run('zh-wide', 1_000), run('en-wide', 500, 2_000)] }],
      suites: [{ specs: [{ file: LOGIN, tests: [run('zh-wide', 250)] }] }],
    },
  ],
}

it('lists the times of a vitest report, longest first', () => {
  expect(fileTimes(vitest, '/apron/')).toEqual([
    { file: 'server/test/http/b.test.ts', tests: 1, milliseconds: 8_000 },
    { file: 'shell/src/a.test.ts', tests: 2, milliseconds: 500 },
  ])
})

it('adds up all runs of a file in a Playwright report, including retries', () => {
  expect(fileTimes(playwright, '/apron')).toEqual([
    { file: LOGIN, tests: 3, milliseconds: 3_750 },
    { file: CARDS, tests: 1, milliseconds: 900 },
  ])
})

it('lists nothing without a report', () => {
  expect(fileTimes(null, '/apron')).toEqual([])
  expect(fileTimes({}, '/apron')).toEqual([])
})

it('formats one line per file', () => {
  expect(timeLines(fileTimes(playwright, '/apron'))).toEqual([
    '    3.8 s     3  e2e/tests/stories/login.spec.ts',
    '    0.9 s     1  apps/workCard/e2e/cards.spec.ts',
  ])
})

it('adds up the times of each folder', () => {
  const files = [
    LOGIN,
    'e2e/tests/corners/work/files.spec.ts',
    CARDS,
    'apps/workCard/web/a.test.ts',
    'shell/src/a.test.ts',
  ]
  const times = files.map((file, index) => ({ file, tests: 1, milliseconds: 100 - index }))
  expect(folderTimes(times)).toEqual([
    { folder: 'apps/workCard', tests: 2, milliseconds: 195 },
    { folder: 'e2e/tests/stories', tests: 1, milliseconds: 100 },
    { folder: 'e2e/tests/corners', tests: 1, milliseconds: 99 },
    { folder: 'shell', tests: 1, milliseconds: 96 },
  ])
})

it('formats the share of each suite, followed by its folders', () => {
  const folders = [{ folder: 'e2e/tests/stories', tests: 51, milliseconds: 500_000 }]
  expect(
    shareLines([
      { name: 'unit', milliseconds: 100_000, folders: [] },
      { name: 'browser', milliseconds: 300_000, folders },
    ]),
  ).toEqual([
    'unit      100.0 s   25 %',
    'browser   300.0 s   75 %',
    '          500.0 s of work,    51 browser runs  e2e/tests/stories',
  ])
  expect(shareLines([])).toEqual([])
})
