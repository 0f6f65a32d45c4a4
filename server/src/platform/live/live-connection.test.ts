import { once } from 'node:events'
import { createServer } from 'node:http'
import { countFrame } from '@apron/contract/live/live-protocol'
import { afterEach, expect, it, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { openConnection } from './live-connection.ts'

const clock = { now: () => new Date() }
const PERSON = { userCode: '100104', sessionId: 's' }
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A connection with its client over the loopback. */
async function connectClient() {
  const http = createServer().listen(0, '127.0.0.1')
  await once(http, 'listening')
  const address = http.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  const sockets = new WebSocketServer({ server: http })
  const opened = new Promise<WebSocket>(resolve => sockets.once('connection', resolve))
  const client = new WebSocket(`ws://127.0.0.1:${address.port}`)
  await once(client, 'open')
  ends.push(() => {
    client.terminate()
    http.close()
  })
  const closed = vi.fn()
  return {
    connection: openConnection(await opened, PERSON, clock, { heartbeat: vi.fn(), closed }),
    client,
    closed,
  }
}

it('sends a count only if it has changed', async () => {
  const { connection, client } = await connectClient()
  const received: string[] = []
  client.on('message', (data: Buffer) => received.push(data.toString()))
  expect([0, 0, 3, 3, 0].map(count => connection.sendCount(count))).toEqual([true, false, true, false, true])
  await vi.waitFor(() => expect(received).toEqual([countFrame(0), countFrame(3), countFrame(0)]))
})

it('disconnects a client that reads nothing, before much is buffered', async () => {
  const { connection, client, closed } = await connectClient()
  client.pause()
  let count = 0
  await vi.waitFor(
    () => {
      for (let frame = 0; frame < 1_000; frame++) connection.sendCount((count += 1))
      expect(closed).toHaveBeenCalledExactlyOnceWith('tooSlow')
    },
    { timeout: 20_000, interval: 1 },
  )
  expect(connection.sendCount(0)).toBe(false)
  const code = once(client, 'close')
  client.resume()
  expect((await code)[0]).toBe(1013)
}, 30_000)
