import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.mjs'
import { Stop } from './terminal.mjs'
import { texts } from './texts.mjs'

const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs')
const PLAYWRIGHT = join(ROOT, 'node_modules/@playwright/test/cli.js')

/**
 * A suite: what runs, and how it is counted.
 *
 * @typedef {object} Suite
 * @property {string} name says the level of the tests
 * @property {string[]} args of Node
 * @property {string} [reportName] of the file in reports/, where it is not the name
 * @property {Record<string, string>} [env]
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
/** On the embedded store, and on PostgreSQL what concerns locks, races and differences in SQL: see server/test/support/stores.ts. */
const HTTP = { ...vitest('http', 'http'), env: { TEST_STORES: 'gate' } }

/** What `npm test` runs. @type {Suite[]} */
export const GATE = [UNIT, HTTP, browser('gate')]

const onBothStores = { TEST_STORES: 'both' }
/** What `npm run test:all` runs besides, by the names of its parts. @type {Record<string, Suite[]>} */
export const PARTS = {
  load: [{ ...vitest('http', 'http-load'), reportName: 'http-load', env: onBothStores }],
  processes: [{ ...vitest('http', 'http-processes'), reportName: 'http-processes', env: onBothStores }],
  upgrade: [{ ...vitest('http', 'http-upgrade'), reportName: 'http-upgrade', env: onBothStores }],
  postgres: [{ ...vitest('http', 'http'), reportName: 'http-postgres', env: { TEST_STORES: 'postgres' } }],
  browser: [browser('browser', 'browser-rest')],
  views: [browser('views', 'browser-views')],
  looks: [browser('looks', 'browser-looks')],
  hosting: [browser('hosting', 'browser-hosting')],
  guide: [script('guide', join(ROOT, 'tooling/node.mjs'), 'tooling/guide/follow-guide.ts')],
  made: [
    { ...vitest('unit', 'made'), reportName: 'unit-made' },
    script('made', join(ROOT, 'tooling/node.mjs'), 'tooling/guide/make-application.ts'),
  ],
  calls: [script('calls', join(ROOT, 'tooling/node.mjs'), 'bench/bench.ts', 'calls', '--count', '20000')],
}

/**
 * What of the tests belongs to one application: its unit tests, its HTTP tests, its own browser tests in Chinese, and the walk through
 * its pages. What it does not have is left out.
 *
 * @param {string} application a folder of apps/
 * @throws Stop when there is no such application
 */
export function suitesOfApplication(application, root = ROOT) {
  const known = readdirSync(join(root, 'apps')).filter(name =>
    existsSync(join(root, 'apps', name, 'package.json')),
  )
  if (!known.includes(application)) throw new Stop(texts.unknownApplication(application, known))

  const folder = `apps/${application}/`
  // A report of its own: it does not replace that of the whole.
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
