import { spawn } from 'node:child_process'
import { whenParentEnds } from './parent.mjs'
import { ROOT } from './paths.mjs'
import { signalGroup } from './signal-group.mjs'

/** A terminal sends Ctrl-C to us and npm sends it again. Within this many milliseconds both count as one. */
const ONE_WISH_MS = 1_000

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
  let lastWish = -Infinity
  const handOn = signal => {
    if (performance.now() - lastWish < ONE_WISH_MS) return
    lastWish = performance.now()
    child.kill(signal)
  }
  // Started by hand it may outlive its terminal. Started by npm nobody else would end it.
  const startedByNpm = process.env.npm_lifecycle_event !== undefined
  const lookNoMore = tied && startedByNpm ? whenParentEnds(() => handOn('SIGTERM')) : () => {}
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, handOn)
  const killAtExit = () => signalGroup(child, 'SIGKILL')
  process.once('exit', killAtExit)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      for (const each of signals) process.off(each, handOn)
      process.off('exit', killAtExit)
      lookNoMore()
      resolve(code ?? SIGNAL_CODES[signal] ?? 1)
    })
  })
}
