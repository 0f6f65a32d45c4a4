/* oxlint-disable unicorn/consistent-function-scoping -- runs in the page, where nothing outside of it is known */
import type { Page } from '@playwright/test'
import { waitForAnimations } from '../wait-for-animations.ts'

/**
 * Finds controls covered by a notice: all controls in an open dialog and on a tablet, elsewhere those of the bars, the
 * menu and the page head, which do not scroll.
 * @returns a line for each
 * @throws Error if no notice is shown
 */
export async function controlsUnderNotice(page: Page): Promise<string[]> {
  await waitForAnimations(page)
  return await page.evaluate(() => {
    const CONTROLS = 'a[href], button, input, select, textarea, [role=tab]'
    const STILL = 'header, nav, [role=tablist], .ap-page-header, .ap-record-header'
    const toasts = Array.from(document.querySelectorAll('.ap-toast'), toast => toast.getBoundingClientRect())
    if (toasts.length === 0) throw new Error('no notice is shown')
    const dialogs = Array.from(document.querySelectorAll('[aria-modal=true]')).filter(el =>
      el.checkVisibility(),
    )
    const isTablet = window.matchMedia('(width <= 900px)').matches
    const still = isTablet ? 'header, nav, main' : STILL
    const places = dialogs.length > 0 ? dialogs : Array.from(document.querySelectorAll(still))
    const meets = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
    return places
      .flatMap(place => Array.from(place.querySelectorAll(CONTROLS)))
      .filter(el => el.checkVisibility() && toasts.some(toast => meets(toast, el.getBoundingClientRect())))
      .map(
        el =>
          `${el.tagName.toLowerCase()} "${(el.getAttribute('aria-label') ?? el.textContent ?? '').trim()}"`,
      )
  })
}
