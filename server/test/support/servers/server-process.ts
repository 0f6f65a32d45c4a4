import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { createServer, type Server } from 'node:net'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const MAIN = fileURLToPath(new URL('../../../src/app/main.ts', import.meta.url))
const END_WITH_PARENT = new URL('../../../../tooling/end-with-parent.mjs', import.meta.url).href

export interface ServerProcess {
  readonly process: ChildProcess
  readonly output: () => string
  readonly ended: Promise<number | null>
}

/**
 * Starts the process as the start script does; needs the built shell. It is killed at the latest when this process
 * ends.
 */
export function startProcess(env: Record<string, string>, args: readonly string[] = []): ServerProcess {
  return watched(
    spawn(process.execPath, ['--import', END_WITH_PARENT, MAIN, ...args], {
      env: { PATH: process.env['PATH'] ?? '', LANG: 'en_US.UTF-8', ...env },
    }),
  )
}

/** Starts with npm as an operator does, with npm's own environment from this process. */
export function startWithNpm(env: Record<string, string>): ServerProcess {
  const { LANG: _language, LC_ALL: _all, ...own } = process.env
  return watched(spawn('npm', ['start'], { cwd: ROOT, env: { ...own, LANG: 'en_US.UTF-8', ...env } }))
}

function watched(child: ChildProcessWithoutNullStreams): ServerProcess {
  let output = ''
  child.stdout.on('data', (part: Buffer) => (output += part.toString()))
  child.stderr.on('data', (part: Buffer) => (output += part.toString()))
  const ended = new Promise<number | null>(resolve => child.on('close', resolve))
  return { process: child, output: () => output, ended }
}

/** Reserves a free port until `holder` is closed. */
export async function freePort(): Promise<{ port: number; holder: Server }> {
  const holder = createServer()
  await new Promise<void>(resolve => holder.listen(0, '127.0.0.1', resolve))
  const address = holder.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return { port: address.port, holder }
}

/** Returns a port that is free at this moment. */
export async function takePort(): Promise<number> {
  const { port, holder } = await freePort()
  await new Promise(resolve => holder.close(resolve))
  return port
}
