/** A slow moment of the machine may cost so many browser tests a second try; more are a fault of ours. */
export const SECOND_TRIES = 3

/**
 * How many tests of one suite passed and failed, from its JSON report (vitest's or Playwright's) and its exit code.
 * A file that could not be loaded, a missing report and an exit code without a failed test each count as one failure:
 * what did not run must not look like what passed. So do tests that passed at the second try only, from the fourth on.
 *
 * @param {unknown} report the parsed report, or null when there is none
 * @param {number} exitCode of the test runner
 * @returns `unexplained` when the one failure is no test of the report
 */
export function countTests(report, exitCode) {
  const counted = report === null ? { passed: 0, failed: 0 } : countReport(report)
  const unexplained = counted.failed === 0 && (exitCode !== 0 || counted.passed === 0)
  return { passed: counted.passed, failed: unexplained ? 1 : counted.failed, unexplained }
}

function countReport(report) {
  if (Array.isArray(report.testResults)) return countVitest(report.testResults)
  if (report.stats) {
    const { expected = 0, flaky = 0, unexpected = 0 } = report.stats
    const forgiven = flaky <= SECOND_TRIES ? flaky : 0
    const failed = unexpected + flaky - forgiven + (report.errors?.length ?? 0)
    return { passed: expected + forgiven, failed }
  }
  return { passed: 0, failed: 0 }
}

function countVitest(files) {
  const total = { passed: 0, failed: 0 }
  for (const { status, assertionResults } of files) {
    const failed = assertionResults.filter(test => test.status === 'failed').length
    total.passed += assertionResults.filter(test => test.status === 'passed').length
    total.failed += status === 'failed' ? Math.max(failed, 1) : failed
  }
  return total
}
