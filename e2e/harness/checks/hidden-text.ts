/* oxlint-disable unicorn/consistent-function-scoping -- runs in the page, where nothing outside of it is known */
import type { Frame, Page } from '@playwright/test'
import { waitForAnimations } from '../wait-for-animations.ts'

/**
 * Finds words and fields that are cut off by their own box, drawn beyond it, or covered by another element. Ignores
 * scrolled content, content under a pinned column or sticky head, and shortened texts with the whole text in their
 * `title`.
 * @returns a line for each
 */
export async function hiddenText(page: Page | Frame): Promise<string[]> {
  await waitForAnimations(page)
  return await page.evaluate(() => {
    const CONTROLS = 'button, input, select, textarea'
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
    const nameOf = (el: Element) =>
      `${el.tagName.toLowerCase()}.${el.getAttribute('class') ?? ''} "${(el.getAttribute('aria-label') ?? el.textContent ?? '').trim().slice(0, 40)}"`
    const hasOwnText = (el: Element) =>
      [...el.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')
    /** Returns true for text that only screen readers get: the usual box of one pixel. */
    const isForReadersOnly = (el: Element): boolean => {
      for (let above: Element | null = el; above !== null; above = above.parentElement) {
        if (getComputedStyle(above).clipPath === 'inset(50%)') return true
      }
      return false
    }
    const isSticky = (el: Element | null): boolean => {
      for (let above = el; above !== null; above = above.parentElement) {
        const { position } = getComputedStyle(above)
        if (position === 'sticky' || position === 'fixed') return true
      }
      return false
    }
    /** Returns the part of a box that no scroller and no edge of the window cuts off. */
    const inView = (el: Element): DOMRect | undefined => {
      let { left, top, right, bottom } = el.getBoundingClientRect()
      right = Math.min(right, innerWidth)
      bottom = Math.min(bottom, innerHeight)
      left = Math.max(left, 0)
      top = Math.max(top, 0)
      for (let above = el.parentElement; above !== null; above = above.parentElement) {
        if (getComputedStyle(above).overflow === 'visible') continue
        const frame = above.getBoundingClientRect()
        left = Math.max(left, frame.left)
        top = Math.max(top, frame.top)
        right = Math.min(right, frame.right)
        bottom = Math.min(bottom, frame.bottom)
      }
      return right - left > 2 && bottom - top > 2
        ? new DOMRect(left, top, right - left, bottom - top)
        : undefined
    }
    const range = document.createRange()
    /** Returns the box in which an element's text is drawn. */
    const textBox = (el: Element) => {
      range.selectNodeContents(el)
      return range.getBoundingClientRect()
    }
    const isCut = (el: Element): boolean => {
      const text = textBox(el)
      for (let box: Element | null = el; box !== null; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box)
        const frame = box.getBoundingClientRect()
        if (scrolls(overflowX) || scrolls(overflowY)) return false
        if (overflowX !== 'visible' && (text.right > frame.right + 1 || text.left < frame.left - 1))
          return el.closest('[title]') === null && box.closest('[title]') === null
        if (overflowY !== 'visible' && (text.bottom > frame.bottom + 2 || text.top < frame.top - 2))
          return el.closest('[title]') === null && box.closest('[title]') === null
      }
      return false
    }
    /** Returns true if words exceed the button, tile or cell they belong to; a badge pinned to one is allowed. */
    const spills = (el: Element): boolean => {
      const owner = el.closest('button, label, td, th')
      if (owner === null) return false
      for (let box: Element | null = el; box !== null; box = box.parentElement) {
        const { overflowX, position } = getComputedStyle(box)
        if (overflowX !== 'visible') return false
        if (box === owner) break
        if (position === 'absolute') return false
      }
      const frame = owner.getBoundingClientRect()
      return [...el.childNodes].some(node => {
        if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') return false
        range.selectNodeContents(node)
        const { left, right } = range.getBoundingClientRect()
        return left < frame.left - 1 || right > frame.right + 1
      })
    }
    const cover = (el: Element): Element | undefined => {
      const box = inView(el)
      if (box === undefined) return undefined
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      if (hit === null || hit.contains(el) || el.contains(hit)) return undefined
      const owners = el instanceof HTMLInputElement ? [...(el.labels ?? []), el.parentElement] : []
      if (owners.some(own => own?.contains(hit))) return undefined
      // A control without a background or border may lie over its words.
      const isBare = hit.matches(CONTROLS) && getComputedStyle(hit).opacity === '0'
      if (isBare && el.closest('label')?.contains(hit)) return undefined
      // A link may cover the whole of its own row.
      if (hit.matches('a') && hit.closest('tr, li')?.contains(el)) return undefined
      return isSticky(hit) ? undefined : hit
    }
    const found: string[] = []
    for (const el of document.querySelectorAll('body *')) {
      if (el.closest('[aria-hidden=true], [inert], noscript, svg') !== null) continue
      if (!(hasOwnText(el) || el.matches(CONTROLS))) continue
      if (!el.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isForReadersOnly(el))
        continue
      if (getComputedStyle(el).pointerEvents === 'none') continue
      if (hasOwnText(el) && isCut(el)) found.push(`cut: ${nameOf(el)}`)
      else if (hasOwnText(el) && spills(el)) found.push(`beyond its place: ${nameOf(el)}`)
      const over = cover(el)
      if (over !== undefined) found.push(`covered: ${nameOf(el)} by ${nameOf(over)}`)
    }
    return [...new Set(found)]
  })
}
