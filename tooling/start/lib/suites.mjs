import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { countTests } from './count-tests.mjs'
import { failedTests, secondTries } from './failed-tests.mjs'
import { ROOT } from './paths.mjs'
import { run } from './run.mjs'
import { skippedTests } from './skipped-tests.mjs'
import { say, step } from './terminal.mjs'
import { texts } from './texts.mjs'

const REPORTS = join(ROOT, 'reports')
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs')
const PLAYWRIGHT = join(ROOT, 'node_modules/@playwright/test/cli.js')

/** The suites in the order they run. The name is the name of the report, and the level of its tests. */
export const SUITES = [
  { name: 'unit', args: [VITEST, 'run', '--project', 'unit'] },
  { name: 'http', args: [VITEST, 'run', '--project', 'http*'] },
  { name: 'browser', args: [PLAYWRIGHT, 'test', '-c', join(ROOT, 'e2e/playwright.config.ts')] },
]

/** Runs one suite and counts its tests. What was left out is named; in CI it counts as failed, where it is not one of the few that may be. */
export async function runSuite(node, { name, reportName = name, args }, env) {
  const report = join(REPORTS, `${reportName}.json`)
  mkdirSync(REPORTS, { recursive: true })
  rmSync(report, { force: true })
  const exitCode = await step(texts.suite[name], () =>
    run(node, args, { env: { ...process.env, ...env, TEST_REPORT: reportName } }),
  )
  const parsed = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null
  const counted = countTests(parsed, exitCode)
  for (const failed of failedTests(parsed)) process.stdout.write(`failed: ${failed.replace(ROOT, '')}\n`)
  for (const test of secondTries(parsed)) process.stdout.write(`passed at the second try: ${test}\n`)
  const skipped = skippedTests(parsed)
  for (const { line, allowed } of skipped) {
    process.stdout.write(`${allowed ? 'skipped, as it may be' : 'skipped'}: ${line.replace(ROOT, '')}\n`)
  }
  if (skipped.length > 0) say(texts.skipped(skipped.length))
  if (counted.unexplained) say(parsed === null ? texts.noReport(name) : texts.brokenSuite(name, exitCode))
  const missing = process.env.CI === undefined ? 0 : skipped.filter(({ allowed }) => !allowed).length
  return { ...counted, failed: counted.failed + missing }
}
