// npm run test:all -- <part> …: runs the named parts of the tests that npm test omits; without a name, all of them in turn.
// --resume skips the parts that already passed on this commit.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './lib/paths.mjs'
import { ExpectedError, print, script, seconds } from './lib/terminal.mjs'
import { PARTS } from './lib/tests/suites.mjs'
import { withTestMachine } from './lib/tests/test-run.mjs'
import { texts } from './lib/texts.mjs'

/** Keeps the commit and the parts that passed on it. */
const PASSED = join(ROOT, '.cache/test-all.json')

const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()

/** Returns the commit, or a unique value if files differ from it, so that nothing counts as passed. */
function stateOfFiles() {
  return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : `changed at ${Date.now()}`
}

function passedParts(state) {
  const stored = existsSync(PASSED) ? JSON.parse(readFileSync(PASSED, 'utf8')) : null
  return stored?.state === state ? stored.parts : []
}

function recordPassed(state, part) {
  mkdirSync(dirname(PASSED), { recursive: true })
  writeFileSync(PASSED, JSON.stringify({ state, parts: [...new Set([...passedParts(state), part])] }))
}

async function runPart(part, runOne) {
  const outcomes = []
  for (const suite of PARTS[part]) outcomes.push(await runOne(suite))
  const sum = key => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  const retried = outcomes.flatMap(outcome => outcome.retried)
  return { part, passed: sum('passed'), failed: sum('failed'), milliseconds: sum('milliseconds'), retried }
}

await script(async () => {
  const args = process.argv.slice(2)
  const resumed = args.includes('--resume')
  const requested = args.filter(arg => arg !== '--resume')
  for (const part of requested) {
    if (!Object.hasOwn(PARTS, part)) throw new ExpectedError(texts.unknownPart(part, Object.keys(PARTS)))
  }
  const state = stateOfFiles()
  const done = resumed ? passedParts(state) : []
  const wanted = requested.length > 0 ? requested : Object.keys(PARTS)
  for (const part of wanted.filter(name => done.includes(name))) print(texts.partDone(part))
  const ran = await withTestMachine(async runOne => {
    const parts = []
    for (const part of wanted.filter(name => !done.includes(name))) {
      const outcome = await runPart(part, runOne)
      parts.push(outcome)
      if (outcome.failed === 0) recordPassed(state, part)
    }
    return parts
  })
  for (const { part, passed, failed, milliseconds, retried } of ran) {
    for (const test of retried) process.stdout.write(`passed on a retry: ${test}\n`)
    process.stdout.write(
      `${part.padEnd(10)} ${seconds(milliseconds).padStart(9)}  ${passed} passed, ${failed} failed\n`,
    )
  }
  const sum = key => ran.reduce((total, part) => total + part[key], 0)
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`)
  return sum('failed') === 0 ? 0 : 1
})
