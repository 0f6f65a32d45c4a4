import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './server-process.ts'

/** Says which node has answered. */
export const NODE_HEADER = 'x-answered-by'

export interface TestProxy {
  readonly origin: string
  stop(): Promise<void>
}

/** Whether tests can have a haproxy of their own on this machine. */
export function haproxyIsInstalled(): boolean {
  return spawnSync('haproxy', ['-v']).status === 0
}

/** As docs/configuration.md tells operators: it asks every node each half second whether it is ready. Without tries of its own, which would hide what a node drops. */
function configuration(port: number, nodes: readonly number[]): string {
  return `
defaults
  mode http
  timeout connect 2s
  timeout client 30s
  timeout server 30s
  retries 0
frontend people
  bind 127.0.0.1:${port}
  default_backend apron
backend apron
  option httpchk GET /health/ready
  timeout check 5s
  http-response set-header ${NODE_HEADER} %s
  default-server check inter 500ms fall 1 rise 1
${nodes.map((node, index) => `  server node${index} 127.0.0.1:${node}`).join('\n')}
`
}

/** A throw-away haproxy before nodes of this machine, at their ports. */
export async function startTestProxy(nodes: readonly number[]): Promise<TestProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'apron-proxy-'))
  const { port, holder } = await freePort()
  await new Promise(resolve => holder.close(resolve))
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, configuration(port, nodes))
  const proxy: ChildProcess = spawn('haproxy', ['-f', file, '-db'], { stdio: 'ignore' })
  const ended = once(proxy, 'exit')
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      proxy.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
