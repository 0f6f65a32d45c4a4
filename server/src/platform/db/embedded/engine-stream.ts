import { Duplex } from 'node:stream'

/** Sends whole messages of the wire protocol to the engine and resolves with its response. */
export type Exchange = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>

/**
 * Replaces the network socket of `pg`. One thread answers one message at a time, so a write is done when its response
 * arrives. `pg` writes only whole messages.
 */
export class EngineStream extends Duplex {
  readonly #connected: Promise<Exchange>

  /** @param connected resolves when the engine is ready; rejects if it cannot be started */
  constructor(connected: Promise<Exchange>) {
    super()
    this.#connected = connected
  }

  connect(): this {
    this.#connected.then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    )
    return this
  }

  // Socket methods that `pg` calls and that have no meaning here.
  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }

  override _read(): void {
    // Responses are pushed when they arrive.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    void this.#answer(Uint8Array.from(chunk), done)
  }

  /** Sends queued messages together: one round trip instead of five for a query with parameters. */
  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    const bytes = Uint8Array.from(Buffer.concat(chunks.map(({ chunk }) => chunk)))
    void this.#answer(bytes, done)
  }

  override _final(done: (error?: Error) => void): void {
    this.push(null)
    done()
  }

  async #answer(bytes: Uint8Array<ArrayBuffer>, done: (error?: Error) => void): Promise<void> {
    try {
      const exchange = await this.#connected
      const answer = await exchange(bytes)
      if (answer.length > 0) this.push(answer)
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)))
      return
    }
    done()
  }
}
