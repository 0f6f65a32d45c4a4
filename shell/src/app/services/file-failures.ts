import { ModuleNotLoaded } from '../../platform/parts/lazy-module.ts'
import { partsTexts } from '../../platform/parts/parts.texts.ts'
import type { Shell } from '../shell.ts'
import { textsOf } from '../texts-of.ts'

export function failureText(shell: Pick<Shell, 'texts'>, error: unknown): string {
  if (error instanceof ModuleNotLoaded) return textsOf(shell, partsTexts).notFetched
  return error instanceof Error ? error.message : String(error)
}

/** Returns the error with a message for the user, because pages show the message of any error. */
export function withUserMessage(shell: Pick<Shell, 'texts'>, error: unknown): unknown {
  return error instanceof ModuleNotLoaded ? new Error(failureText(shell, error), { cause: error }) : error
}
