import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A proxy that a test can cut and reopen when it cannot stop the server itself. */
export interface TcpProxy {
  readonly port: number
  /** Cuts all connections and rejects new ones. */
  cut(): void
  /** Accepts connections and data but passes nothing on, like a server that hangs. */
  hang(): void
  /** Passes data on again, including data sent meanwhile. */
  open(): void
  /** Like {@link open}, but for new connections only: the others stay silent for ever, as after a network change. */
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
