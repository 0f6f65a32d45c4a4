import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { signalGroup } from '../start/lib/signal-group.mjs'

/** The first start of the portal creates and fills its store. */
const BACKGROUND_TIMEOUT_MS = 300_000
const LONGEST_STOP_MS = 20_000
const POLL_MS = 100

/** A failed command with its output. */
export class CommandFailure extends Error {
  readonly output: string

  constructor(message: string, output: string) {
    super(message)
    this.name = 'CommandFailure'
    this.output = output
  }
}

/** The reader's terminals. Variables and current folder persist between blocks. */
export interface Terminals {
  /** Returns the reader's current folder. */
  folder(): string
  /** @throws CommandFailure */
  run(commands: string): Promise<void>
  /**
   * Runs commands in another terminal, starting in the same folder. Resolves once they have printed `until`. @throws
   * CommandFailure
   */
  background(commands: string, until: string): Promise<void>
  /** Presses Ctrl-C in the other terminal. The portal must then be gone. @throws CommandFailure */
  stop(): Promise<void>
}

/**
 * @param home where the terminals start
 * @param state folder for their variables and current folder
 */
export function openTerminals(home: string, state: string, env: NodeJS.ProcessEnv): Terminals {
  const [variables, place] = [join(state, 'variables'), join(state, 'folder')]
  writeFileSync(place, home)
  let other: ChildProcess | null = null

  const folder = () => readFileSync(place, 'utf8').trim()

  function start(script: string): { child: ChildProcess; output: () => string } {
    const child = spawn('bash', ['-euo', 'pipefail', '-c', script], {
      cwd: folder(),
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    const killOnExit = () => signalGroup(child, 'SIGKILL')
    process.once('exit', killOnExit)
    child.once('close', () => process.off('exit', killOnExit))
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        process.stdout.write(text)
      })
    }
    return { child, output: () => output }
  }

  const sourceVariables = () => (existsSync(variables) ? `source '${variables}'\n` : '')

  return {
    folder,
    async run(commands) {
      const { child, output } = start(
        `${sourceVariables()}${commands}\nexport -p > '${variables}'\npwd > '${place}'\n`,
      )
      const code = await new Promise(done => child.once('close', done))
      if (code !== 0) throw new CommandFailure(`It ended with ${String(code)}`, output())
    },
    async background(commands, until) {
      const { child, output } = start(sourceVariables() + commands)
      other = child
      const end = Date.now() + BACKGROUND_TIMEOUT_MS
      while (!output().includes(until)) {
        if (child.exitCode !== null) throw new CommandFailure('It has ended', output())
        if (Date.now() > end) throw new CommandFailure(`It never printed "${until}"`, output())
        await wait(POLL_MS)
      }
    },
    async stop() {
      const child = other
      other = null
      if (child === null || child.exitCode !== null) return
      const ended = new Promise<'ended'>(done => child.once('close', () => done('ended')))
      // Like a terminal: to everything that was started there.
      signalGroup(child, 'SIGINT')
      const outcome = await Promise.race([ended, wait(LONGEST_STOP_MS, 'runs on' as const, { ref: false })])
      if (outcome === 'ended') return
      signalGroup(child, 'SIGKILL')
      throw new CommandFailure(`It did not end within ${LONGEST_STOP_MS} ms`, '')
    },
  }
}
