import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { OLDEST_BROWSER, ROOT } from '../paths.mjs'
import { ExpectedError } from '../terminal.mjs'
import { texts } from '../texts.mjs'

const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs')
const PLAYWRIGHT = join(ROOT, 'node_modules/@playwright/test/cli.js')

/**
 * A suite: the command and how its result is counted.
 *
 * @typedef {object} Suite
 * @property {string} name level of the tests
 * @property {string[]} args of Node
 * @property {string} [reportName] file in reports/, if it differs from the name
 * @property {Record<string, string>} [env]
 * @property {(tags: string[]) => boolean} [selects] the tests to run, if its arguments filter by tags; others do not
 * count as skipped
 * @property {true} [script] prints "N passed, N failed" and writes no report
 */

/** @returns {Suite} */
const vitest = (name, project, ...more) => ({ name, args: [VITEST, 'run', '--project', project, ...more] })
/** @param {string} part of e2e/browser-runs.ts @returns {Suite} */
const browser = (part, reportName = 'browser') => ({
  name: 'browser',
  reportName,
  args: [PLAYWRIGHT, 'test', '-c', join(ROOT, 'e2e/playwright.config.ts')],
  env: { BROWSER_RUNS: part },
})
/** @returns {Suite} */
const script = (name, ...args) => ({ name, script: true, args })

const UNIT = vitest('unit', 'unit*')
/**
 * Runs on the embedded store; on PostgreSQL only tests about locks, races and SQL differences: see
 * server/test/support/stores/stores.ts.
 */
const HTTP = {
  ...vitest('http', 'http', '--tags-filter', '!postgres || at-once || sql'),
  selects: tags => !tags.includes('postgres') || tags.includes('at-once') || tags.includes('sql'),
}

/** Suites of `npm test`. @type {Suite[]} */
export const GATE = [UNIT, HTTP, browser('gate')]

/** Suites of `npm run test:all`, by part. @type {Record<string, Suite[]>} */
export const PARTS = {
  load: [{ ...vitest('http', 'http-load'), reportName: 'http-load' }],
  processes: [{ ...vitest('http', 'http-processes'), reportName: 'http-processes' }],
  reporting: [{ ...vitest('http', 'http-reporting'), reportName: 'http-reporting' }],
  outages: [{ ...vitest('http', 'http-outages'), reportName: 'http-outages' }],
  upgrade: [{ ...vitest('http', 'http-upgrade'), reportName: 'http-upgrade' }],
  postgres: [
    {
      ...vitest('http', 'http', '--tags-filter', 'postgres && !at-once && !sql'),
      reportName: 'http-postgres',
      selects: tags => tags.includes('postgres') && !tags.includes('at-once') && !tags.includes('sql'),
    },
  ],
  browser: [browser('browser', 'browser-rest')],
  views: [browser('views', 'browser-views')],
  looks: [browser('looks', 'browser-looks')],
  hosting: [browser('hosting', 'browser-hosting')],
  oldest: [
    script('oldest', join(ROOT, 'tooling/node.mjs'), 'tooling/oldest-browser/install-oldest-browser.ts'),
    script('builtFiles', join(ROOT, 'tooling/node.mjs'), 'tooling/oldest-browser/check-built-files.ts'),
    {
      ...browser('oldest', 'browser-oldest'),
      env: { BROWSER_RUNS: 'oldest', CHROMIUM_PATH: OLDEST_BROWSER },
    },
  ],
  guide: [script('guide', join(ROOT, 'tooling/node.mjs'), 'tooling/guide/follow-guide.ts')],
  made: [
    { ...vitest('unit', 'made'), reportName: 'unit-made' },
    script('made', join(ROOT, 'tooling/node.mjs'), 'tooling/guide/make-application.ts'),
  ],
  calls: [
    { ...vitest('http', 'http-generated'), reportName: 'http-generated' },
    script('calls', join(ROOT, 'tooling/node.mjs'), 'bench/bench.ts', 'calls', '--count', '20000'),
  ],
}

/**
 * Returns the suites of one application: its unit tests, HTTP tests and browser tests in Chinese, and the walk through
 * its pages. Skips levels without tests.
 *
 * @param {string} application a folder of apps/
 * @throws ExpectedError if there is no such application
 */
export function suitesOfApplication(application, root = ROOT) {
  const known = readdirSync(join(root, 'apps')).filter(name =>
    existsSync(join(root, 'apps', name, 'package.json')),
  )
  if (!known.includes(application)) throw new ExpectedError(texts.unknownApplication(application, known))

  const folder = `apps/${application}/`
  // Has its own report, which does not replace the full one.
  const narrowed = (suite, ...more) => ({
    ...suite,
    args: [...suite.args, ...more],
    reportName: `${suite.name}-${application}`,
  })
  return [
    narrowed(UNIT, folder),
    ...(existsSync(join(root, folder, 'server/test')) ? [narrowed(HTTP, `${folder}server/test/`)] : []),
    narrowed(browser('all'), '--project=zh-wide', '-g', ` ${folder}e2e/|every page of ${application} `),
  ]
}
