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

const MOST_ROUNDS = 10
/** Changes below this are the browser's own bookkeeping. */
const STEADY = 20_000

async function collected({ page, session }: MeasuredSite): Promise<Memory> {
  await session.send('HeapProfiler.collectGarbage')
  // Some objects are freed only in the next turn.
  await nextFrame(page)
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const counted = new Map(metrics.map(({ name, value }) => [name, value]))
  const heap = await session.send('Runtime.getHeapUsage')
  return {
    heap: heap.usedSize + heap.embedderHeapUsedSize + heap.backingStorageSize,
    nodes: counted.get('Nodes') ?? 0,
    listeners: counted.get('JSEventListeners') ?? 0,
  }
}

/** Collects garbage until the memory is stable. */
export async function settledMemory(site: MeasuredSite): Promise<Memory> {
  await site.session.send('Performance.enable')
  let before = await collected(site)
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const now = await collected(site)
    if (now.nodes === before.nodes && before.heap - now.heap < STEADY) return now
    before = now
  }
  return before
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
