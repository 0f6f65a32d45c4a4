import { LIVE_SEND_BUFFER_MAX_BYTES } from '@apron/contract/limits/live'
import { countFrame, HEARTBEAT, LIVE_CLOSE } from '@apron/contract/live/live-protocol'
import type { Clock } from '@apron/server-kit/time/clock'
import type { RawData, WebSocket } from 'ws'
import { judgeFrame, withinMinute } from './live-rules.ts'

/** The code of the websocket protocol for frames that are not text. */
const UNSUPPORTED_DATA = 1003

const CLOSE_CODES = { ...LIVE_CLOSE, badFrame: UNSUPPORTED_DATA } as const

export type OwnCloseReason = keyof typeof CLOSE_CODES
/** Why a connection ended; `silent`: without an answer, `replaced`: a living one took its place, `client`: the other side or the line. */
export type CloseReason = OwnCloseReason | 'silent' | 'replaced' | 'client'

export interface LivePerson {
  readonly userCode: string
  readonly sessionId: string
}

/** One client that is told its person's number of unread messages. */
export interface LiveConnection extends LivePerson {
  /** Milliseconds. */
  heardAt(): number
  /** Whether any number was sent yet. */
  wasTold(): boolean
  /**
   * Sends the number unless it is the one that was sent last. @param anew also then: the hint to ask what else has changed
   * @returns whether it was sent
   */
  tell(count: number, anew?: boolean): boolean
  close(reason: OwnCloseReason): void
  /** Without the manners of a closing handshake: nobody is there to keep them. */
  drop(reason: 'silent' | 'replaced'): void
}

export interface LiveConnectionEvents {
  readonly heartbeat: () => void
  /** Once, as soon as it is decided: a client that is slow to say goodbye counts no more. */
  readonly closed: (reason: CloseReason) => void
}

/** Speaks the protocol of docs/wire.md with a client whose handshake was admitted. What its frames say is never logged. */
export function openConnection(
  socket: WebSocket,
  person: LivePerson,
  clock: Clock,
  { heartbeat, closed }: LiveConnectionEvents,
): LiveConnection {
  let heardAt = clock.now().getTime()
  let frames: number[] = []
  let told: number | null = null
  let over = false

  function end(reason: CloseReason): boolean {
    if (over) return false
    over = true
    closed(reason)
    return true
  }

  function close(reason: OwnCloseReason): void {
    if (end(reason)) socket.close(CLOSE_CODES[reason])
  }

  function send(text: string): void {
    if (over) return
    if (socket.bufferedAmount > LIVE_SEND_BUFFER_MAX_BYTES) close('tooSlow')
    else socket.send(text)
  }

  function receive(content: string | null): void {
    if (over) return
    heardAt = clock.now().getTime()
    frames = withinMinute(frames, heardAt)
    const verdict = judgeFrame(content, frames)
    frames.push(heardAt)
    if (verdict === 'answer') {
      send(HEARTBEAT.answer)
      heartbeat()
    } else if (verdict !== 'ignore') {
      close(verdict)
    }
  }

  socket.on('message', (data: RawData, isBinary) => receive(isBinary ? null : textOf(data)))
  // Frames of the protocol itself are answered by the library, and count like all others.
  socket.on('ping', () => receive(''))
  socket.on('pong', () => receive(''))
  // Frames that are too large or broken: the library answers with the code of the protocol and ends the connection.
  socket.on('error', () => void end('badFrame'))
  socket.on('close', () => void end('client'))

  return {
    ...person,
    heardAt: () => heardAt,
    wasTold: () => told !== null,
    tell(count, anew = false) {
      if (over || (told === count && !anew)) return false
      told = count
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
