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
async function makeLine() {
  const cuts: DisconnectReason[] = []
  const answers: ServerResponse[] = []
  const guard = createConnectionGuard({ limits: LIMITS, now: Date.now, onClose: reason => cuts.push(reason) })
  const server = createServer((request, answer) => {
    if (guard.admits(request, answer)) answers.push(answer)
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
  const seen = async (count: number) => await vi.waitFor(() => expect(answers).toHaveLength(count))
  return { cuts, answers, socket, send, seen }
}

it('closes the connection when the limit of pending requests is exceeded, and ignores what follows', async () => {
  const { cuts, answers, socket, send, seen } = await makeLine()
  send(LIMITS.requestsInFlight)
  await seen(LIMITS.requestsInFlight)
  expect(cuts).toEqual([])
  const closed = new Promise(resolve => socket.once('close', resolve))
  send(7)
  await closed
  expect([answers.length, cuts]).toEqual([LIMITS.requestsInFlight, ['requests']])
})

it('lets a client that waits for its responses send any number of requests', async () => {
  const { cuts, answers, send, seen } = await makeLine()
  for (let turn = 1; turn <= 4; turn++) {
    send(LIMITS.requestsInFlight)
    await seen(turn * LIMITS.requestsInFlight)
    for (const answer of answers.slice(-LIMITS.requestsInFlight)) answer.end('done')
    await vi.waitFor(() => expect(answers.every(answer => answer.closed)).toBe(true))
  }
  expect(cuts).toEqual([])
})
