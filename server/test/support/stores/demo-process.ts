import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { PortalClient } from '../clients/portal-client.ts'
import { metricOf } from '../metric.ts'
import { startProcess, takePort } from '../servers/server-process.ts'

/** The product in its own process, filled with the demo organisation; its password is the demo users'. */
export interface DemoProcess {
  readonly port: number
  readonly origin: string
  readonly password: string
  /** Logs a person in. */
  as(userCode: string): Promise<PortalClient>
  /** Reads a figure of `/metrics`, summed over its labels. */
  metric(name: string): Promise<number>
  /** Returns true while the process runs. */
  isAlive(): boolean
  output(): string
  stop(): Promise<void>
}

const DEMO_PASSWORD = 'lines of hangar rain 7'
const LONGEST_START_MS = 120_000

/** Starts the process, by default on an embedded store. */
export async function startDemoProcess(env: Readonly<Record<string, string>> = {}): Promise<DemoProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'apron demo '))
  const port = await takePort()
  const origin = `http://127.0.0.1:${port}`
  const server = startProcess({ DATA_DIR: folder, PORT: String(port), DEMO_PASSWORD, ...env }, ['--demo'])
  const begun = Date.now()
  while (!server.output().includes('Apron is ready')) {
    if (server.process.exitCode !== null || Date.now() - begun > LONGEST_START_MS) {
      server.process.kill('SIGKILL')
      throw new Error(`The server did not start: ${server.output()}`)
    }
    await wait(50)
  }
  // Filling the store keeps the process busy, and a busy server turns requests away.
  while ((await fetch(`${origin}/apps/registry.json`)).status !== 200) await wait(50)
  return {
    port,
    origin,
    password: DEMO_PASSWORD,
    async as(userCode) {
      const portal = new PortalClient(origin, null)
      await portal.login(userCode, DEMO_PASSWORD)
      return portal
    },
    metric: name => metricOf(origin, name),
    isAlive: () => server.process.exitCode === null && server.process.signalCode === null,
    output: server.output,
    async stop() {
      server.process.kill('SIGKILL')
      await server.ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
