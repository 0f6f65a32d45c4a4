import { rmSync } from 'node:fs'
import { chromiumOptions } from '@apron/e2e/harness/chromium'
import { chromium } from '@playwright/test'
import { machine } from '../machine.ts'
import { medians, spreads } from '../statistics.ts'
import { buildSite } from './build/build-site.ts'
import { SITE } from './build/places.ts'
import { figureTable } from './figure-table.ts'
import { measureGrowth } from './measure/cycles.ts'
import { type Mounts, measureMounts, SLOWDOWN } from './measure/mounts.ts'
import { tryStrictPolicy } from './measure/strict-policy.ts'
import { measureTabMemory, type TabMemory } from './measure/tab-memory.ts'
import { servedFiles } from './serve/served-files.ts'
import { startStaticServer } from './serve/static-server.ts'

const logProgress = (line: string) => void process.stderr.write(`${line}\n`)

/** Measures the cost of hosting sub-applications and prints the table. */
export async function benchSubApps(runs: number): Promise<boolean> {
  // Read by libraries while they are bundled.
  process.env['NODE_ENV'] = 'production'
  logProgress('building')
  rmSync(SITE, { recursive: true, force: true })
  await buildSite(SITE)
  const files = servedFiles(SITE)
  const server = await startStaticServer(files)
  const browser = await chromium.launch(chromiumOptions())
  try {
    const results: (Mounts & TabMemory)[] = []
    for (let run = 1; run <= runs; run += 1) {
      logProgress(`run ${run} of ${runs}`)
      const mounts = await measureMounts(browser, server.origin)
      results.push({ ...mounts, ...(await measureTabMemory(server.origin)) })
    }
    logProgress('opening and closing tabs')
    const growth = await measureGrowth(browser, server.origin)
    const strictPolicy = await tryStrictPolicy(browser, files)
    const table = figureTable({
      figures: { ...medians(results), ...growth },
      spread: spreads(results),
      strictPolicy,
    })
    process.stdout.write(`${machine(browser)}\n`)
    process.stdout.write(`Medians of ${runs} runs, processor slowed down ${SLOWDOWN} times for the times\n\n`)
    process.stdout.write(`${table}\n`)
    return true
  } finally {
    await browser.close()
    await server.close()
  }
}
