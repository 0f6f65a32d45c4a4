import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../paths.mjs'
import { run } from '../run.mjs'
import { print, step } from '../terminal.mjs'
import { texts } from '../texts.mjs'
import { countPrinted, countTests } from './count-tests.mjs'
import { failedTests, retriedTests } from './failed-tests.mjs'
import { skippedTests } from './skipped-tests.mjs'
import { fileTimes, folderTimes, timeLines } from './test-times.mjs'

const REPORTS = join(ROOT, 'reports')

/**
 * Runs a suite of suites.mjs and counts its tests. Prints failed and skipped ones; `retried` lists those that passed on
 * a retry. Writes the time of each file to `reports/<name>.times.txt`.
 *
 * @returns {Promise<{ name: string, milliseconds: number, passed: number, failed: number, retried: string[], folders:
 * object[] }>}
 */
export async function runSuite(node, suite, env) {
  const since = performance.now()
  const outcome = await (suite.script ? runScript(node, suite, env) : runReported(node, suite, env))
  return { name: suite.name, milliseconds: performance.now() - since, ...outcome }
}

/** Runs a script that prints "N passed, N failed" last. */
async function runScript(node, { name, args, env: own = {} }, env) {
  let output = ''
  const exitCode = await step(texts.suite[name], () =>
    run(node, args, {
      env: { ...process.env, ...env, ...own },
      onStdout: text => {
        output += text
      },
    }),
  )
  return { ...countPrinted(output, exitCode), retried: [], folders: [] }
}

async function runReported(node, { name, reportName = name, args, selects, env: own = {} }, env) {
  const report = join(REPORTS, `${reportName}.json`)
  mkdirSync(REPORTS, { recursive: true })
  rmSync(report, { force: true })
  const exitCode = await step(texts.suite[name], () =>
    run(node, args, { env: { ...process.env, ...env, ...own, TEST_REPORT: reportName } }),
  )
  const parsed = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null
  const counted = countTests(parsed, exitCode)
  for (const failed of failedTests(parsed)) process.stdout.write(`failed: ${failed.replace(ROOT, '')}\n`)
  const skipped = skippedTests(parsed, selects)
  for (const { line, allowed } of skipped) {
    process.stdout.write(`${allowed ? 'skipped, as it may be' : 'skipped'}: ${line.replace(ROOT, '')}\n`)
  }
  if (skipped.length > 0) print(texts.skipped(skipped.length))
  if (counted.unexplained) print(parsed === null ? texts.noReport(name) : texts.brokenSuite(name, exitCode))
  const times = fileTimes(parsed, ROOT)
  writeFileSync(
    join(REPORTS, `${reportName}.times.txt`),
    timeLines(times)
      .map(line => `${line}\n`)
      .join(''),
  )
  return {
    passed: counted.passed,
    failed: counted.failed,
    retried: retriedTests(parsed),
    folders: folderTimes(times),
  }
}
