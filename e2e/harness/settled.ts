import type { Frame, Page } from '@playwright/test'

/** Long after anything has faded in, ms; what never does is looked at as it is. */
const FADED_MS = 2_000

/** Runs in the page: what is open over it is as dense as it will be. */
const isDense = () =>
  [...document.querySelectorAll('[role=menu], [role=dialog], [role=listbox]')].every(
    over => !over.checkVisibility() || getComputedStyle(over).opacity === '1',
  )

/** Waits until nothing moves or fades any more; what turns for as long as something is loaded, or goes by a scroll, is left out. */
export async function settled(page: Page | Frame): Promise<void> {
  await opened(page)
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ effect, timeline }) => {
      return timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity
    })
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
}

/** What opens over the page is there a frame before it begins to fade in: no animation runs then, and all of it is pale. */
async function opened(page: Page | Frame): Promise<void> {
  await page.waitForFunction(isDense, undefined, { timeout: FADED_MS }).catch(() => undefined)
}
