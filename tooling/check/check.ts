import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import PQueue from 'p-queue'
import { checkSteps, type Step, typeScriptPrograms } from './steps.ts'

const ROOT = resolve(import.meta.dirname, '../..')
/** More in parallel would not be faster on two cores. */
const AT_ONCE = 2

interface Outcome {
  readonly step: Step
  readonly passed: boolean
  readonly output: string
  readonly seconds: number
}

function run(step: Step): Promise<Outcome> {
  const started = performance.now()
  const child = spawn(process.execPath, [join(ROOT, 'node_modules', step.script), ...step.args], {
    cwd: ROOT,
    env: { ...process.env, ...step.env },
  })
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise((done, failed) => {
    child.on('error', failed)
    child.on('close', code => {
      const seconds = (performance.now() - started) / 1000
      done({ step, passed: code === 0, output: Buffer.concat(chunks).toString(), seconds })
    })
  })
}

function report({ step, passed, output, seconds }: Outcome): void {
  process.stdout.write(`${passed ? 'ok    ' : 'FAILED'} ${step.name} (${seconds.toFixed(1)} s)\n`)
  if (!passed) process.stdout.write(`${output}\n`)
}

const queue = new PQueue({ concurrency: AT_ONCE })
const outcomes = await queue.addAll(
  checkSteps(typeScriptPrograms(ROOT)).map(step => async () => {
    const outcome = await run(step)
    report(outcome)
    return outcome
  }),
)
const failed = outcomes.filter(outcome => !outcome.passed)
process.stdout.write(`${outcomes.length - failed.length} passed, ${failed.length} failed\n`)
process.exitCode = failed.length === 0 ? 0 : 1
