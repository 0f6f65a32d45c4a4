import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from './server-process.ts'

export interface TestRedis {
  readonly url: string
  /** Kills it without a clean shutdown, like a failing machine. */
  kill(): Promise<void>
  /** Starts it again at the same address, empty. */
  start(): Promise<void>
}

/** Returns true if tests can start Redis on this machine. */
export function redisIsInstalled(): boolean {
  return spawnSync('redis-server', ['--version']).status === 0
}

/** Starts a temporary Redis on a free loopback port. */
export async function startTestRedis(): Promise<TestRedis> {
  const { port, holder } = await freePort()
  holder.close()
  let server: ChildProcess | null = null

  async function start(): Promise<void> {
    const started = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    server = started
    let output = ''
    await new Promise<void>((resolve, reject) => {
      started.once('exit', () => reject(new Error(`Redis did not start: ${output}`)))
      started.stdout.on('data', (part: Buffer) => {
        output += part.toString()
        if (output.includes('Ready to accept connections')) resolve()
      })
    })
    output = ''
  }

  async function kill(): Promise<void> {
    const running = server
    server = null
    if (running === null) return
    const ended = once(running, 'exit')
    running.kill('SIGKILL')
    await ended
  }

  await start()
  return { url: `redis://127.0.0.1:${port}`, start, kill }
}
