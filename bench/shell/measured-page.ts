import type { CDPSession, Page } from '@playwright/test'
import { LOOP_ROUNDS, runLoop } from '../fixed-loop.ts'
import { heapObjectBytes } from './heap-objects.ts'

/** Factor by which the processor is slowed down, to make small costs visible. */
const SLOWDOWN = 4

/** Counters of the browser. */
export interface Counters {
  /** Script time since the page was opened, milliseconds. */
  readonly scriptMs: number
  readonly heapMb: number
  readonly nodes: number
  readonly listeners: number
}

/** A page with the browser's measuring tools. */
export interface MeasuredPage {
  readonly page: Page
  /** Reads the counters now. */
  counters(): Promise<Counters>
  /** Reads the counters after garbage collection. */
  settledCounters(): Promise<Counters>
  /** Measures the page's objects, without code that the engine compiles for frequent functions. */
  objectsMb(): Promise<number>
  /** Runs the fixed loop in this page; milliseconds. */
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
      // The second round collects what finalizers of the first released.
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
