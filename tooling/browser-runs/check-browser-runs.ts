// Holds the browser tests to their folders, marks and limits, and prints how often they run.
// node tooling/node.mjs tooling/browser-runs/check-browser-runs.ts

import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pagesOfApplications } from '../applications/pages-of-applications.ts'
import { type Listing, runsOf } from './listed-runs.ts'
import { overTheLimit, runsPerFolder, strayFiles, unknownMarks } from './run-rules.ts'

const ROOT = resolve(import.meta.dirname, '../..')

function listing(): Listing {
  const playwright = join(ROOT, 'node_modules/@playwright/test/cli.js')
  const args = ['test', '-c', join(ROOT, 'e2e/playwright.config.ts'), '--list', '--reporter=json']
  const { GUIDE_ORIGIN: _guide, TEST_REPORT: _report, ...env } = process.env
  const { stdout } = spawnSync(process.execPath, [playwright, ...args], {
    env: { ...env, BROWSER_RUNS: 'all' },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by Playwright a moment ago
  return JSON.parse(stdout) as Listing
}

const { errors, ...listed } = listing()
const runs = runsOf(listed)
const files = globSync('{apps,bench,e2e,guests,packages,server,shell,tooling}/**/*.spec.{ts,tsx}', {
  cwd: ROOT,
  // A test of an application that there is not yet: the test that makes one runs it.
  exclude: ['**/node_modules/**', '**/dist/**', 'tooling/new-sub-app/inside/**'],
})

const faults = [
  ...errors.map(({ message = 'A file could not be read' }) => message),
  ...strayFiles(files).map(file => `${file}: nothing runs it; e2e/browser-runs.ts has the folders`),
  ...unknownMarks(runs).map(mark => `${mark}: e2e/browser-runs.ts has no such mark`),
  ...overTheLimit(runs, await pagesOfApplications(ROOT)),
]
for (const { name, daily, all } of runsPerFolder(runs)) {
  process.stdout.write(`${name}: ${daily} browser runs in npm test, ${all} in .ci/run\n`)
}
for (const fault of faults) process.stdout.write(`FAULT  ${fault}\n`)
process.exitCode = faults.length === 0 ? 0 : 1
