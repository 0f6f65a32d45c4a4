import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { until } from '../until.ts'
import { freePort } from './free-port.ts'
import type { ScratchApp } from './scratch-app.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
/** The command first builds outdated parts, and a first start fills the store. */
const START_TIMEOUT_MS = 180_000

/** A run of `npm run dev` with some applications, on a separate store and port. */
export interface DevSession {
  readonly origin: string
  readonly password: string
  readonly dataDir: string
  /** Returns its output. */
  log(): string
  /** Stops it as Ctrl-C does. Resolves when the command has ended. */
  stop(): Promise<void>
  dispose(): Promise<void>
}

export async function startDevSession(apps: readonly ScratchApp[]): Promise<DevSession> {
  const dataDir = mkdtempSync(join(tmpdir(), 'apron dev '))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const password = randomBytes(15).toString('base64url')
  let log = ''
  const command = spawn(
    process.execPath,
    [join(ROOT, 'tooling/start/dev.mjs'), ...apps.map(app => app.folder)],
    {
      cwd: ROOT,
      env: {
        PATH: process.env['PATH'] ?? '',
        HOME: process.env['HOME'] ?? '',
        LANG: 'en_US.UTF-8',
        PORT: String(port),
        DATA_DIR: join(dataDir, 'store'),
        DEMO_PASSWORD: password,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  for (const stream of [command.stdout, command.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text
    })
  }
  const ended = new Promise<void>(done => command.once('exit', () => done()))

  async function stop(): Promise<void> {
    if (command.exitCode === null) command.kill('SIGINT')
    await ended
  }

  await until('npm run dev is ready', START_TIMEOUT_MS, async () => {
    if (command.exitCode !== null) throw new Error(`It ended:\n${log}`)
    return log.includes('Edit a source file')
  })
  return {
    origin,
    password,
    dataDir,
    log: () => log,
    stop,
    async dispose() {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Returns true if something listens on this local port. */
export async function isListening(port: number): Promise<boolean> {
  return await fetch(`http://localhost:${port}/`).then(
    () => true,
    () => false,
  )
}
