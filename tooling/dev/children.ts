import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds after which a process is killed. */
const LONGEST_STOP_MS = 10_000

/** Processes that run together: when one ends, all end. */
export interface Children {
  /** Starts a script with this Node. It ends with this process in any case, because their channel closes. */
  start(name: string, script: string, args: readonly string[], env?: NodeJS.ProcessEnv): ChildProcess
  /** Resolves with the name of the first process that ended. */
  readonly firstEnd: Promise<string>
  stop(): Promise<void>
}

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

export function createChildren(): Children {
  const children: ChildProcess[] = []
  let stopping = false
  const { promise: firstEnd, resolve } = Promise.withResolvers<string>()
  return {
    firstEnd,
    start(name, script, args, env = process.env) {
      if (stopping) throw new Error(`${name} is not started: everything stops`)
      const child = spawn(process.execPath, [script, ...args], {
        env,
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      })
      children.push(child)
      child.once('exit', () => resolve(name))
      return child
    },
    async stop() {
      stopping = true
      const running = children.filter(isRunning)
      const ended = Promise.all(running.map(child => new Promise(done => child.once('exit', done))))
      for (const child of running) child.kill('SIGTERM')
      await Promise.race([ended, wait(LONGEST_STOP_MS, undefined, { ref: false })])
      for (const child of running.filter(isRunning)) child.kill('SIGKILL')
      await ended
    },
  }
}
