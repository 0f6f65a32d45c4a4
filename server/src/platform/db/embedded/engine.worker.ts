import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { type Engine, openEngine, reasonOf } from './engine.ts'
import type { FromEngine, ToEngine, WorkerTask } from './worker-protocol.ts'

/** A start-up packet of the wire protocol begins with its length instead of a letter. */
const STARTUP_FIRST_BYTE = 0

async function run(port: MessagePort, { task, folder, code }: WorkerTask): Promise<void> {
  const engine = await openEngine(folder, code)
  if (task === 'create') {
    await engine.close()
    post(port, { type: 'stopped' })
    port.close()
    return
  }
  let queue = Promise.resolve()
  port.on('message', (message: ToEngine) => {
    queue = queue.then(() => handle(port, engine, message)).catch((error: unknown) => giveUp(port, error))
  })
  post(port, { type: 'ready' })
}

async function handle(port: MessagePort, engine: Engine, message: ToEngine): Promise<void> {
  if (message.type === 'stop') {
    await engine.close()
    post(port, { type: 'stopped' })
    port.close()
    return
  }
  if (message.bytes[0] === STARTUP_FIRST_BYTE) await engine.resetSession()
  post(port, { type: 'answered', id: message.id, bytes: await engine.answer(message.bytes) })
}

/** Ends the thread without a response. Waiting callers get "unavailable", and the log is replayed at the next start. */
function giveUp(port: MessagePort, error: unknown): void {
  post(port, { type: 'failed', reason: reasonOf(error) })
  port.close()
}

function post(port: MessagePort, message: FromEngine): void {
  port.postMessage(message, message.type === 'answered' ? [message.bytes.buffer] : [])
}

if (parentPort === null) throw new Error('This file runs as a worker thread only')
const port = parentPort
await run(port, workerData).catch((error: unknown) => giveUp(port, error))
