import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { createConnectionGuard, type DisconnectReason } from './connection-guard.ts'

const LIMITS = { requestsInFlight: 5, unreadTimeoutMs: 30_000, unreadBytesMax: 1_000 }
const cleanUps: (() => void)[] = []
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp()
})

/** A server whose responses the test controls, with one connection. */
async function createConnection() {
  const cuts: DisconnectReason[] = []
  const responses: ServerResponse[] = []
  const guard = createConnectionGuard({ limits: LIMITS, now: Date.now, onClose: reason => cuts.push(reason) })
  const server = createServer((request, response) => {
    if (guard.admits(request, response)) responses.push(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  const socket = connect(address.port, '127.0.0.1')
  socket.on('error', () => {})
  socket.resume()
  cleanUps.push(
    () => socket.destroy(),
    () => server.close(),
  )
  const send = (requests: number) => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(requests))
  const received = async (count: number) => await vi.waitFor(() => expect(responses).toHaveLength(count))
  return { cuts, responses, socket, send, received }
}

it('closes the connection when the limit of pending requests is exceeded, and ignores what follows', async () => {
  const { cuts, responses, socket, send, received } = await createConnection()
  send(LIMITS.requestsInFlight)
  await received(LIMITS.requestsInFlight)
  expect(cuts).toEqual([])
  const closed = new Promise(resolve => socket.once('close', resolve))
  send(7)
  await closed
  expect([responses.length, cuts]).toEqual([LIMITS.requestsInFlight, ['requests']])
})

it('lets a client that waits for its responses send any number of requests', async () => {
  const { cuts, responses, send, received } = await createConnection()
  for (let turn = 1; turn <= 4; turn++) {
    send(LIMITS.requestsInFlight)
    await received(turn * LIMITS.requestsInFlight)
    for (const response of responses.slice(-LIMITS.requestsInFlight)) response.end('done')
    await vi.waitFor(() => expect(responses.every(response => response.closed)).toBe(true))
  }
  expect(cuts).toEqual([])
})
