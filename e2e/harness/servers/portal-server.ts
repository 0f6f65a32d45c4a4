import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { until } from '../until.ts'
import { copyFilledStore } from './filled-store.ts'
import { freePort } from './free-port.ts'

const run = promisify(execFile)
const ROOT = resolve(import.meta.dirname, '../../..')
const END_WITH_PARENT = pathToFileURL(join(ROOT, 'tooling/end-with-parent.mjs')).href
/** A first start creates and fills the store. */
const START_TIMEOUT_MS = 90_000

/** The real server with a separate folder and port, filled with the demo organisation. */
export interface PortalServer {
  readonly origin: string
  /** The password of every demo user. */
  readonly password: string
  readonly dataDir: string
  /** Kills the process, as a power cut or `kill -9` does. */
  kill(): Promise<void>
  /** Stops it as Ctrl-C does. */
  stop(): Promise<void>
  /** Starts it again on the same folder and port. @param changed settings to change from now on */
  start(changed?: Readonly<Record<string, string>>): Promise<void>
  /** Stops it and removes the folder. */
  dispose(): Promise<void>
  /**
   * Runs an operator's command against it, such as `app use amm 1.8.1`, and returns the output. @throws with its
   * message
   */
  command(name: string, ...args: string[]): Promise<string>
  /** Returns the output of the process. */
  log(): string
}

/**
 * Starts a server.
 * @param env settings of the deployment, such as VARIANT or DATABASE_URL
 * @param demo false for an empty store, as an operator starts it
 * @param main script to start instead of the server's own
 */
export async function startPortalServer(
  env: Readonly<Record<string, string>> = {},
  demo = true,
  main = 'server/src/app/main.ts',
): Promise<PortalServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'apron e2e '))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const storeDir = join(dataDir, 'store')
  const isEmbedded = env['DATABASE_URL'] === undefined
  const password =
    (demo && isEmbedded ? copyFilledStore(storeDir) : null) ?? randomBytes(15).toString('base64url')
  const logFile = join(dataDir, 'server.log')
  const settings = {
    PATH: process.env['PATH'] ?? '',
    LANG: 'en_US.UTF-8',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: storeDir,
    DEMO_PASSWORD: password,
    LOG_LEVEL: 'warn',
    // Every server loads the same two thousand files, so the compile cache is shared.
    NODE_COMPILE_CACHE: join(tmpdir(), 'apron-compiled'),
    ...env,
  }
  let child: ChildProcess | null = null

  async function start(changed: Readonly<Record<string, string>> = {}): Promise<void> {
    Object.assign(settings, changed)
    const args = ['--import', END_WITH_PARENT, join(ROOT, main), ...(demo ? ['--demo'] : [])]
    const started = spawn(process.execPath, args, { cwd: ROOT, env: settings })
    const log = createWriteStream(logFile, { flags: 'a' })
    started.stdout.pipe(log, { end: false })
    started.stderr.pipe(log, { end: false })
    child = started
    await until('The server is ready', START_TIMEOUT_MS, async () => {
      if (started.exitCode !== null) throw new Error(`The server ended:\n${readFileSync(logFile, 'utf8')}`)
      return isReady(origin)
    })
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const running = child
    if (running === null || running.exitCode !== null || running.signalCode !== null) return
    const ended = new Promise<void>(done => running.once('exit', () => done()))
    running.kill(signal)
    await ended
  }

  await start()
  return {
    origin,
    password,
    dataDir,
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    async dispose() {
      await end('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
    async command(name, ...args) {
      const script = join(ROOT, `server/src/app/commands/${name}.command.ts`)
      const { stdout } = await run(process.execPath, [script, ...args], { cwd: ROOT, env: settings })
      return stdout
    },
    log: () => readFileSync(logFile, 'utf8'),
  }
}

/** Returns true once it is ready and no longer rejects pages for the load of its start. */
async function isReady(origin: string): Promise<boolean> {
  try {
    if (!(await fetch(`${origin}/health/ready`)).ok) return false
    return (await fetch(`${origin}/login`)).status !== 503
  } catch {
    return false
  }
}
