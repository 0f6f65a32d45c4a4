import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { MAY_BE_SKIPPED, skippedTests } from './skipped-tests.mjs'

const ROOT = join(import.meta.dirname, '../../../..')

const spec = (title: string, status: string) => ({
  file: 'live.spec.ts',
  title,
  tests: [{ projectName: 'zh-wide', status, results: [] }],
})

it('lists tests skipped by vitest, and those that may be', () => {
  const report = {
    testResults: [
      {
        name: '/x/server/test/processes/power-cut.test.ts',
        assertionResults: [
          { status: 'passed', fullName: 'runs' },
          {
            status: 'skipped',
            fullName: 'a power cut loses no row (needs root and loop devices, to make a disk)',
          },
          { status: 'skipped', fullName: 'a power cut that nobody may leave out' },
        ],
      },
      {
        name: '/x/server/test/http/home.test.ts',
        assertionResults: [
          { status: 'pending', fullName: 'two at once (needs PostgreSQL: TEST_DATABASE_URL)' },
          { status: 'todo', fullName: 'later' },
        ],
      },
    ],
  }
  expect(skippedTests(report)).toEqual([
    {
      line: '/x/server/test/processes/power-cut.test.ts › a power cut loses no row (needs root and loop devices, to make a disk)',
      allowed: true,
    },
    {
      line: '/x/server/test/processes/power-cut.test.ts › a power cut that nobody may leave out',
      allowed: false,
    },
    {
      line: '/x/server/test/http/home.test.ts › two at once (needs PostgreSQL: TEST_DATABASE_URL)',
      allowed: false,
    },
    { line: '/x/server/test/http/home.test.ts › later', allowed: false },
  ])
})

it('lists tests skipped by Playwright, also in nested suites', () => {
  const report = {
    suites: [{ specs: [spec('runs', 'expected')], suites: [{ specs: [spec('is left out', 'skipped')] }] }],
  }
  expect(skippedTests(report)).toEqual([{ line: '[zh-wide] live.spec.ts › is left out', allowed: false }])
  expect(skippedTests(null)).toEqual([])
})

it.each(MAY_BE_SKIPPED)('%s still has the test “%s”', (file, title) => {
  expect(readFileSync(join(ROOT, file ?? ''), 'utf8')).toContain(title)
})

it('excludes tests with tags that were not requested', () => {
  const assertionResults = [
    { status: 'skipped', fullName: 'on PostgreSQL', tags: ['postgres'] },
    { status: 'skipped', fullName: 'needs PostgreSQL', tags: [] },
  ]
  const report = { testResults: [{ name: '/x/home.test.ts', assertionResults }] }
  const lines = skippedTests(report, (tags: string[]) => !tags.includes('postgres')).map(({ line }) => line)
  expect(lines).toEqual(['/x/home.test.ts › needs PostgreSQL'])
})
