import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to a server that a test can cut and open again: the server itself cannot be stopped by the test. */
export interface TcpProxy {
  readonly port: number
  /** Cuts all connections and refuses new ones. */
  cut(): void
  /** Takes connections and everything sent, and passes nothing on: a server that hangs. */
  hang(): void
  /** Passes on again, also what was sent meanwhile. */
  open(): void
  /** Like {@link open}, for new connections: the others stay without a word for ever, as behind a network that was changed. */
  openForNew(): void
  close(): Promise<void>
}

type Pair = readonly [Socket, Socket]

function join([client, target]: Pair): void {
  client.pipe(target).pipe(client)
}

export async function proxyTo(host: string, port: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let isCut = false
  let hangs = false
  const pairs = new Set<Pair>()
  const keep = (socket: Socket): void => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
  }
  const server = createServer(client => {
    keep(client)
    if (isCut) {
      client.destroy()
      return
    }
    const target = connect(port, host)
    keep(target)
    const pair = [client, target] as const
    pairs.add(pair)
    if (!hangs) join(pair)
    client.on('close', () => {
      pairs.delete(pair)
      target.destroy()
    })
    target.on('close', () => client.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cutAll = (): void => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: portOf(server.address()),
    cut: () => {
      isCut = true
      cutAll()
    },
    hang: () => {
      hangs = true
      for (const [client, target] of pairs) {
        client.unpipe().pause()
        target.unpipe().pause()
      }
    },
    open: () => {
      isCut = false
      if (hangs) for (const pair of pairs) join(pair)
      hangs = false
    },
    openForNew: () => {
      hangs = false
    },
    close: async () => {
      cutAll()
      server.close()
      await once(server, 'close')
    },
  }
}

function portOf(address: string | AddressInfo | null): number {
  if (address === null || typeof address === 'string') throw new Error('The proxy listens on no port')
  return address.port
}
