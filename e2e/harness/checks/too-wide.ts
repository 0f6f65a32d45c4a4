/* oxlint-disable unicorn/consistent-function-scoping -- runs in the page, where nothing outside of it is known */
import type { Frame, Page } from '@playwright/test'
import { waitForAnimations } from '../wait-for-animations.ts'

/**
 * Finds elements that stick out of the window, or make the pane of their tab scroll sideways. Elements that scroll in a
 * container of their own inside the pane, such as tables, are allowed.
 * @returns a line for each, the innermost only
 */
export async function tooWide(page: Page | Frame): Promise<string[]> {
  await waitForAnimations(page)
  return await page.evaluate(() => {
    const holdsItself = (el: Element) => getComputedStyle(el).overflowX !== 'visible'
    /** Returns true for a scroller that contains the heading: it is the page itself, not a container inside it. */
    const isPage = (el: Element) =>
      el.matches('[role=tabpanel], main, body, .ap-dialog-body') ||
      (holdsItself(el) && el.querySelector('h1') !== null)
    /** An overlay such as a dialog may use the whole window. */
    const isFixed = (el: Element) => getComputedStyle(el).position === 'fixed'
    const isOutOf = (box: DOMRect, left: number, right: number) =>
      box.right > right + 1 || box.left < left - 1
    const isOutside = (el: Element): boolean => {
      const box = el.getBoundingClientRect()
      if (box.width === 0 || box.height === 0) return false
      if (isFixed(el)) return isOutOf(box, 0, innerWidth)
      for (let above = el.parentElement; above !== null; above = above.parentElement) {
        if (isPage(above)) {
          const frame = above.getBoundingClientRect()
          return isOutOf(box, Math.max(frame.left, 0), Math.min(frame.right, innerWidth))
        }
        if (holdsItself(above)) return false
        if (isFixed(above)) return isOutOf(box, 0, innerWidth)
      }
      return false
    }
    const nameOf = (el: Element) =>
      `${el.tagName.toLowerCase()}.${el.className} "${(el.getAttribute('aria-label') ?? el.textContent ?? '').trim().slice(0, 40)}"`
    const found = [...document.querySelectorAll('body *')].filter(
      el => el.checkVisibility({ visibilityProperty: true }) && isOutside(el),
    )
    const innermost = found.filter(el => !found.some(other => other !== el && el.contains(other)))
    const whole = document.documentElement.scrollWidth - document.documentElement.clientWidth
    return [...innermost.map(nameOf), ...(whole > 0 ? [`the page is ${whole} px wider than the window`] : [])]
  })
}
