import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { connectionsToClose } from '../answers/unread-answers.ts'
import type { HttpLimits } from '../http-limits.ts'

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
  admits(request: IncomingMessage, answer: ServerResponse): boolean
  /** Closes stalled connections. Call it about every second. */
  look(): void
}

interface Line {
  readonly socket: Socket
  readonly answers: Set<ServerResponse>
  /** Bytes that have left this process. */
  sent: number
  /** Time of the last progress, or of the first unread byte. */
  movedAt: number
}

export function createConnectionGuard({ limits, now, onClose }: ConnectionGuardOptions): ConnectionGuard {
  /** Connections with an unfinished response. */
  const lines = new Map<Socket, Line>()

  function lineOf(socket: Socket): Line {
    const known = lines.get(socket)
    if (known !== undefined) return known
    const line = { socket, answers: new Set<ServerResponse>(), sent: sentOn(socket), movedAt: now() }
    lines.set(socket, line)
    socket.once('close', () => lines.delete(socket))
    return line
  }

  function end({ socket }: Line, reason: DisconnectReason): void {
    onClose(reason)
    // Nobody reads, so no response is sent. A reset also frees the system's buffers.
    socket.resetAndDestroy()
  }

  return {
    admits({ socket }, answer) {
      // The rest of the packet is still parsed after the connection was closed.
      if (socket.destroyed) return false
      const line = lineOf(socket)
      if (line.answers.size >= limits.requestsInFlight) {
        end(line, 'requests')
        return false
      }
      line.answers.add(answer)
      answer.once('close', () => line.answers.delete(answer))
      return true
    },
    look() {
      const time = now()
      const readers = [...lines.values()].map(line => {
        const unreadBytes = [...line.answers].reduce((sum, answer) => sum + answer.writableLength, 0)
        const sent = sentOn(line.socket)
        if (sent !== line.sent || unreadBytes === 0) line.movedAt = time
        line.sent = sent
        return { line, unreadBytes, stillForMs: time - line.movedAt }
      })
      for (const { line } of connectionsToClose(readers, limits)) end(line, 'unread')
    },
  }
}

function sentOn(socket: Socket): number {
  return socket.bytesWritten - socket.writableLength
}
