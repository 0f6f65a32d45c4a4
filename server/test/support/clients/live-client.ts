import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { TOKEN_COOKIE } from '@apron/contract/calls/base-path'
import { countOfFrame, HEARTBEAT, livePathOf } from '@apron/contract/live/live-protocol'
import { VARIANTS } from '@apron/contract/variants/variants'
import { expect, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { PortalClient } from './portal-client.ts'

export interface LiveOptions {
  /** Replaces the person's own path in CSN. */
  readonly path?: string
  /** Added to or replacing a browser's headers; undefined removes one. */
  readonly headers?: Readonly<Record<string, string | undefined>>
}

const WAIT_MS = 10_000

/** A live connection like a browser's. */
export class LiveClient {
  readonly socket: WebSocket
  /** Unread counts received, in order. */
  readonly counts: number[] = []
  /** All other frames received. */
  readonly others: string[] = []
  /** Close code; 1006 without a closing handshake. */
  readonly closed: Promise<number>

  constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', (data: Buffer) => {
      const text = data.toString()
      const count = countOfFrame(text)
      if (count === null) this.others.push(text)
      else this.counts.push(count)
    })
    this.closed = new Promise(resolve => socket.once('close', resolve))
  }

  /** Waits until the last count received is this one. */
  async receivesCount(count: number, within = WAIT_MS): Promise<void> {
    await vi.waitFor(() => expect(this.counts.at(-1)).toBe(count), { timeout: within, interval: 5 })
  }

  async heartbeat(): Promise<void> {
    const answered = once(this.socket, 'message')
    this.socket.send(HEARTBEAT.request)
    await answered
  }

  async end(): Promise<void> {
    this.socket.close()
    await this.closed
  }
}

/** Returns the path of a person's live connection. */
export function livePath(userCode: string, id = 'test', variant: keyof typeof VARIANTS = 'csn'): string {
  return livePathOf(VARIANTS[variant], userCode, id)
}

/** Returns the handshake headers of a browser: cookies and origin, never the token. */
function browserHeaders({ origin, cookie, token }: PortalClient): Record<string, string> {
  const cookies = [
    ...(cookie === '' ? [] : [cookie]),
    ...(token === null ? [] : [`${TOKEN_COOKIE}=${token}`]),
  ]
  return { origin, ...(cookies.length === 0 ? {} : { cookie: cookies.join('; ') }) }
}

function handshake(portal: PortalClient, path: string, headers: LiveOptions['headers'] = {}): WebSocket {
  const all = { ...browserHeaders(portal), ...headers }
  const given = Object.entries(all).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  return new WebSocket(portal.origin.replace('http', 'ws') + path, { headers: Object.fromEntries(given) })
}

/** Opens a person's live connection; a rejection fails the test. */
export async function openLive(
  portal: PortalClient,
  userCode: string,
  { path = livePath(userCode), headers }: LiveOptions = {},
): Promise<LiveClient> {
  const client = new LiveClient(handshake(portal, path, headers))
  await once(client.socket, 'open')
  return client
}

/** Returns the response to a rejected handshake; an accepted one fails the test. */
export async function refusedLive(
  portal: PortalClient,
  userCode: string,
  { path = livePath(userCode), headers }: LiveOptions = {},
): Promise<{
  readonly status: number
  readonly answer: unknown
  readonly headers: IncomingMessage['headers']
}> {
  const socket = handshake(portal, path, headers)
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    socket.once('open', () => {
      socket.terminate()
      reject(new Error('The handshake was admitted'))
    })
    socket.once('unexpected-response', (_request, answer) => resolve(answer))
    socket.once('error', reject)
  })
  const parts: Buffer[] = []
  for await (const part of response) parts.push(Buffer.from(part))
  const answer: unknown = JSON.parse(Buffer.concat(parts).toString())
  return { status: response.statusCode ?? 0, answer, headers: response.headers }
}
