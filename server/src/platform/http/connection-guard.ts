import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { HttpLimits } from './http-limits.ts'
import { readersToCut } from './unread-answers.ts'

/** `requests`: too many without waiting for an answer, `unread`: answers that nobody reads. */
export type CutReason = 'requests' | 'unread'

export interface ConnectionGuardOptions {
  readonly limits: Pick<HttpLimits, 'requestsInFlight' | 'unreadTimeoutMs' | 'unreadBytesMax'>
  /** Milliseconds. */
  readonly now: () => number
  readonly cut: (reason: CutReason) => void
}

/** Bounds what one connection may keep busy here: requests without an answer, and answers nobody reads (security note T23). */
export interface ConnectionGuard {
  /** Whether the request is looked at; if not, its connection is gone. */
  admits(request: IncomingMessage, answer: ServerResponse): boolean
  /** Cuts the connections that stand still. To be called every second or so. */
  look(): void
}

interface Line {
  readonly socket: Socket
  readonly answers: Set<ServerResponse>
  /** Bytes that have left this process. */
  sent: number
  /** When it was last seen to read, or began to have something to read. */
  movedAt: number
}

export function createConnectionGuard({ limits, now, cut }: ConnectionGuardOptions): ConnectionGuard {
  /** Connections with a request that is not answered wholly. */
  const lines = new Map<Socket, Line>()

  function lineOf(socket: Socket): Line {
    const known = lines.get(socket)
    if (known !== undefined) return known
    const line = { socket, answers: new Set<ServerResponse>(), sent: sentOn(socket), movedAt: now() }
    lines.set(socket, line)
    socket.once('close', () => lines.delete(socket))
    return line
  }

  function end({ socket }: Line, reason: CutReason): void {
    cut(reason)
    // Nobody reads, so nothing is said; a reset also gives back what the system holds for the connection.
    socket.resetAndDestroy()
  }

  return {
    admits({ socket }, answer) {
      // What one packet brought is read to its end, also when its beginning was too much.
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
      for (const { line } of readersToCut(readers, limits)) end(line, 'unread')
    },
  }
}

function sentOn(socket: Socket): number {
  return socket.bytesWritten - socket.writableLength
}
