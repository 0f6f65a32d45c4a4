import { connect, createServer, type Socket } from 'node:net'

/** A local proxy in front of another port. While it is shut, the server behind it appears to have stopped. */
export interface TcpProxy {
  readonly port: number
  /** Cuts every connection and rejects new ones. */
  cut(): Promise<void>
  restore(): Promise<void>
  /** Holds back incoming data on all connections until released; outgoing data still passes. */
  pauseIncoming(): void
  resumeIncoming(): void
}

export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  const upstreams = new Map<Socket, Socket>()
  let isPaused = false
  const server = createServer(client => {
    const upstream = connect(target)
    upstreams.set(client, upstream)
    client.on('close', () => upstreams.delete(client))
    for (const [socket, peer] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket)
      if (socket !== client || !isPaused) socket.pipe(peer)
      socket.on('error', () => peer.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        peer.destroy()
      })
    }
  })
  const listen = (port: number) => new Promise<void>(done => server.listen(port, '127.0.0.1', done))
  await listen(0)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port')
  return {
    port: address.port,
    cut() {
      const closed = new Promise<void>(done => server.close(() => done()))
      for (const socket of sockets) socket.destroy()
      return closed
    },
    restore: () => listen(address.port),
    pauseIncoming() {
      isPaused = true
      for (const [client, upstream] of upstreams) client.unpipe(upstream).pause()
    },
    resumeIncoming() {
      isPaused = false
      for (const [client, upstream] of upstreams) client.pipe(upstream)
    },
  }
}
