/** Common output style of the start scripts. */
import { inTerminalLanguage } from './texts.mjs'

/** An expected failure with a remedy: its text is printed without a stack, and the exit code is 1. */
export class ExpectedError extends Error {
  /** @param {{ zh: string, en: string }} text */
  constructor(text) {
    super(inTerminalLanguage(text))
  }
}

/** @param {{ zh: string, en: string }} text */
export function print(text) {
  process.stdout.write(`  ${inTerminalLanguage(text)}\n`)
}

/** Milliseconds between progress messages of a long step. */
const PROGRESS_INTERVAL_MS = 15_000

/**
 * Prints what is being done, does it, and prints how long it took. `quiet` work prints nothing itself, so progress
 * messages are added.
 */
export async function step(text, work, { quiet = false } = {}) {
  const title = inTerminalLanguage(text)
  process.stdout.write(`› ${title} …\n`)
  const since = performance.now()
  const took = () => seconds(performance.now() - since)
  const timer = quiet
    ? setInterval(() => process.stdout.write(`  … ${took()}\n`), PROGRESS_INTERVAL_MS)
    : undefined
  try {
    return await work()
  } finally {
    clearInterval(timer)
    process.stdout.write(`  ${took()}\n`)
  }
}

export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

/** Runs a script. A {@link ExpectedError} ends it with its text. */
export async function script(main) {
  try {
    process.exitCode = await main()
  } catch (error) {
    process.stderr.write(error instanceof ExpectedError ? `\n${error.message}\n` : `\n${error.stack}\n`)
    process.exitCode = 1
  }
}
