/* oxlint-disable unicorn/consistent-function-scoping -- runs in the page, where nothing outside of it is known */
import type { Page } from '@playwright/test'
import { settled } from './settled.ts'

/**
 * What cannot be seen without scrolling the page sideways: elements that stand out of the window, or make the pane of their tab
 * scroll. What scrolls in a frame of its own inside the pane, as tables do, is as it should be.
 *
 * @returns a line for each, the innermost only
 */
export async function tooWide(page: Page): Promise<string[]> {
  await settled(page)
  return await page.evaluate(() => {
    const holdsItself = (el: Element) => getComputedStyle(el).overflowX !== 'visible'
    /** What scrolls with the heading in it is the page itself, no frame inside of it. */
    const isPage = (el: Element) =>
      el.matches('[role=tabpanel], main, body') || (holdsItself(el) && el.querySelector('h1') !== null)
    const isOutside = (el: Element): boolean => {
      const box = el.getBoundingClientRect()
      if (box.width === 0 || box.height === 0) return false
      for (let above = el.parentElement; above !== null; above = above.parentElement) {
        if (isPage(above)) {
          const frame = above.getBoundingClientRect()
          return box.right > Math.min(frame.right, innerWidth) + 1 || box.left < Math.max(frame.left, 0) - 1
        }
        if (holdsItself(above)) return false
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
