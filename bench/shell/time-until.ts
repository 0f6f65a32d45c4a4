import type { Page } from '@playwright/test'

/** Selector of the home page's content. */
export const HOME = '#content h1'

/**
 * Returns the time from the next click until something is on the screen, measured in the page itself, milliseconds.
 * @param selector element that must be visible
 */
export async function timeUntil(page: Page, selector: string, click: () => Promise<void>): Promise<number> {
  const pending = await page.evaluateHandle(watchElement, selector)
  await click()
  return pending.evaluate(({ time }) => time)
}

/** Returns the pending time until the paint that shows `selector`, wrapped so that it is not awaited here. */
function watchElement(selector: string): { time: Promise<number> } {
  const time = new Promise<number>(resolve => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const check = () => {
          if (!document.querySelector(selector)?.checkVisibility()) return
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)))
        }
        const observer = new MutationObserver(check)
        observer.observe(document, { attributes: true, childList: true, subtree: true })
        check()
      },
      { capture: true, once: true },
    )
  })
  return { time }
}
