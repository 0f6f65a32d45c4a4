import { expect, it } from 'vitest'
import { countPrinted, countTests } from './count-tests.mjs'

const vitest = (...files: [status: string, tests: string[]][]) => ({
  testResults: files.map(([status, tests]) => ({
    status,
    assertionResults: tests.map(result => ({ status: result })),
  })),
})
const playwright = (stats: object, errors: object[] = []) => ({ stats, errors })

it.each([
  [
    'vitest',
    vitest(['passed', ['passed', 'passed', 'skipped']], ['failed', ['failed', 'passed']]),
    1,
    [3, 1],
  ],
  ['all passed', vitest(['passed', ['passed']]), 0, [1, 0]],
  ['a file that could not be loaded', vitest(['passed', ['passed']], ['failed', []]), 1, [1, 1]],
  ['a failed hook beside passed tests', vitest(['failed', ['passed']]), 1, [1, 1]],
  ['Playwright', playwright({ expected: 5, unexpected: 2, flaky: 0, skipped: 4 }), 1, [5, 2]],
  ['tests that passed on a retry', playwright({ expected: 5, unexpected: 0, flaky: 4 }), 0, [9, 0]],
  ['an error outside of tests', playwright({ expected: 5, unexpected: 0, flaky: 0 }, [{}]), 1, [5, 1]],
  ['no report', null, 0, [0, 1]],
  ['no report and a code', null, 1, [0, 1]],
  ['a code without a failed test', vitest(['passed', ['passed']]), 1, [1, 1]],
  ['nothing ran', vitest(), 0, [0, 1]],
  ['something else', {}, 0, [0, 1]],
] as const)('%s', (_title, report, exitCode, [passed, failed]) => {
  expect(countTests(report, exitCode)).toMatchObject({ passed, failed })
})

it.each([
  ['the last line of the form', '1 passed, 1 failed\nmore\n16 passed, 0 failed\n', 0, [16, 0]],
  ['failures of the script', '3 passed, 2 failed\n', 1, [3, 2]],
  ['a code without a failure', '3 passed, 0 failed\n', 1, [3, 1]],
  ['no such line', 'done\n', 0, [0, 1]],
] as const)('counts the printed result: %s', (_title, output, exitCode, [passed, failed]) => {
  expect(countPrinted(output, exitCode)).toEqual({ passed, failed })
})
