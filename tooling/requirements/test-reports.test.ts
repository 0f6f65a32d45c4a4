import { describe, expect, it } from 'vitest'
import { levelOfReport, testsOfReport } from './test-reports.ts'

const spec = (title: string, ...statuses: string[]) => ({
  title,
  file: 'e2e/tests/stories/login.spec.ts',
  tests: statuses.map(status => ({
    status: status === 'skipped' ? 'skipped' : 'expected',
    results: [{ status }],
  })),
})

describe('levelOfReport', () => {
  it.each([
    ['unit.json', 'unit'],
    ['http-postgres.json', 'http'],
    ['browser-matrix.json', 'browser'],
    ['bench.json', undefined],
    ['notes.txt', undefined],
  ])('treats %s as %s', (file, level) => {
    expect(levelOfReport(file)).toBe(level)
  })
})

describe('testsOfReport', () => {
  it('reads vitest reports without skipped tests', () => {
    const assertionResults = [
      { fullName: 'tabs [TAB-01] inserts', status: 'passed' },
      { fullName: 'tabs [TAB-02] hides', status: 'failed' },
      { fullName: 'tabs [TAB-03] titles', status: 'skipped' },
    ]
    const tests = testsOfReport(
      'unit',
      { testResults: [{ name: '/r/shell/a.test.ts', assertionResults }] },
      '/r',
    )
    expect(tests.map(({ file, ids, passed }) => [file, ids.join(' '), passed])).toEqual([
      ['shell/a.test.ts', 'TAB-01', true],
      ['shell/a.test.ts', 'TAB-02', false],
    ])
  })

  it('distinguishes page tests from other unit tests', () => {
    const assertionResults = [{ fullName: '[TAB-01] shows tabs', status: 'passed' }]
    const levelsOf = (level: 'unit' | 'http', name: string) =>
      testsOfReport(level, { testResults: [{ name, assertionResults }] }, '/r').map(test => test.level)
    expect(levelsOf('unit', '/r/shell/a.test.tsx')).toEqual(['page'])
    expect(levelsOf('unit', '/r/shell/a.test.ts')).toEqual(['unit'])
    expect(levelsOf('http', '/r/server/a.test.ts')).toEqual(['http'])
  })

  it('reads Playwright reports: passed somewhere, failed nowhere', () => {
    const specs = [
      spec('[AUTH-01] form', 'passed', 'skipped'),
      spec('[AUTH-02] links', 'passed', 'failed'),
      spec('[AUTH-03] nothing sent', 'skipped'),
    ]
    const suites = [
      { title: 'e2e/tests/stories/login.spec.ts', specs: [], suites: [{ title: 'login [NAV-07]', specs }] },
    ]
    const tests = testsOfReport('browser', { suites }, '/r')
    expect(new Set(tests.map(({ file }) => file))).toEqual(new Set(['e2e/tests/stories/login.spec.ts']))
    expect(tests.map(({ title, ids, passed }) => [title, ids.length, passed])).toEqual([
      ['login [NAV-07] [AUTH-01] form', 2, true],
      ['login [NAV-07] [AUTH-02] links', 2, false],
      ['login [NAV-07] [AUTH-03] nothing sent', 2, false],
    ])
  })

  it('does not count a test that needed a second try', () => {
    const flaky = {
      title: '[AUTH-01] form',
      file: 'a',
      tests: [{ status: 'flaky', results: [{ status: 'failed' }, { status: 'passed' }] }],
    }
    const tests = testsOfReport('browser', { suites: [{ title: 'a', specs: [flaky] }] }, '/r')
    expect(tests.map(({ passed }) => passed)).toEqual([false])
  })

  it('rejects anything else', () => {
    expect(() => testsOfReport('unit', { rows: [] }, '/r')).toThrow('Not a report')
  })
})
