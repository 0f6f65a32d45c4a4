import { LIVE_SEND_BUFFER_MAX_BYTES } from '@apron/contract/limits/live'
import { countFrame, HEARTBEAT, LIVE_CLOSE } from '@apron/contract/live/live-protocol'
import type { Clock } from '@apron/server-kit/time/clock'
import type { RawData, WebSocket } from 'ws'
import { checkFrame, withinMinute } from './live-rules.ts'

/** Websocket close code for non-text frames. */
const UNSUPPORTED_DATA = 1003

const CLOSE_CODES = { ...LIVE_CLOSE, badFrame: UNSUPPORTED_DATA } as const

export type OwnCloseReason = keyof typeof CLOSE_CODES
/**
 * Reason why a connection ended; `silent`: no heartbeat, `replaced`: a live one took its place, `client`: closed by the
 * client or the network.
 */
export type CloseReason = OwnCloseReason | 'silent' | 'replaced' | 'client'

export interface LivePerson {
  readonly userCode: string
  readonly sessionId: string
}

/** A client that receives its person's number of unread messages. */
export interface LiveConnection extends LivePerson {
  /** Time of the last frame, milliseconds. */
  lastFrameAt(): number
  /** Returns true if a number was sent already. */
  hasSentCount(): boolean
  /**
   * Sends the number unless it is unchanged. @param always sends it even then, as a hint that something else changed
   * @returns whether it was sent
   */
  sendCount(count: number, always?: boolean): boolean
  close(reason: OwnCloseReason): void
  /** Ends the connection without the closing handshake, which nobody would answer. */
  drop(reason: 'silent' | 'replaced'): void
}

export interface LiveConnectionEvents {
  readonly heartbeat: () => void
  /** Called once, when the end is decided. A client that closes slowly no longer counts. */
  readonly closed: (reason: CloseReason) => void
}

/** Speaks the protocol of docs/wire.md with an admitted client. Frame contents are never logged. */
export function openConnection(
  socket: WebSocket,
  person: LivePerson,
  clock: Clock,
  { heartbeat, closed }: LiveConnectionEvents,
): LiveConnection {
  let lastFrameAt = clock.now().getTime()
  let frames: number[] = []
  let lastCount: number | null = null
  let ended = false

  function end(reason: CloseReason): boolean {
    if (ended) return false
    ended = true
    closed(reason)
    return true
  }

  function close(reason: OwnCloseReason): void {
    if (end(reason)) socket.close(CLOSE_CODES[reason])
  }

  function send(text: string): void {
    if (ended) return
    if (socket.bufferedAmount > LIVE_SEND_BUFFER_MAX_BYTES) close('tooSlow')
    else socket.send(text)
  }

  function receive(content: string | null): void {
    if (ended) return
    lastFrameAt = clock.now().getTime()
    frames = withinMinute(frames, lastFrameAt)
    const verdict = checkFrame(content, frames)
    frames.push(lastFrameAt)
    if (verdict === 'answer') {
      send(HEARTBEAT.response)
      heartbeat()
    } else if (verdict !== 'ignore') {
      close(verdict)
    }
  }

  socket.on('message', (data: RawData, isBinary) => receive(isBinary ? null : textOf(data)))
  // The library answers control frames. They count like all others.
  socket.on('ping', () => receive(''))
  socket.on('pong', () => receive(''))
  // Frames that are too large or invalid: the library sends the close code and ends the connection.
  socket.on('error', () => void end('badFrame'))
  socket.on('close', () => void end('client'))

  return {
    ...person,
    lastFrameAt: () => lastFrameAt,
    hasSentCount: () => lastCount !== null,
    sendCount(count, always = false) {
      if (ended || (lastCount === count && !always)) return false
      lastCount = count
      send(countFrame(count))
      return true
    },
    close,
    drop(reason) {
      if (end(reason)) socket.terminate()
    },
  }
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString()
  return Buffer.isBuffer(data) ? data.toString() : Buffer.from(data).toString()
}
