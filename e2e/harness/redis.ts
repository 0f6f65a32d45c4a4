import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from './free-port.ts'
import { until } from './until.ts'

const START_TIMEOUT_MS = 20_000

/** Whether there can be a Redis of a test's own on this machine. */
export function redisIsInstalled(): boolean {
  return spawnSync('redis-server', ['--version']).status === 0
}

/** A throw-away Redis on a free port of the loopback. */
export async function startRedis(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const port = await freePort()
  const server = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''])
  let said = ''
  server.stdout.on('data', (part: Buffer) => {
    said += part.toString()
  })
  await until('Redis is ready', START_TIMEOUT_MS, async () => said.includes('Ready to accept connections'))
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
    },
  }
}
