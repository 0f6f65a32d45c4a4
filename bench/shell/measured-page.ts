import type { CDPSession, Page } from '@playwright/test'
import { LOOP_ROUNDS, runLoop } from '../fixed-loop.ts'
import { heapObjectBytes } from './heap-objects.ts'

/** Everything is measured on a processor slowed down this many times, so that small costs are seen. */
const SLOWDOWN = 4

/** What the browser itself counts. */
export interface Counters {
  /** Script time since the page was opened, milliseconds. */
  readonly scriptMs: number
  readonly heapMb: number
  readonly nodes: number
  readonly listeners: number
}

/** A page together with the browser's own measuring instruments. */
export interface MeasuredPage {
  readonly page: Page
  /** As they are now. */
  counters(): Promise<Counters>
  /** After the browser has thrown away what nobody holds any more. */
  settledCounters(): Promise<Counters>
  /** What the page holds, without the code the engine makes of functions as they are used more often. */
  objectsMb(): Promise<number>
  /** The fixed loop of work in this page, milliseconds. */
  loopMs(): Promise<number>
}

export async function measurePage(page: Page): Promise<MeasuredPage> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('HeapProfiler.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const counters = () => readCounters(session)
  return {
    page,
    counters,
    async settledCounters() {
      // The second round takes what only the first one's finalizers let go.
      await session.send('HeapProfiler.collectGarbage')
      await session.send('HeapProfiler.collectGarbage')
      return counters()
    },
    async objectsMb() {
      await session.send('HeapProfiler.collectGarbage')
      return (await heapObjectBytes(session)) / 1024 / 1024
    },
    loopMs: () => page.evaluate(runLoop, LOOP_ROUNDS),
  }
}

async function readCounters(session: CDPSession): Promise<Counters> {
  const { metrics } = await session.send('Performance.getMetrics')
  const values = new Map(metrics.map(({ name, value }) => [name, value]))
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return {
    scriptMs: (values.get('ScriptDuration') ?? 0) * 1000,
    heapMb: usedSize / 1024 / 1024,
    nodes: values.get('Nodes') ?? 0,
    listeners: values.get('JSEventListeners') ?? 0,
  }
}
