import { relative } from 'node:path'

/**
 * Returns the time of each test file, longest first. Parallel work is added up, so it is not elapsed time.
 *
 * @param {unknown} report vitest's or Playwright's JSON report, or null
 * @param {string} root of the repository, against which paths are relative
 * @returns {{ file: string, tests: number, milliseconds: number }[]}
 */
export function fileTimes(report, root) {
  if (report === null) return []
  const times = Array.isArray(report.testResults)
    ? report.testResults.map(({ name, startTime, endTime, assertionResults }) => ({
        file: relative(root, name).replaceAll('\\', '/'),
        tests: assertionResults.length,
        milliseconds: endTime - startTime,
      }))
    : timesInPlaywright(report)
  return addedUp(times, ({ file }) => file).map(({ key, tests, milliseconds }) => ({
    file: key,
    tests,
    milliseconds,
  }))
}

const sum = numbers => numbers.reduce((total, number) => total + number, 0)

/** Sums times by key, longest first. The oldest Node.js that may run this has no Object.groupBy. */
function addedUp(times, keyOf) {
  const byKey = new Map()
  for (const time of times) {
    const key = keyOf(time)
    const { tests, milliseconds } = byKey.get(key) ?? { tests: 0, milliseconds: 0 }
    byKey.set(key, { key, tests: tests + time.tests, milliseconds: milliseconds + time.milliseconds })
  }
  return [...byKey.values()].toSorted((one, other) => other.milliseconds - one.milliseconds)
}

function timesInPlaywright({ suites = [], specs = [] }) {
  const here = specs.flatMap(({ file, tests }) =>
    tests.map(({ results }) => ({
      file,
      tests: 1,
      milliseconds: sum(results.map(({ duration }) => duration)),
    })),
  )
  return [...here, ...suites.flatMap(timesInPlaywright)]
}

const folderOf = file => /^(?:e2e\/tests|apps|packages)\/[^/]+|^[^/]+/.exec(file)?.[0] ?? file

/**
 * Sums times by folder for the final summary, by the path prefix that distinguishes tests.
 *
 * @param {ReturnType<typeof fileTimes>} times
 */
export function folderTimes(times) {
  return addedUp(times, ({ file }) => folderOf(file)).map(({ key, tests, milliseconds }) => ({
    folder: key,
    tests,
    milliseconds,
  }))
}

/** Formats a line per file: seconds, tests, path. @param {ReturnType<typeof fileTimes>} times */
export function timeLines(times) {
  return times.map(
    ({ file, tests, milliseconds }) => `${seconds(milliseconds)} ${String(tests).padStart(5)}  ${file}`,
  )
}

/**
 * Formats each suite's elapsed time and share, with the work of each folder below it.
 *
 * @param {{ name: string, milliseconds: number, folders: ReturnType<typeof folderTimes> }[]} suites
 */
export function shareLines(suites) {
  const whole = sum(suites.map(({ milliseconds }) => milliseconds))
  return suites.flatMap(({ name, milliseconds, folders }) => {
    const share = whole === 0 ? 0 : Math.round((milliseconds / whole) * 100)
    const what = name === 'browser' ? 'browser runs' : 'tests'
    return [
      `${name.padEnd(7)} ${seconds(milliseconds)} ${String(share).padStart(4)} %`,
      ...folders.map(
        ({ folder, tests, milliseconds: work }) =>
          `        ${seconds(work)} of work, ${String(tests).padStart(5)} ${what}  ${folder}`,
      ),
    ]
  })
}

const seconds = milliseconds => `${(milliseconds / 1000).toFixed(1).padStart(7)} s`
