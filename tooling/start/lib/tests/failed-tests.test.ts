import { expect, it } from 'vitest'
import { failedTests, retriedTests } from './failed-tests.mjs'

const playwrightTest = (projectName: string, status: string, message?: string) => ({
  projectName,
  status,
  results: [message === undefined ? {} : { error: { message } }],
})
const spec = (title: string, ok: boolean, tests: object[]) => ({ file: 'a.spec.ts', title, ok, tests })

it('lists failures in a vitest report', () => {
  const report = {
    testResults: [
      {
        name: '/apron/a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'one', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'two',
            failureMessages: ['\u001b[31mError: 1 is not 2\u001b[0m\n  at a'],
          },
        ],
      },
      { name: '/apron/b.test.ts', status: 'failed', message: 'no such module\nat b', assertionResults: [] },
    ],
  }
  expect(failedTests(report)).toEqual([
    '/apron/a.test.ts › two › Error: 1 is not 2',
    '/apron/b.test.ts › no such module',
  ])
})

it('lists failures in a Playwright report, with the project', () => {
  const report = {
    stats: {},
    suites: [
      {
        specs: [spec('one', true, [playwrightTest('zh', 'expected')])],
        suites: [
          {
            specs: [
              spec('two', false, [
                playwrightTest('zh', 'expected'),
                playwrightTest('en', 'unexpected', 'too late\nat a'),
              ]),
              spec('three', true, [playwrightTest('en', 'flaky', 'once')]),
            ],
          },
        ],
      },
    ],
  }
  expect(failedTests(report)).toEqual(['[en] a.spec.ts › two › too late'])
  expect(retriedTests(report)).toEqual(['[en] a.spec.ts › three › once'])
})

it('lists nothing without a report', () => {
  expect(failedTests(null)).toEqual([])
  expect(failedTests({})).toEqual([])
  expect([...retriedTests(null), ...retriedTests({ testResults: [] })]).toEqual([])
})
