import { HEARTBEAT_INTERVAL_MS, RECONNECT_INTERVAL_MS } from '@apron/contract/limits/live'
import { type ConnectionEffect, type ConnectionEvent, IDLE, nextConnection } from './connection-machine.ts'
import type { LiveSocket, SocketEvents } from './live-socket.ts'

export interface ConnectionDeps {
  readonly openSocket: (events: SocketEvents) => LiveSocket
  readonly onChange: (open: boolean) => void
  /**
   * Called for any frame, which proves that the connection is alive. @param count null if the frame has no
   * count
   */
  readonly onCount: (count: number | null) => void
}

/**
 * Runs one live connection by the rules of `connection-machine.ts`. @returns the input for external events
 */
export function runConnection({ openSocket, onChange, onCount }: ConnectionDeps) {
  let state = IDLE
  let socket: LiveSocket | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const events: SocketEvents = {
    opened: () => send({ kind: 'open' }),
    received(count) {
      send({ kind: 'received' })
      onCount(count)
    },
    closed(code) {
      socket = null
      send({ kind: 'closed', code })
    },
  }

  function arm(kind: 'timer' | 'heartbeatDue', ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => send({ kind }), ms)
  }

  const runEffect: Readonly<Record<ConnectionEffect, () => void>> = {
    connect: () => void (socket = openSocket(events)),
    abandon() {
      socket?.close()
      socket = null
    },
    ping: () => socket?.ping(),
    armRetry: () => arm('timer', RECONNECT_INTERVAL_MS),
    armHeartbeat: () => arm('heartbeatDue', HEARTBEAT_INTERVAL_MS),
    disarm: () => clearTimeout(timer),
  }

  function send(event: ConnectionEvent): void {
    const wasOpen = state.status === 'open'
    const [next, effects] = nextConnection(state, event)
    state = next
    for (const effect of effects) runEffect[effect]()
    const isOpen = next.status === 'open'
    if (isOpen !== wasOpen) onChange(isOpen)
  }
  return send
}
