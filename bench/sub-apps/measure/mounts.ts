import type { Browser } from '@playwright/test'
import { median } from '../../statistics.ts'
import { type MeasuredSite, openSite } from './measured-site.ts'

/** Cost of opening pages. Times are of a slowed-down processor, ms; sizes as transferred, KB. */
export interface Mounts {
  readonly shellKb: number
  /** From the address until the shell is usable. */
  readonly shellMs: number
  /** Shell and first application together. */
  readonly firstPageKb: number
  readonly firstPageMs: number
  readonly firstMountMs: number
  /** First mount when the host could prefetch the application. */
  readonly aheadMs: number
  readonly secondAppKb: number
  readonly secondAppMs: number
  readonly secondTabMs: number
  readonly reopenedMs: number
}

export const SLOWDOWN = 4
/** Warm mounts per run, of which the median counts, as they are short. */
const WARM_MOUNTS = 5
const KB = 1024

/** Opens a page repeatedly, each time in a new tab that is closed afterwards. */
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

/** Measures the first mount of a prefetched application. */
async function mountAhead(browser: Browser, origin: string): Promise<number> {
  const site = await openSite(browser, origin, SLOWDOWN)
  await site.fetchAhead()
  const ms = await site.open('alpha', 'list')
  await site.close()
  return ms
}

/** Measures in an empty browser: the shell, one application, the other one, and the first one repeatedly. */
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
  // … and now all are closed.
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
