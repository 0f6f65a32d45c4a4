import { once } from 'node:events'
import { WebSocket } from 'ws'

export interface Memory {
  /** Objects and buffers in use, bytes. */
  readonly heap: number
  /** Resident memory of the process, bytes. */
  readonly resident: number
}

interface Usage {
  readonly rss: number
  readonly heapUsed: number
  readonly external: number
}

/** Reads the memory of a process started with `--inspect` on this port, after garbage collection. */
export async function inspectedMemory(port: number): Promise<Memory> {
  const targets: { webSocketDebuggerUrl: string }[] = await (
    await fetch(`http://127.0.0.1:${port}/json/list`)
  ).json()
  const inspector = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? '')
  await once(inspector, 'open')
  const sendCommand = async <Result>(method: string, params: object = {}): Promise<Result> => {
    const message = once(inspector, 'message')
    inspector.send(JSON.stringify({ id: 1, method, params }))
    const [data] = await message
    const { result }: { result: Result } = JSON.parse(String(data))
    return result
  }
  // The second round collects what finalizers of the first released.
  await sendCommand('HeapProfiler.collectGarbage')
  await sendCommand('HeapProfiler.collectGarbage')
  const { result } = await sendCommand<{ result: { value: Usage } }>('Runtime.evaluate', {
    expression: 'process.memoryUsage()',
    returnByValue: true,
  })
  inspector.close()
  const { heapUsed, external, rss } = result.value
  return { heap: heapUsed + external, resident: rss }
}
