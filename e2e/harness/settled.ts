import type { Page } from '@playwright/test'

/** Waits until nothing moves or fades any more; what turns for as long as something is loaded, or goes by a scroll, is left out. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ effect, timeline }) => {
      return timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity
    })
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
}
