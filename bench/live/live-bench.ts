import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { BASE_PATH, PROJECT_CODE } from '@apron/contract/calls/base-path'
import { LIVE_SOCKETS_PER_USER } from '@apron/contract/limits/live'
import { countFrame, HEARTBEAT, livePathOf } from '@apron/contract/live/live-protocol'
import { changeReadStatus } from '@apron/contract/messages/message.calls'
import { csn } from '@apron/contract/variants/csn'
import { freePort } from '@apron/e2e/harness/servers/free-port'
import { type PortalServer, startPortalServer } from '@apron/e2e/harness/servers/portal-server'
import { createScratchDatabase } from '@apron/e2e/harness/servers/scratch-database'
import { Client } from 'pg'
import { percentile } from '../statistics.ts'
import { addPeople, type BenchPerson, markUnread, sendHint } from './bench-people.ts'
import { inspectedMemory, type Memory } from './inspected-memory.ts'
import { type BenchSocket, openSockets, type SocketAddress } from './open-sockets.ts'

const PEOPLE = 400
const SOCKETS = PEOPLE * LIVE_SOCKETS_PER_USER
/** Below the timeout of a silent connection. */
const HEARTBEAT_MS = 30_000

/** Bytes per socket; times in milliseconds, one per socket reached. */
interface Figures {
  readonly memory: Memory
  /** Five sockets of one person, for one person after the other. */
  readonly single: readonly number[]
  /** All sockets at once. */
  readonly everybody: readonly number[]
}

interface LiveFigures extends Figures {
  /** Like `single`, from the call that reads a message to the other tabs. */
  readonly afterCall: readonly number[]
}

