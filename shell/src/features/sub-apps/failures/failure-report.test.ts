import { expect, it } from 'vitest'
import { failureReport } from './failure-report.ts'

it('[APP-15] includes application, page, cause and time in the details, but no query', () => {
  const failure = { cause: 'unreachable', details: '/apps/amm/1.0.0/entry.js: HTTP 404' } as const
  expect(failureReport('amm', '1.8.2', '/amm/list?id=7#x', failure, new Date('2026-01-02T03:04:05Z'))).toBe(
    [
      'application: amm 1.8.2',
      'page: /amm/list',
      'cause: unreachable',
      'time: 2026-01-02T03:04:05.000Z',
      '/apps/amm/1.0.0/entry.js: HTTP 404',
    ].join('\n'),
  )
})

it.each([
  ['no record at http://portal/amm/list?id=7#x', 'no record at http://portal/amm/list'],
  ['at mount (http://portal/apps/amm/entry.js?t=17:3:9)', 'at mount (http://portal/apps/amm/entry.js:3:9)'],
  ['"/amm/list?id=7" is gone', '"/amm/list" is gone'],
  ['what now? nothing', 'what now? nothing'],
])('[APP-15] removes queries from the details: %s', (details, expected) => {
  const report = failureReport('amm', '1.8.2', '/amm/list', { cause: 'crashed', details }, new Date(0))
  expect(report.split('\n').at(-1)).toBe(expected)
})
