import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { WebSocket } from 'ws'

/** A client socket that can wait for a frame. */
export class BenchSocket {
  readonly #socket: WebSocket
  #last = ''
  #waiting: { readonly frame: string; readonly arrived: () => void } | null = null

  constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', (data: Buffer) => {
      const frame = data.toString()
      if (frame === 'pong') return
      this.#last = frame
      if (this.#waiting?.frame !== frame) return
      this.#waiting.arrived()
      this.#waiting = null
    })
  }

  send(frame: string): void {
    this.#socket.send(frame)
  }

  /** Resolves when the last received frame is this one, with the time in milliseconds. */
  received(frame: string): Promise<number> {
    if (this.#last === frame) return Promise.resolve(performance.now())
    return new Promise(resolve => {
      this.#waiting = { frame, arrived: () => resolve(performance.now()) }
    })
  }

  end(): void {
    this.#socket.terminate()
  }
}

/** Safely below the limit of handshakes per second. */
const PER_WAVE = 200
const WAVE_MS = 600

export interface SocketAddress {
  readonly url: string
  readonly headers: Record<string, string>
}

/** Opens connections no faster than a server accepts them. */
export async function openSockets(addresses: readonly SocketAddress[]): Promise<BenchSocket[]> {
  const sockets: BenchSocket[] = []
  for (let from = 0; from < addresses.length; from += PER_WAVE) {
    const pause = wait(WAVE_MS)
    const wave = addresses.slice(from, from + PER_WAVE).map(async ({ url, headers }) => {
      const socket = new WebSocket(url, { headers, perMessageDeflate: false })
      const client = new BenchSocket(socket)
      await once(socket, 'open')
      return client
    })
    sockets.push(...(await Promise.all(wave)))
    await pause
  }
  return sockets
}
