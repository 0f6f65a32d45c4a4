import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { checkSteps, type Step, typeScriptProjects } from './steps.ts'

const ROOT = resolve(import.meta.dirname, '../..')
/** More at once would not be faster on two cores. */
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

async function runAll(steps: readonly Step[]): Promise<Outcome[]> {
  const waiting = [...steps]
  const outcomes: Outcome[] = []
  const worker = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const outcome = await run(step)
      report(outcome)
      outcomes.push(outcome)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return outcomes
}

const outcomes = await runAll(checkSteps(typeScriptProjects(ROOT)))
const failed = outcomes.filter(outcome => !outcome.passed)
process.stdout.write(`${outcomes.length - failed.length} passed, ${failed.length} failed\n`)
process.exitCode = failed.length === 0 ? 0 : 1
