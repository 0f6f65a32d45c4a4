import { chromiumOptions } from '@apron/e2e/harness/chromium'
import { chromium } from '@playwright/test'
import type { PageName } from '../web/pages/page-name.ts'
import { type MeasuredSite, openSite } from './measured-site.ts'
import { readRenderers, settledMemory } from './memory.ts'
import { processGrowth } from './process-growth.ts'

export interface TabMemory {
  /** Heap of the page per kept tab. */
  readonly heapPerTabMb: number
  /** Memory of the page's renderer process per kept tab. */
  readonly processPerTabMb: number
}

/** Ten kept tabs in a typical mix. */
const OPENED_PAGES: readonly PageName[] = [
  'list',
  'list',
  'form',
  'list',
  'detail',
  'list',
  'list',
  'form',
  'list',
  'detail',
]
const MB = 1024 ** 2

async function openPages(site: MeasuredSite, pages: readonly PageName[]): Promise<void> {
  for (const page of pages) {
    await site.open('alpha', page)
    await site.quiet()
  }
}

/** Measures ten more tabs after every page of the application was opened once, in a separate browser. */
export async function measureTabMemory(origin: string): Promise<TabMemory> {
  const browser = await chromium.launch(chromiumOptions())
  try {
    const site = await openSite(browser, origin, 1)
    await openPages(site, ['list', 'form', 'detail'])
    const heapBefore = (await settledMemory(site)).heap
    const before = await readRenderers(browser)
    await openPages(site, OPENED_PAGES)
    const heapAfter = (await settledMemory(site)).heap
    const after = await readRenderers(browser)
    return {
      heapPerTabMb: (heapAfter - heapBefore) / OPENED_PAGES.length / MB,
      processPerTabMb: processGrowth(before, after) / OPENED_PAGES.length / MB,
    }
  } finally {
    await browser.close()
  }
}
