import { spawn } from 'node:child_process'
import { whenParentEnds } from './parent.mjs'
import { ROOT } from './paths.mjs'
import { signalGroup } from './signal-group.mjs'

/** A terminal sends Ctrl-C to us and npm sends it again. Within this many milliseconds both count as one. */
const DUPLICATE_SIGNAL_MS = 1_000

/** Exit codes of shells for a process ended by a signal. */
const SIGNAL_CODES = { SIGHUP: 129, SIGINT: 130, SIGKILL: 137, SIGTERM: 143 }

/**
 * Runs a program until it ends, and passes Ctrl-C and SIGTERM on once. The program has its own process group, so that
 * it gets Ctrl-C only from us. Resolves with its exit code.
 */
export function run(program, args, { env = process.env, onStdout, onStderr, tied = false } = {}) {
  const child = spawn(program, args, {
    cwd: ROOT,
    env,
    // The channel closes with this process, even if it is killed, which tells the server to end.
    stdio: ['ignore', onStdout ? 'pipe' : 'inherit', onStderr ? 'pipe' : 'inherit', ...(tied ? ['ipc'] : [])],
    detached: process.platform !== 'win32',
  })
  child.stdout?.on('data', chunk => {
    process.stdout.write(chunk)
    onStdout?.(chunk.toString('utf8'))
  })
  child.stderr?.on('data', chunk => {
    process.stderr.write(chunk)
    onStderr?.(chunk.toString('utf8'))
  })
  let lastSignalAt = -Infinity
  const forwardSignal = signal => {
    if (performance.now() - lastSignalAt < DUPLICATE_SIGNAL_MS) return
    lastSignalAt = performance.now()
    child.kill(signal)
  }
  // A script started by hand may outlive its terminal. One started by npm has nobody else to end it.
  const startedByNpm = process.env.npm_lifecycle_event !== undefined
  const stopWatching = tied && startedByNpm ? whenParentEnds(() => forwardSignal('SIGTERM')) : () => {}
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, forwardSignal)
  const killAtExit = () => signalGroup(child, 'SIGKILL')
  process.once('exit', killAtExit)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      for (const each of signals) process.off(each, forwardSignal)
      process.off('exit', killAtExit)
      stopWatching()
      resolve(code ?? SIGNAL_CODES[signal] ?? 1)
    })
  })
}
