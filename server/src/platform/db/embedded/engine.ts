import { PGlite } from '@electric-sql/pglite'
import { DurableNodeFS } from './durable-node-fs.ts'

/** Start parameters of PGlite without its `-F`, which switches fsync off. */
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter(parameter => parameter !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'synchronous_commit=on', 'shared_buffers=32MB'].flatMap(
    setting => ['-c', setting],
  ),
]

/**
 * Status with which PGlite leaves its main loop after an SQL error. Any other exception means that the engine is
 * broken.
 */
const SQL_ERROR_STATUS = 100

const LINES_KEPT = 20

/** The embedded engine with checks that it can still be trusted. */
export interface Engine {
  /** Answers messages of the wire protocol. Throws if the engine is broken; then nothing may be acknowledged. */
  answer(messages: Uint8Array): Promise<Uint8Array<ArrayBuffer>>
  /** Ends a transaction left open by a former client, and its session. */
  resetSession(): Promise<void>
  close(): Promise<void>
}

/** Opens the store in a folder, or creates an empty one there. */
export async function openEngine(folder: string, code: WebAssembly.Module): Promise<Engine> {
  let broken: unknown = null
  const lastLines: string[] = []
  const files = new DurableNodeFS(folder, error => {
    broken ??= error
  })
  const pglite = await PGlite.create({
    fs: files,
    pgliteWasmModule: code,
    startParams: START_PARAMETERS,
    onStderr: line => {
      lastLines.push(line)
      if (lastLines.length > LINES_KEPT) lastLines.shift()
      return true
    },
  }).catch((error: unknown) => {
    throw new Error([reasonOf(broken ?? error), ...lastLines].join('\n'), { cause: error })
  })
  watchMainLoop(pglite, error => {
    broken ??= error
  })

  const exchange = async (messages: Uint8Array): Promise<Uint8Array<ArrayBuffer>> => {
    const parts: Uint8Array[] = []
    await pglite.execProtocolRawStream(messages, {
      syncToFs: false,
      onRawData: bytes => parts.push(bytes.slice()),
    })
    if (broken !== null) throw new Error([reasonOf(broken), ...lastLines].join('\n'), { cause: broken })
    return concatenate(parts)
  }

  return {
    answer: exchange,
    resetSession: async () => {
      if (pglite.isInTransaction()) await exchange(simpleQuery('rollback'))
      await exchange(simpleQuery('discard all'))
    },
    close: () => pglite.close(),
  }
}

/** PGlite swallows exceptions of its main loop. One that is not an SQL error means that memory or disk are corrupt. */
function watchMainLoop(pglite: PGlite, onBroken: (error: unknown) => void): void {
  const module = pglite.Module
  const once: unknown = module._PostgresMainLoopOnce
  if (typeof once !== 'function')
    throw new TypeError('PGlite changed internally: its main loop was not found')
  module._PostgresMainLoopOnce = () => {
    try {
      once()
    } catch (error) {
      if (!isSqlError(error)) onBroken(error)
      throw error
    }
  }
}

function isSqlError(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === SQL_ERROR_STATUS
}

/** Encodes a `Query` message of the wire protocol. */
function simpleQuery(sql: string): Uint8Array {
  const body = Buffer.from(`${sql}\0`, 'utf8')
  const head = Buffer.alloc(5)
  head.write('Q')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

function concatenate(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let offset = 0
  for (const part of parts) {
    all.set(part, offset)
    offset += part.length
  }
  return all
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
