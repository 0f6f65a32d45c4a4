import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { DatabaseUnavailable } from '../database-unavailable.ts'
import type { FromEngine, ToEngine, WorkerTask } from './worker-protocol.ts'

/** One run of the embedded engine: a thread that answers until it is stopped, fails, or exceeds the time limit. */
export interface EngineThread {
  exchange(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array>
  /** Finishes running work, writes a checkpoint and ends. */
  stop(): Promise<void>
  /** Ends at once, even during a statement. Loses nothing that was acknowledged. */
  kill(): Promise<void>
  /** Resolves with the reason when the thread has ended, expectedly or not. */
  readonly ended: Promise<string>
}

interface PendingExchange {
  readonly resolve: (bytes: Uint8Array) => void
  readonly reject: (error: Error) => void
  readonly timer: NodeJS.Timeout | null
}

export interface ThreadOptions {
  readonly folder: string
  /** Time limit of one response in milliseconds; null while long work runs. */
  readonly timeLimit: () => number | null
}

const ENTRY = new URL('./engine.worker.ts', import.meta.url)

let compiling: Promise<WebAssembly.Module> | null = null

/** Returns the compiled code of the engine, cached for restarts. */
async function engineCode(): Promise<WebAssembly.Module> {
  compiling ??= readFile(
    join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm'),
  ).then(bytes => WebAssembly.compile(bytes))
  return await compiling
}

/** Creates an empty store in a folder. Uses a separate thread, so that its memory (500 MB) is freed. */
export async function createStore(folder: string): Promise<void> {
  const code = await engineCode()
  await startWorker({ task: 'create', folder, code }, 'stopped').started
}

/** Opens the store of a folder. Rejects with the engine's error. */
export async function openEngineThread(options: ThreadOptions): Promise<EngineThread> {
  const code = await engineCode()
  const { worker, started, ended } = startWorker({ task: 'serve', folder: options.folder, code }, 'ready')
  await started
  const waiting = new Map<number, PendingExchange>()
  let lastId = 0
  let killedBecause: string | null = null

  const post = (message: ToEngine, transfer: ArrayBuffer[]): void => worker.postMessage(message, transfer)
  const settle = (id: number): PendingExchange | undefined => {
    const one = waiting.get(id)
    waiting.delete(id)
    if (one?.timer) clearTimeout(one.timer)
    return one
  }
  const kill = async (reason: string): Promise<void> => {
    killedBecause ??= reason
    await worker.terminate()
  }

  worker.on('message', (message: FromEngine) => {
    if (message.type === 'answered') settle(message.id)?.resolve(message.bytes)
  })
  let endReason: string | null = null
  const endedBecause = ended.then(reason => {
    const because = killedBecause ?? reason
    endReason = because
    for (const id of waiting.keys()) settle(id)?.reject(new DatabaseUnavailable(because))
    return because
  })

  return {
    exchange: bytes =>
      new Promise((resolve, reject) => {
        if (endReason !== null) {
          reject(new DatabaseUnavailable(endReason))
          return
        }
        const id = ++lastId
        const limit = options.timeLimit()
        const tooLong = `a statement ran longer than ${limit ?? 0} ms`
        const timer = limit === null ? null : setTimeout(() => void kill(tooLong), limit)
        waiting.set(id, { resolve, reject, timer })
        post({ type: 'frontend', id, bytes }, [bytes.buffer])
      }),
    stop: async () => {
      post({ type: 'stop' }, [])
      await endedBecause
    },
    kill: () => kill('the engine was stopped'),
    ended: endedBecause,
  }
}

interface StartedWorker {
  readonly worker: Worker
  readonly started: Promise<void>
  readonly ended: Promise<string>
}

function startWorker(task: WorkerTask, expected: 'ready' | 'stopped'): StartedWorker {
  const worker = new Worker(ENTRY, { workerData: task, execArgv: [] })
  let reason: string | null = null
  const ended = new Promise<string>(resolve => {
    worker.once('exit', () => resolve(reason ?? 'the engine ended'))
  })
  const started = new Promise<void>((resolve, reject) => {
    worker.on('message', (message: FromEngine) => {
      if (message.type === expected) resolve()
      if (message.type === 'failed') reason = message.reason
    })
    worker.on('error', error => {
      reason ??= error instanceof Error ? error.message : String(error)
    })
    void ended.then(endReason => reject(new Error(endReason)))
  })
  return { worker, started, ended }
}
