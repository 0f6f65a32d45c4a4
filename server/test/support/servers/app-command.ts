import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { StorePlace } from '../stores/store-places.ts'

const commandFile = (name: 'app' | 'backup' | 'verify-records') =>
  fileURLToPath(new URL(`../../../src/app/commands/${name}.command.ts`, import.meta.url))

export interface CommandResult {
  readonly code: number | null
  /** Combined text of stdout and stderr. */
  readonly output: string
}

/** Runs `npm run app -- …` as its own process, with only this environment. */
export async function runAppCommand(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<CommandResult> {
  return await runCommand('app', args, env)
}

/** Runs `npm run backup -- <file>` the same way. */
export async function runBackup(file: string, env: Readonly<Record<string, string>>): Promise<CommandResult> {
  return await runCommand('backup', [file], env)
}

/** Runs `npm run verify-records` the same way. */
export async function runVerifyRecords(env: Readonly<Record<string, string>>): Promise<CommandResult> {
  return await runCommand('verify-records', [], env)
}

async function runCommand(
  name: 'app' | 'backup' | 'verify-records',
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<CommandResult> {
  const child = spawn(process.execPath, [commandFile(name), ...args], {
    env: { PATH: process.env['PATH'] ?? '', LANG: 'en_US.UTF-8', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => (output += part))
  }
  const code = await new Promise<number | null>(resolve => child.on('close', resolve))
  return { code, output }
}

/** Returns the environment that points a command at a test's store. */
export function environmentOf({ settings }: StorePlace): Record<string, string> {
  return settings.databaseUrl === null
    ? { DATA_DIR: settings.dataDir }
    : { DATABASE_URL: settings.databaseUrl, SECRET_KEY: 'kP3vX9qL2mN8rT5wZ7bC4dF6gH1jS0aY' }
}
