import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { HttpLimits } from '../http-limits.ts'
import { connectionsToClose } from '../responses/stalled-connections.ts'

/** `requests`: too many without waiting for a response; `unread`: responses that are not read. */
export type DisconnectReason = 'requests' | 'unread'

export interface ConnectionGuardOptions {
  readonly limits: Pick<HttpLimits, 'requestsInFlight' | 'unreadTimeoutMs' | 'unreadBytesMax'>
  /** Milliseconds. */
  readonly now: () => number
  readonly onClose: (reason: DisconnectReason) => void
}

/** Limits what one connection may hold: unanswered requests and unread responses (security note T23). */
export interface ConnectionGuard {
  /** Returns whether to process the request. If not, its connection is closed. */
  admits(request: IncomingMessage, response: ServerResponse): boolean
  /** Closes stalled connections. Call it about every second. */
  closeStalled(): void
}

interface TrackedConnection {
  readonly socket: Socket
  readonly responses: Set<ServerResponse>
  /** Bytes that have left this process. */
  sent: number
  /** Time of the last progress, or of the first unread byte. */
  movedAt: number
}

export function createConnectionGuard({ limits, now, onClose }: ConnectionGuardOptions): ConnectionGuard {
  /** Connections with an unfinished response. */
  const connections = new Map<Socket, TrackedConnection>()

  function trackConnection(socket: Socket): TrackedConnection {
    const known = connections.get(socket)
    if (known !== undefined) return known
    const connection = { socket, responses: new Set<ServerResponse>(), sent: sentOn(socket), movedAt: now() }
    connections.set(socket, connection)
    socket.once('close', () => connections.delete(socket))
    return connection
  }

  function close({ socket }: TrackedConnection, reason: DisconnectReason): void {
    onClose(reason)
    // Nobody reads, so no response is sent. A reset also frees the system's buffers.
    socket.resetAndDestroy()
  }

  return {
    admits({ socket }, response) {
      // The rest of the packet is still parsed after the connection was closed.
      if (socket.destroyed) return false
      const connection = trackConnection(socket)
      if (connection.responses.size >= limits.requestsInFlight) {
        close(connection, 'requests')
        return false
      }
      connection.responses.add(response)
      response.once('close', () => connection.responses.delete(response))
      return true
    },
    closeStalled() {
      const time = now()
      const readers = [...connections.values()].map(connection => {
        const unreadBytes = [...connection.responses].reduce(
          (sum, response) => sum + response.writableLength,
          0,
        )
        const sent = sentOn(connection.socket)
        if (sent !== connection.sent || unreadBytes === 0) connection.movedAt = time
        connection.sent = sent
        return { connection, unreadBytes, stillForMs: time - connection.movedAt }
      })
      for (const { connection } of connectionsToClose(readers, limits)) close(connection, 'unread')
    },
  }
}

function sentOn(socket: Socket): number {
  return socket.bytesWritten - socket.writableLength
}
