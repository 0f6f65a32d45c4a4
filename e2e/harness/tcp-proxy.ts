import { connect, createServer, type Socket } from 'node:net'

/** A door on loopback in front of another port that can be shut: for the rest of the world, the one behind has stopped. */
export interface TcpProxy {
  readonly port: number
  /** Cuts every connection and refuses new ones. */
  cut(): Promise<void>
  restore(): Promise<void>
}

export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  const server = createServer(client => {
    const upstream = connect(target)
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
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
  }
}
