import type { Frame, Page } from '@playwright/test'

/** Longer than any fade-in. After this time the caller continues, even if an overlay is still translucent. */
const FADE_TIMEOUT_MS = 2_000

/** Returns true if all open overlays are fully opaque. Runs in the page. */
const areOverlaysOpaque = () =>
  [...document.querySelectorAll('[role=menu], [role=dialog], [role=listbox]')].every(
    overlay => !overlay.checkVisibility() || getComputedStyle(overlay).opacity === '1',
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

/**
 * Waits until open overlays are opaque. A new overlay is transparent for one frame before its fade-in starts, and no
 * animation runs yet in that frame.
 */
async function waitForOverlays(page: Page | Frame): Promise<void> {
  await page
    .waitForFunction(areOverlaysOpaque, undefined, { timeout: FADE_TIMEOUT_MS })
    .catch(() => undefined)
}
