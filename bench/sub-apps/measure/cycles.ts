import type { Browser, Page } from '@playwright/test'
import { heapObjectBytes } from '../../shell/heap-objects.ts'
import { PAGE_NAMES } from '../web/pages/page-name.ts'
import { type MeasuredSite, openSite } from './measured-site.ts'
import { settledMemory } from './memory.ts'
import { nextFrame, timeUntilRendered } from './recorded-page.ts'

/** Memory and elements left behind. */
export interface Growth {
  /** Growth of the page's objects, without code that the engine compiles for frequent functions. */
  readonly growthKb: number
  readonly growthNodes: number
  readonly growthListeners: number
}

const CYCLES = 200
/** Warm-up cycles, in which caches and lazily compiled code fill. */
const WARM_UP = 30
const KB = 1024

const clickInPage = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((button: HTMLElement) => button.click())

/**
 * Opens pages in turn, each in a tab that is closed once rendered. Clicks by script: moving the mouse 200 times would
 * take too long.
 */
async function openAndClose({ page }: MeasuredSite, cycles: number): Promise<void> {
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const name = PAGE_NAMES[cycle % PAGE_NAMES.length] ?? 'list'
    await timeUntilRendered(page, () => clickInPage(page, `[data-open="alpha/${name}"]`))
    await nextFrame(page)
    await clickInPage(page, '[data-close]')
    await page.locator('[data-pane]').waitFor({ state: 'detached' })
    await nextFrame(page)
  }
}

/** Opens and closes 200 tabs in one browser. */
export async function measureGrowth(browser: Browser, origin: string): Promise<Growth> {
  const site = await openSite(browser, origin, 1)
  await openAndClose(site, WARM_UP)
  const before = await settledMemory(site)
  const objectsBefore = await heapObjectBytes(site.session)
  await openAndClose(site, CYCLES)
  const after = await settledMemory(site)
  const objectsAfter = await heapObjectBytes(site.session)
  await site.close()
  return {
    growthKb: (objectsAfter - objectsBefore) / KB,
    growthNodes: after.nodes - before.nodes,
    growthListeners: after.listeners - before.listeners,
  }
}