/** Measures one node with many live connections, and `ws` alone with the same number; prints a table. */
export async function benchLive(): Promise<boolean> {
  const postgres = process.env['TEST_DATABASE_URL']
  if (!postgres) {
    process.stderr.write('node tooling/postgres/start-test-postgres.mjs -- npm run bench -- live\n')
    return false
  }
  const database = await createScratchDatabase(postgres)
  const inspector = await freePort()
  const server = await startPortalServer({
    DATABASE_URL: database.url.href,
    SECRET_KEY: 'one bench, one key: 7f3a9c21e5d8b604',
    NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}`,
  })
  const client = new Client(database.url.href)
  await client.connect()
  try {
    const live = await measureLive(server, client, inspector)
    const echo = await measureEcho()
    process.stdout.write(`${SOCKETS} sockets of ${PEOPLE} people on ${machine()}\n\n${table(live, echo)}\n`)
    return true
  } finally {
    await client.end()
    await server.dispose()
    await database.drop()
  }
}

async function measureLive(server: PortalServer, database: Client, inspector: number): Promise<LiveFigures> {
  const people = await addPeople(database, PEOPLE)
  const userCodes = people.map(person => person.userCode)
  const before = await inspectedMemory(inspector)
  const sockets = await openSockets(people.flatMap(person => addressesOf(server, person)))
  const heartbeat = setInterval(() => {
    for (const socket of sockets) socket.send(HEARTBEAT.request)
  }, HEARTBEAT_MS)
  try {
    await Promise.all(sockets.map(socket => socket.received(countFrame(0))))
    const memory = perSocket(before, await inspectedMemory(inspector))
    const single: number[] = []
    const afterCall: number[] = []
    for (const [index, person] of people.entries()) {
      const ownSockets = socketsOf(sockets, index)
      await markUnread(database, [person.userCode])
      single.push(
        ...(await measureArrivals(ownSockets, countFrame(1), () => sendHint(database, [person.userCode]))),
      )
      afterCall.push(...(await measureArrivals(ownSockets, countFrame(0), () => markAllRead(server, person))))
    }
    await markUnread(database, userCodes)
    const everybody = await measureArrivals(sockets, countFrame(1), () => sendHint(database, 'many'))
    return { memory, single, afterCall, everybody }
  } finally {
    clearInterval(heartbeat)
    for (const socket of sockets) socket.end()
  }
}

/** Measures the round trip of the same sockets on a server of `ws` alone. */
async function measureEcho(): Promise<Figures> {
  const inspector = await freePort()
  const server = spawn(
    process.execPath,
    [`--inspect=127.0.0.1:${inspector}`, join(import.meta.dirname, 'echo-server.ts')],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const [line] = await once(server.stdout, 'data')
  const url = `ws://127.0.0.1:${Number(String(line))}`
  try {
    const before = await inspectedMemory(inspector)
    const sockets = await openSockets(Array.from({ length: SOCKETS }, () => ({ url, headers: {} })))
    const memory = perSocket(before, await inspectedMemory(inspector))
    const measureEchoTimes = (targets: readonly BenchSocket[], frame: string) =>
      measureArrivals(targets, frame, () => {
        for (const socket of targets) socket.send(frame)
      })
    const single: number[] = []
    for (let person = 0; person < PEOPLE; person += 1) {
      single.push(...(await measureEchoTimes(socketsOf(sockets, person), countFrame(1))))
    }
    const everybody = await measureEchoTimes(sockets, countFrame(2))
    for (const socket of sockets) socket.end()
    return { memory, single, everybody }
  } finally {
    server.kill()
    await once(server, 'exit')
  }
}

function socketsOf(sockets: readonly BenchSocket[], person: number): readonly BenchSocket[] {
  return sockets.slice(person * LIVE_SOCKETS_PER_USER, (person + 1) * LIVE_SOCKETS_PER_USER)
}

function addressesOf({ origin }: PortalServer, { userCode, token }: BenchPerson): SocketAddress[] {
  return Array.from({ length: LIVE_SOCKETS_PER_USER }, (_, tab) => ({
    url: origin.replace('http', 'ws') + livePathOf(csn, userCode, `bench-${tab}`),
    headers: { authorization: token },
  }))
}

/** Measures the time from an action until each socket has received a frame. */
async function measureArrivals(
  sockets: readonly BenchSocket[],
  frame: string,
  start: () => Promise<unknown> | void,
): Promise<number[]> {
  const received = sockets.map(socket => socket.received(frame))
  const startedAt = performance.now()
  await start()
  return (await Promise.all(received)).map(arrivedAt => arrivedAt - startedAt)
}

async function markAllRead({ origin }: PortalServer, { token }: BenchPerson): Promise<void> {
  const body = JSON.stringify({
    filter: { until: new Date(Date.now() + 60_000).toISOString() },
    readStatus: 1,
  })
  const response = await fetch(origin + BASE_PATH + changeReadStatus.path, {
    method: changeReadStatus.method,
    headers: { authorization: token, projectCode: PROJECT_CODE, 'content-type': 'application/json' },
    body,
  })
  if (!response.ok) throw new Error(`The message was not read: ${response.status} ${await response.text()}`)
}

function perSocket(before: Memory, after: Memory): Memory {
  return {
    heap: (after.heap - before.heap) / SOCKETS,
    resident: (after.resident - before.resident) / SOCKETS,
  }
}

function kbText(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`
}

function timesText(values: readonly number[]): string {
  return [0.5, 0.99].map(part => `${percentile(values, part).toFixed(1)} ms`).join(', ')
}

function table(live: LiveFigures, echo: Figures): string {
  const rows = [
    ['figure', 'live connection', '`ws` alone, there and back'],
    ['---', '---', '---'],
    ['heap per socket', kbText(live.memory.heap), kbText(echo.memory.heap)],
    ['resident memory per socket', kbText(live.memory.resident), kbText(echo.memory.resident)],
    ['one person, five sockets: p50, p99', timesText(live.single), timesText(echo.single)],
    ['the same from a call that reads: p50, p99', timesText(live.afterCall), ''],
    ['all sockets at once: p50, p99', timesText(live.everybody), timesText(echo.everybody)],
  ]
  return rows.map(row => `| ${row.join(' | ')} |`).join('\n')
}

function machine(): string {
  const [processor] = cpus()
  return `${cpus().length} × ${processor?.model ?? 'unknown'}, ${Math.round(totalmem() / 1024 ** 3)} GB, Node ${process.versions.node}`
}
