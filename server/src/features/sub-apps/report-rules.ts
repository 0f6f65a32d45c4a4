import type { SubAppReportEntry } from '@apron/contract/sub-apps/sub-app'
import { addHistograms, classOf, LOAD_TIME_CLASSES } from './load-times.ts'

/** Counts that a report adds to one version. */
export interface UsageCount {
  readonly app: string
  readonly version: string
  readonly loads: number
  readonly loadTimes: readonly number[]
  readonly loadFailed: number
  readonly crashed: number
  readonly errors: number
  /** Cause of the last failure. */
  readonly lastCause: string | null
}

/** Sums the entries of a report by version. Sorted by name, so that concurrent reports cannot deadlock. */
export function countReport(entries: readonly SubAppReportEntry[]): UsageCount[] {
  const byVersion = Map.groupBy(entries, entry => `${entry.app} ${entry.version}`)
  return [...byVersion]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, [first, ...rest]]) => (first ? [countVersion([first, ...rest], first)] : []))
}

function countVersion(
  entries: readonly SubAppReportEntry[],
  { app, version }: Pick<SubAppReportEntry, 'app' | 'version'>,
): UsageCount {
  const of = (kind: SubAppReportEntry['kind']) => entries.filter(entry => entry.kind === kind)
  const failures = entries.filter(entry => entry.kind !== 'loaded')
  return {
    app,
    version,
    loads: of('loaded').length,
    loadTimes: of('loaded').reduce<readonly number[]>(
      (sum, { ms }) => (ms === undefined ? sum : addHistograms(sum, oneLoad(ms))),
      addHistograms([], []),
    ),
    loadFailed: of('load-failed').length,
    crashed: of('crashed').length,
    errors: of('error').length,
    lastCause: failures.findLast(({ cause }) => cause !== undefined)?.cause ?? null,
  }
}

function oneLoad(ms: number): number[] {
  return Array.from({ length: LOAD_TIME_CLASSES }, (_, index) => Number(index === classOf(ms)))
}
