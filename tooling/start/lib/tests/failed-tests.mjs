/**
 * Lists the failed tests of a suite, one line each: place, title, and first line of the error.
 *
 * @param {unknown} report vitest's or Playwright's JSON report, or null
 * @returns {string[]}
 */
export function failedTests(report) {
  if (report === null) return []
  if (Array.isArray(report.testResults)) return report.testResults.flatMap(failedInVitest)
  return testsOfPlaywright(report, 'unexpected')
}

/**
 * Lists the tests that passed on a retry, in the same form.
 *
 * @param {unknown} report see above
 * @returns {string[]}
 */
export function retriedTests(report) {
  return report === null ? [] : testsOfPlaywright(report, 'flaky')
}

const ESCAPES = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g')
const firstLine = text => (text ?? '').replaceAll(ESCAPES, '').trim().split('\n', 1)[0]
const line = (place, title, reason) => [place, title, firstLine(reason)].filter(Boolean).join(' › ')

function failedInVitest({ name, message, status, assertionResults }) {
  const tests = assertionResults.filter(test => test.status === 'failed')
  if (status === 'failed' && tests.length === 0) return [line(name, '', message)]
  return tests.map(({ fullName, failureMessages }) => line(name, fullName, failureMessages?.[0]))
}

function testsOfPlaywright({ suites = [], specs = [] }, wanted) {
  const here = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) =>
        line(`[${projectName}] ${file}`, title, results.find(({ error }) => error)?.error.message),
      ),
  )
  return [...here, ...suites.flatMap(suite => testsOfPlaywright(suite, wanted))]
}
