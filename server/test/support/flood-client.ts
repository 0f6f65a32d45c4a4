import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const FLOOD = fileURLToPath(new URL('flood.ts', import.meta.url))

export interface Flood {
  readonly connections: number
  /** Requests sent on each connection at once, without waiting for responses. */
  readonly requests: number
  readonly path: string
}

export interface FloodClient {
  /** Closes all connections at once. */
  close(): Promise<void>
}

/** Starts an anonymous client that sends and never reads. Resolves once everything is sent. */
export async function startFlood(port: number, { connections, requests, path }: Flood): Promise<FloodClient> {
  const child = spawn(process.execPath, [FLOOD, ...[port, connections, requests].map(String), path], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const ended = once(child, 'close')
  await once(child.stdout, 'data')
  return {
    async close() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
