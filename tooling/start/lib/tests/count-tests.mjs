/**
 * Counts passed and failed tests of a suite from its JSON report (vitest's or Playwright's) and its exit code. A file
 * that could not be loaded, a missing report, and an exit code without a failed test each count as one failure, so that
 * a missing run never looks like a success. A test that passed on a retry counts as passed.
 *
 * @param {unknown} report the parsed report, or null
 * @param {number} exitCode of the test runner
 * @returns `unexplained` if the only failure is not a test of the report
 */
export function countTests(report, exitCode) {
  const counted = report === null ? { passed: 0, failed: 0 } : countReport(report)
  const unexplained = counted.failed === 0 && (exitCode !== 0 || counted.passed === 0)
  return { passed: counted.passed, failed: unexplained ? 1 : counted.failed, unexplained }
}

/**
 * Counts the tests of a script that prints "N passed, N failed" as its last line of that form.
 *
 * @param {string} output
 * @param {number} exitCode
 */
export function countPrinted(output, exitCode) {
  const last = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1)
  const [passed, failed] = [Number(last?.[1] ?? 0), Number(last?.[2] ?? 0)]
  return { passed, failed: failed === 0 && (exitCode !== 0 || passed === 0) ? 1 : failed }
}

function countReport(report) {
  if (Array.isArray(report.testResults)) return countVitest(report.testResults)
  if (report.stats) {
    const { expected = 0, flaky = 0, unexpected = 0 } = report.stats
    return { passed: expected + flaky, failed: unexpected + (report.errors?.length ?? 0) }
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
