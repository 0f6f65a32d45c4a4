import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Response header with the name of the node. */
export const NODE_HEADER = 'x-answered-by'

/** Returns true if tests can make their own certificate on this machine. */
export function opensslIsInstalled(): boolean {
  return spawnSync('openssl', ['version']).status === 0
}

export interface TestProxyOptions {
  readonly port: number
  /** PEM of a key with its certificate, for HTTPS. */
  readonly certificate?: string
}

export interface TestProxy {
  readonly origin: string
  stop(): Promise<void>
}

/** Returns true if tests can start haproxy on this machine. */
export function haproxyIsInstalled(): boolean {
  return spawnSync('haproxy', ['-v']).status === 0
}

/**
 * Returns the configuration of docs/operate/haproxy.cfg without retries, which would hide the requests a node drops.
 */
function configuration(bind: string, nodes: readonly number[]): string {
  return `
defaults
  mode http
  timeout connect 2s
  timeout client 30s
  timeout server 30s
  retries 0
frontend people
  bind ${bind}
  option forwardfor
  default_backend apron
backend apron
  option httpchk GET /health/ready
  timeout check 5s
  http-response set-header ${NODE_HEADER} %s
  default-server check inter 500ms fall 1 rise 1
${nodes.map((node, index) => `  server node${index} 127.0.0.1:${node}`).join('\n')}
`
}

/** Starts a temporary haproxy in front of nodes at these local ports. */
export async function startTestProxy(
  nodes: readonly number[],
  { port, certificate }: TestProxyOptions,
): Promise<TestProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'apron-proxy-'))
  const file = join(folder, 'haproxy.cfg')
  const pem = join(folder, 'portal.pem')
  if (certificate !== undefined) await writeFile(pem, certificate)
  const bind = `127.0.0.1:${port}${certificate === undefined ? '' : ` ssl crt ${pem}`}`
  await writeFile(file, configuration(bind, nodes))
  const proxy: ChildProcess = spawn('haproxy', ['-f', file, '-db'], { stdio: 'ignore' })
  const ended = once(proxy, 'exit')
  return {
    origin: `${certificate === undefined ? 'http' : 'https'}://127.0.0.1:${port}`,
    async stop() {
      proxy.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Makes a key with a self-signed certificate for 127.0.0.1. */
export function ownCertificate(): { readonly pem: string; readonly certificate: string } {
  const key = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -noenc -keyout -'
  const names = '-subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1'
  const args = `req -x509 -days 1 ${key} ${names} -out -`.split(' ')
  const { status, stdout, stderr } = spawnSync('openssl', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return { pem: stdout, certificate: /-----BEGIN CERTIFICATE[\s\S]*/.exec(stdout)?.[0] ?? '' }
}
