// npm test: installs and builds what is out of date, then runs the tests that every change must pass.
// npm test -- workCard: runs the tests of one application.

import { script } from './lib/terminal.mjs'
import { GATE, suitesOfApplication } from './lib/tests/suites.mjs'
import { withTestMachine } from './lib/tests/test-run.mjs'
import { shareLines } from './lib/tests/test-times.mjs'

await script(async () => {
  const [application] = process.argv.slice(2)
  const suites = application === undefined ? GATE : suitesOfApplication(application)
  const ran = await withTestMachine(async runOne => {
    const outcomes = []
    for (const suite of suites) outcomes.push(await runOne(suite))
    return outcomes
  })
  for (const line of shareLines(ran)) process.stdout.write(`${line}\n`)
  const sum = key => ran.reduce((total, suite) => total + suite[key], 0)
  for (const test of ran.flatMap(({ retried }) => retried))
    process.stdout.write(`passed on a retry: ${test}\n`)
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`)
  return sum('failed') === 0 ? 0 : 1
})
