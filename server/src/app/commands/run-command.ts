import { resolve } from 'node:path'
import type { TextPair } from '@apron/contract/texts/text-pair'
import { OperatorError, terminalLanguage } from '../../platform/config/operator-error.ts'
import type { Settings } from '../../platform/config/settings.ts'
import { readSettings } from '../../platform/config/settings.ts'
import type { Database } from '../../platform/db/database.ts'
import { openDatabase } from '../../platform/db/open-database.ts'
import { commandTexts } from './command-texts.ts'

export interface CommandInput {
  readonly name: 'backup' | 'restore'
  /** Runs before the store is opened, because opening creates a missing one. */
  readonly check?: (settings: Settings) => Promise<void>
  /** Lets the running server do it. Returns null if there is none. */
  readonly runOnServer?: (settings: Settings, file: string) => Promise<TextPair | null>
  readonly work: (database: Database, file: string) => Promise<TextPair>
}

/** Runs a terminal command on the store of the environment. */
export async function runCommand({ name, check, runOnServer, work }: CommandInput): Promise<void> {
  await runAtTerminal(async () => {
    const [fileArgument, ...rest] = process.argv.slice(2)
    if (fileArgument === undefined || rest.length > 0) throw new OperatorError(commandTexts.usage(name))
    const settings = readSettings(process.env)
    await check?.(settings)
    const file = resolveTerminalPath(fileArgument)
    const result = await runOnServer?.(settings, file)
    if (result) return result
    const database = await openDatabase(settings)
    try {
      return await work(database, file)
    } finally {
      await database.close()
    }
  })
}

/** Resolves a path against the person's directory. npm runs scripts in the root of the repository. */
export function resolveTerminalPath(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', path)
}

/** Runs the work, prints the result in the person's language, and ends the process with a matching exit code. */
export async function runAtTerminal(work: () => Promise<TextPair>): Promise<void> {
  try {
    const text = await work()
    process.stdout.write(`${text[terminalLanguage(process.env)]}\n`)
  } catch (error) {
    const text =
      error instanceof OperatorError ? error.message : error instanceof Error ? error.stack : String(error)
    process.stderr.write(`${text ?? ''}\n`)
    process.exitCode = 1
  }
}
