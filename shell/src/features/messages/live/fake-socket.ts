import type { LiveSocket, SocketEvents } from './live-socket.ts'

/** A socket whose server side is played by the test. */
export interface FakeSocket extends SocketEvents, LiveSocket {
  readonly pings: () => number
  readonly isClosed: () => boolean
}

/** @returns the factory, and the sockets it created in order */
export function fakeSockets() {
  const sockets: FakeSocket[] = []
  const open = (events: SocketEvents): LiveSocket => {
    let pings = 0
    let closed = false
    const socket: FakeSocket = {
      ...events,
      ping: () => void (pings += 1),
      close: () => void (closed = true),
      pings: () => pings,
      isClosed: () => closed,
    }
    sockets.push(socket)
    return socket
  }
  const last = (): FakeSocket => {
    const socket = sockets.at(-1)
    if (socket === undefined) throw new Error('No socket was opened')
    return socket
  }
  return { open, last, opened: () => sockets.length }
}
