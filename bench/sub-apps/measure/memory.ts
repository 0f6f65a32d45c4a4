import { readFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import type { MeasuredSite } from './measured-site.ts'
import { nextFrame } from './recorded-page.ts'

/** Memory of a page after garbage collection. */
export interface Memory {
  /** Script objects and compiled code, the document's own objects, and array buffers, bytes. */
  readonly heap: number
  readonly nodes: number
  readonly listeners: number
}

const MAX_ROUNDS = 10
/** Changes below this are the browser's own bookkeeping. */
const STABLE_BYTES = 20_000

async function collectGarbage({ page, session }: MeasuredSite): Promise<Memory> {
  await session.send('HeapProfiler.collectGarbage')
  // Some objects are freed only in the next turn.
  await nextFrame(page)
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const values = new Map(metrics.map(({ name, value }) => [name, value]))
  const heap = await session.send('Runtime.getHeapUsage')
  return {
    heap: heap.usedSize + heap.embedderHeapUsedSize + heap.backingStorageSize,
    nodes: values.get('Nodes') ?? 0,
    listeners: values.get('JSEventListeners') ?? 0,
  }
}

/** Collects garbage until the memory is stable. */
export async function settledMemory(site: MeasuredSite): Promise<Memory> {
  await site.session.send('Performance.enable')
  let previous = await collectGarbage(site)
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const current = await collectGarbage(site)
    if (current.nodes === previous.nodes && previous.heap - current.heap < STABLE_BYTES) return current
    previous = current
  }
  return previous
}

/** Renderer → processor time used, seconds, and its private memory, bytes; NaN without /proc. */
export type Renderers = ReadonlyMap<number, { readonly cpu: number; readonly bytes: number }>

export async function readRenderers(browser: Browser): Promise<Renderers> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const renderers = processInfo.filter(({ type }) => type === 'renderer')
  return new Map(renderers.map(({ id, cpuTime }) => [id, { cpu: cpuTime, bytes: privateBytes(id) }]))
}

function privateBytes(pid: number): number {
  try {
    const kb = /^Private_Dirty:\s*(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]
    return Number(kb) * 1024
  } catch {
    return Number.NaN
  }
}
