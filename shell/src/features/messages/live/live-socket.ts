import { countOfFrame, HEARTBEAT, livePathOf } from '@apron/contract/live/live-protocol'
import type { Variant } from '@apron/contract/variants/variant'

export interface SocketEvents {
  readonly opened: () => void
  /** Called for any frame, with the unread count or null for other content (LIVE-04). */
  readonly received: (count: number | null) => void
  readonly closed: (code: number) => void
}

export interface LiveSocket {
  ping(): void
  /** Closes the socket. No events follow. */
  close(): void
}

/**
 * Returns the address of the live connection (LIVE-01). @param id identifies this page and grants no access
 */
export function liveUrl(
  { protocol, host }: Pick<Location, 'protocol' | 'host'>,
  variant: Pick<Variant, 'livePath'>,
  userCode: string,
  id: string,
): string {
  const scheme = protocol === 'https:' ? 'wss' : 'ws'
  return `${scheme}://${host}${livePathOf(variant, userCode, id)}`
}

export function openLiveSocket(url: string, { opened, received, closed }: SocketEvents): LiveSocket {
  const socket = new WebSocket(url)
  const listening = new AbortController()
  const { signal } = listening
  socket.addEventListener('open', () => opened(), { signal })
  socket.addEventListener('message', ({ data }) => received(countOfFrame(data)), { signal })
  socket.addEventListener('close', ({ code }) => closed(code), { signal })
  return {
    ping: () => socket.send(HEARTBEAT.request),
    close() {
      listening.abort()
      socket.close()
    },
  }
}
