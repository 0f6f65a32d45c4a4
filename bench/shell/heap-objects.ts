import type { CDPSession } from '@playwright/test'

/** The parts of a heap snapshot used here; nodes are one list of numbers, `node_fields` each. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[]
      readonly node_types: readonly [readonly string[]]
    }
  }
  readonly nodes: readonly number[]
}

/** Code of the engine, and browser memory outside of the script's heap, such as its list of requests. */
const NOT_OBJECTS = new Set(['code', 'native'])

/** Sums the bytes of all objects in a snapshot. @param json as `HeapProfiler.takeHeapSnapshot` sends it */
export function objectBytes(json: string): number {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the browser's own format
  const { snapshot, nodes } = JSON.parse(json) as Snapshot
  const { node_fields: fields, node_types: types } = snapshot.meta
  const size = fields.indexOf('self_size')
  let bytes = 0
  for (let node = 0; node < nodes.length; node += fields.length) {
    const type = types[0][nodes[node + fields.indexOf('type')] ?? 0] ?? ''
    if (!NOT_OBJECTS.has(type)) bytes += nodes[node + size] ?? 0
  }
  return bytes
}

/** Takes a snapshot, which collects garbage first, and returns the bytes of the page's objects. */
export async function heapObjectBytes(session: CDPSession): Promise<number> {
  const chunks: string[] = []
  const collect = ({ chunk }: { readonly chunk: string }) => void chunks.push(chunk)
  session.on('HeapProfiler.addHeapSnapshotChunk', collect)
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  session.off('HeapProfiler.addHeapSnapshotChunk', collect)
  return objectBytes(chunks.join(''))
}
