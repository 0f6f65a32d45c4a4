import { idsOfTitle } from './requirement-ids.ts'
import { LEVELS, type Level } from './requirement-lines.ts'

/** A test of the last run. */
export interface RanTest {
  readonly level: Level
  readonly file: string
  readonly title: string
  readonly ids: readonly string[]
  readonly passed: boolean
}

/** The parts of vitest's JSON report used here. */
interface VitestReport {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[]
}

interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs: { title: string; file: string; tests: { status: string; results: { status: string }[] }[] }[]
}

/** The parts of Playwright's JSON report used here. */
interface PlaywrightReport {
  suites: PlaywrightSuite[]
}

/** `http-postgres.json` → http; undefined for a file that is not a test report. */
export function levelOfReport(fileName: string): Level | undefined {
  const [, suite] = /^([a-z]+)(?:-[a-z0-9-]+)?[.]json$/.exec(fileName) ?? []
  return LEVELS.find(level => level === suite)
}

/** Returns the tests of a report. @param level from the name of the report's file */
export function testsOfReport(level: Level, report: unknown, root: string): RanTest[] {
  if (isVitestReport(report)) {
    return report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        // A run on one store skips the tests of the other.
        .filter(({ status }) => status === 'passed' || status === 'failed')
        .map(({ fullName, status }) =>
          ranTest(levelOfFile(level, name), name.replace(`${root}/`, ''), fullName, status === 'passed'),
        ),
    )
  }
  if (isPlaywrightReport(report)) return report.suites.flatMap(suite => testsOfSuite(level, suite, []))
  throw new Error('Not a report of vitest or Playwright')
}

/** Unit tests with a document render pages and parts of pages. */
function levelOfFile(level: Level, file: string): Level {
  return level === 'unit' && file.endsWith('.test.tsx') ? 'page' : level
}

function ranTest(level: Level, file: string, title: string, passed: boolean): RanTest {
  return { level, file, title, ids: idsOfTitle(title), passed }
}

function testsOfSuite(level: Level, suite: PlaywrightSuite, above: readonly string[]): RanTest[] {
  const titles = [...above, suite.title]
  // The outermost suite is the file, whose name is not part of a title.
  const inside = titles.slice(1)
  const own = suite.specs.map(spec =>
    ranTest(level, spec.file, [...inside, spec.title].join(' '), specPassed(spec.tests)),
  )
  return [...own, ...(suite.suites ?? []).flatMap(child => testsOfSuite(level, child, titles))]
}

/** True if it passed somewhere and failed nowhere. A spec runs once per language and window size. */
function specPassed(tests: PlaywrightSuite['specs'][number]['tests']): boolean {
  const ran = tests.filter(({ status }) => status !== 'skipped')
  return ran.length > 0 && ran.every(({ results }) => results.length === 1 && results[0]?.status === 'passed')
}

function isVitestReport(report: unknown): report is VitestReport {
  return typeof report === 'object' && report !== null && 'testResults' in report
}

function isPlaywrightReport(report: unknown): report is PlaywrightReport {
  return typeof report === 'object' && report !== null && 'suites' in report
}
