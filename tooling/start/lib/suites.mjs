import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.mjs'
import { Stop } from './terminal.mjs'
import { texts } from './texts.mjs'

const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs')
const PLAYWRIGHT = join(ROOT, 'node_modules/@playwright/test/cli.js')

/** The suites in the order they run. The name is the name of the report, and the level of its tests. */
const UNIT = { name: 'unit', args: [VITEST, 'run', '--project', 'unit*'] }
const HTTP = { name: 'http', args: [VITEST, 'run', '--project', 'http*'] }
/** Without the tests that start processes: see vitest.config.ts. */
const HTTP_DAILY = { ...HTTP, args: [...HTTP.args, '--project', '!http-processes'] }
const BROWSER = { name: 'browser', args: [PLAYWRIGHT, 'test', '-c', join(ROOT, 'e2e/playwright.config.ts')] }

/** What of the browser tests runs: see e2e/browser-runs.ts. */
const browserRuns = part => ({ ...BROWSER, env: { BROWSER_RUNS: part } })

/** What `npm test` leaves to `.ci/run`. */
export const BROWSER_REST = { ...browserRuns('rest'), reportName: 'browser-matrix' }

/**
 * What `npm test` runs, or as much of it as belongs to one application: its unit tests, its HTTP tests, its own browser tests and
 * the walk through its pages. What it does not have is left out.
 *
 * @param {string | undefined} application a folder of apps/
 * @param {{ root?: string, whole?: boolean }} options root of the repository; whole: also what is left to `.ci/run`
 * @throws Stop when there is no such application
 */
export function suitesOf(application, { root = ROOT, whole = false } = {}) {
  if (application === undefined) return [UNIT, whole ? HTTP : HTTP_DAILY, browserRuns('daily')]
  const known = readdirSync(join(root, 'apps')).filter(name =>
    existsSync(join(root, 'apps', name, 'package.json')),
  )
  if (!known.includes(application)) throw new Stop(texts.unknownApplication(application, known))

  const folder = `apps/${application}/`
  // The report of a part is a file of its own: it does not replace that of the whole.
  const part = (suite, ...more) => ({
    ...suite,
    args: [...suite.args, ...more],
    reportName: `${suite.name}-${application}`,
  })
  return [
    part(UNIT, folder),
    ...(existsSync(join(root, folder, 'server/test')) ? [part(HTTP, `${folder}server/test/`)] : []),
    part(browserRuns('daily'), '-g', ` ${folder}e2e/|every page of ${application} `),
  ]
}
