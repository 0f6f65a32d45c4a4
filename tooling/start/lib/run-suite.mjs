import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { countTests } from './count-tests.mjs'
import { failedTests, secondTries } from './failed-tests.mjs'
import { ROOT } from './paths.mjs'
import { run } from './run.mjs'
import { skippedTests } from './skipped-tests.mjs'
import { say, step } from './terminal.mjs'
import { fileTimes, folderTimes, timeLines } from './test-times.mjs'
import { texts } from './texts.mjs'

const REPORTS = join(ROOT, 'reports')
/** Runs one suite and counts its tests. What was left out is named; in CI it counts as failed, where it is not one of the few that may be. How long each file took is in `reports/<name>.times.txt`. */
export async function runSuite(node, { name, reportName = name, args, env: own = {} }, env) {
  const report = join(REPORTS, `${reportName}.json`)
  mkdirSync(REPORTS, { recursive: true })
  rmSync(report, { force: true })
  const since = performance.now()
  const exitCode = await step(texts.suite[name], () =>
    run(node, args, { env: { ...process.env, ...env, ...own, TEST_REPORT: reportName } }),
  )
  const milliseconds = performance.now() - since
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
  return {
    name,
    milliseconds,
    passed: counted.passed,
    failed: counted.failed + missing,
    ...timesOf(parsed, reportName),
  }
}

/** Writes a line for each file, and answers what each folder took. */
function timesOf(parsed, reportName) {
  const times = fileTimes(parsed, ROOT)
  writeFileSync(
    join(REPORTS, `${reportName}.times.txt`),
    timeLines(times)
      .map(line => `${line}\n`)
      .join(''),
  )
  return { folders: folderTimes(times) }
}
