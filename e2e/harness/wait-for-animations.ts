import type { Frame, Page } from '@playwright/test'

/** Longer than any fade-in, ms; content that is still translucent then is checked as it is. */
const FADE_TIMEOUT_MS = 2_000

/** Runs in the page: returns true when open overlays are fully opaque. */
const overlaysAreOpaque = () =>
  [...document.querySelectorAll('[role=menu], [role=dialog], [role=listbox]')].every(
    over => !over.checkVisibility() || getComputedStyle(over).opacity === '1',
  )

/** Waits until nothing moves or fades, except loading spinners and scroll-driven animations. */
export async function waitForAnimations(page: Page | Frame): Promise<void> {
  await waitForOverlays(page)
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ effect, timeline }) => {
      return timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity
    })
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
}

/** Waits for overlays that are one frame before their fade-in: still transparent, with no animation running. */
async function waitForOverlays(page: Page | Frame): Promise<void> {
  await page
    .waitForFunction(overlaysAreOpaque, undefined, { timeout: FADE_TIMEOUT_MS })
    .catch(() => undefined)
}
