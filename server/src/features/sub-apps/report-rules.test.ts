import type { SubAppReportEntry } from '@apron/contract/sub-apps/sub-app'
import { expect, it } from 'vitest'
import { addHistograms, classOf } from './load-times.ts'
import { countReport, type UsageCount } from './report-rules.ts'

const entry = (more: Partial<SubAppReportEntry>): SubAppReportEntry => ({
  app: 'amm',
  version: '1.0.0',
  kind: 'loaded',
  ...more,
})

const nothing: UsageCount = {
  app: 'amm',
  version: '1.0.0',
  loads: 0,
  loadTimes: addHistograms([], []),
  loadFailed: 0,
  crashed: 0,
  errors: 0,
  lastCause: null,
}
const times = (...all: number[]) =>
  nothing.loadTimes.map((_, index) => all.filter(ms => classOf(ms) === index).length)

it.each<[string, SubAppReportEntry[], Partial<UsageCount>[]]>([
  ['nothing', [], []],
  ['a load without a time', [entry({})], [{ loads: 1 }]],
  [
    'loads with times',
    [entry({ ms: 10 }), entry({ ms: 700 }), entry({ ms: 11.5 })],
    [{ loads: 3, loadTimes: times(10, 700, 11.5) }],
  ],
  [
    'each kind of failure, with the last word for why',
    [
      entry({ kind: 'load-failed', cause: 'timeout' }),
      entry({ kind: 'crashed', cause: 'mount' }),
      entry({ kind: 'error' }),
      entry({ kind: 'error' }),
    ],
    [{ loadFailed: 1, crashed: 1, errors: 2, lastCause: 'mount' }],
  ],
  ['no cause for a load', [entry({ cause: 'retry' })], [{ loads: 1 }]],
  [
    'versions and applications apart, in the order of their names',
    [entry({ version: '2.0.0' }), entry({ app: 'tools' }), entry({}), entry({ app: 'airline' })],
    [{ app: 'airline', loads: 1 }, { loads: 1 }, { version: '2.0.0', loads: 1 }, { app: 'tools', loads: 1 }],
  ],
])('[APP-15] a report counts %s', (_what, entries, counts) => {
  expect(countReport(entries)).toEqual(counts.map(count => ({ ...nothing, ...count })))
})
