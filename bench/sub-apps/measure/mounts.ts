import type { Browser } from '@playwright/test'
import { median } from '../../statistics.ts'
import { type MeasuredSite, openSite } from './measured-site.ts'

/** What it costs to open pages. Times are of a processor slowed down, ms; sizes as transferred, KB. */
export interface Mounts {
  readonly shellKb: number
  /** From the address until the shell can be used. */
  readonly shellMs: number
  /** Shell and first application together. */
  readonly firstPageKb: number
  readonly firstPageMs: number
  readonly firstMountMs: number
  /** The same when the host had time to fetch the application before it was asked for. */
  readonly aheadMs: number
  readonly secondAppKb: number
  readonly secondAppMs: number
  readonly secondTabMs: number
  readonly reopenedMs: number
}

export const SLOWDOWN = 4
/** Warm mounts are short; so many are made in each run, and the middle one counts. */
const WARM_MOUNTS = 5
const KB = 1024

/** Opens a page again and again, each time in a new tab that is closed afterwards. */
async function warmMounts(site: MeasuredSite): Promise<number> {
  const times: number[] = []
  for (let mount = 0; mount < WARM_MOUNTS; mount += 1) {
    times.push(await site.open('alpha', 'list'))
    await site.quiet()
    await site.closeNewest()
    await site.quiet()
  }
  return median(times)
}

/** The first mount of an application that was fetched ahead. */
async function mountAhead(browser: Browser, origin: string): Promise<number> {
  const site = await openSite(browser, origin, SLOWDOWN)
  await site.fetchAhead()
  const ms = await site.open('alpha', 'list')
  await site.close()
  return ms
}

/** In an empty browser: the shell, one application, the other one, and the first one again and again. */
export async function measureMounts(browser: Browser, origin: string): Promise<Mounts> {
  const site = await openSite(browser, origin, SLOWDOWN)
  const shell = site.transferred()
  const shellMs = await site.page.evaluate(() => window.apronBench?.shellAt ?? Number.NaN)
  const firstMountMs = await site.open('alpha', 'list')
  await site.quiet()
  const firstPage = site.transferred()
  const secondAppMs = await site.open('bravo', 'list')
  await site.quiet()
  const secondApp = site.transferred() - firstPage
  await site.closeNewest()
  // The first tab of the application stays open …
  const secondTabMs = await warmMounts(site)
  // … and now none is.
  await site.closeNewest()
  const reopenedMs = await warmMounts(site)
  await site.close()
  return {
    shellKb: shell / KB,
    shellMs,
    firstPageKb: firstPage / KB,
    firstPageMs: shellMs + firstMountMs,
    firstMountMs,
    aheadMs: await mountAhead(browser, origin),
    secondAppKb: secondApp / KB,
    secondAppMs,
    secondTabMs,
    reopenedMs,
  }
}
