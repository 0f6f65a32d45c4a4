/** Common output style of the start scripts. */
import { inTerminalLanguage } from './texts.mjs'

/** An expected failure with a remedy: its text is printed without a stack, and the exit code is 1. */
export class Stop extends Error {
  /** @param {{ zh: string, en: string }} text */
  constructor(text) {
    super(inTerminalLanguage(text))
  }
}

/** @param {{ zh: string, en: string }} text */
export function say(text) {
  process.stdout.write(`  ${inTerminalLanguage(text)}\n`)
}

/** Milliseconds between progress messages of a long step. */
const SIGN_OF_LIFE_MS = 15_000

/**
 * Prints what is being done, does it, and prints how long it took. `quiet` work prints nothing itself, so progress
 * messages are added.
 */
export async function step(text, work, { quiet = false } = {}) {
  const title = inTerminalLanguage(text)
  process.stdout.write(`› ${title} …\n`)
  const since = performance.now()
  const took = () => seconds(performance.now() - since)
  const signs = quiet
    ? setInterval(() => process.stdout.write(`  … ${took()}\n`), SIGN_OF_LIFE_MS)
    : undefined
  try {
    return await work()
  } finally {
    clearInterval(signs)
    process.stdout.write(`  ${took()}\n`)
  }
}

export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

/** Runs a script. A {@link Stop} ends it with its text. */
export async function script(main) {
  try {
    process.exitCode = await main()
  } catch (error) {
    process.stderr.write(error instanceof Stop ? `\n${error.message}\n` : `\n${error.stack}\n`)
    process.exitCode = 1
  }
}
