/* oxlint-disable unicorn/consistent-function-scoping -- runs in the page, where nothing outside of it is known */
import type { Page } from '@playwright/test'
import { waitForAnimations } from '../wait-for-animations.ts'

const TARGETS =
  'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=option], [role=menuitem], [role=checkbox], [role=switch]'

/**
 * Finds touch targets that are too small: everything that can be pressed, in the open dialog or menu if there is one,
 * must be fully in view with a responsive area of `size` px in width and height. A field's label and frame belong to
 * it; links inside a sentence are exempt (WCAG 2.5.8).
 * @returns a line for each: its name, responsive width and height
 */
export async function smallTargets(page: Page, size: number): Promise<string[]> {
  await waitForAnimations(page)
  return await page.evaluate(
    ([selector, px]) => {
      const STEP = 2
      const inSentence = (el: Element) =>
        el.matches('a') &&
        getComputedStyle(el).display === 'inline' &&
        el.parentElement?.matches('p, li > span')
      const usable = (el: Element) =>
        el.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !el.matches(':disabled, [aria-disabled=true]') &&
        el.closest('[inert], [aria-hidden=true]') === null
      const owners = (el: Element) =>
        el instanceof HTMLInputElement ? [el, ...(el.labels ?? []), el.closest('.ap-input') ?? el] : [el]
      const answers = (el: Element, x: number, y: number) => {
        const hit = document.elementFromPoint(x, y)
        return hit !== null && owners(el).some(own => own === hit || own.contains(hit))
      }
      /** Returns true if a scroller or the window cuts off the element. */
      const isCut = (el: Element, { left, top, right, bottom }: DOMRect): boolean => {
        if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return true
        for (let above = el.parentElement; above !== null; above = above.parentElement) {
          if (getComputedStyle(above).overflow === 'visible') continue
          const frame = above.getBoundingClientRect()
          if (left < frame.left - 1 || right > frame.right + 1) return true
          if (top < frame.top - 1 || bottom > frame.bottom + 1) return true
        }
        return false
      }
      /** Returns the part of the window's height that the scrollers around an element leave to it. */
      const heightInView = (el: Element) => {
        let [from, to] = [0, innerHeight]
        for (let above = el.parentElement; above !== null; above = above.parentElement) {
          if (getComputedStyle(above).overflow === 'visible') continue
          const { top, bottom } = above.getBoundingClientRect()
          from = Math.max(from, top)
          to = Math.min(to, bottom)
        }
        return { from, to }
      }
      /** Returns true if a sticky bar covers one end of the element. */
      const isUnderBar = (el: Element, x: number, { top, bottom }: DOMRect): boolean =>
        [top + 1, bottom - 1].some(y => {
          for (let hit = document.elementFromPoint(x, y); hit !== null; hit = hit.parentElement) {
            if (getComputedStyle(hit).position === 'sticky') return !hit.contains(el)
          }
          return false
        })
      /** Returns the longest run of responsive points: its length and its middle. */
      const longest = (from: number, to: number, test: (at: number) => boolean) => {
        let best = { length: 0, middle: (from + to) / 2 }
        let start: number | null = null
        for (let at = from; at <= to + STEP; at += STEP) {
          if (at <= to && test(at)) start ??= at
          else if (start !== null) {
            if (at - start > best.length) best = { length: at - start, middle: (start + at) / 2 }
            start = null
          }
        }
        return best
      }
      const small: string[] = []
      // An open overlay covers parts of the page.
      const open = [...document.querySelectorAll('[role=dialog], [role=menu]')].find(el =>
        el.checkVisibility(),
      )
      for (const el of (open ?? document).querySelectorAll(selector)) {
        if (!usable(el) || inSentence(el)) continue
        // A checkbox can be pressed on its label too.
        const box = (el.closest('label') ?? el).getBoundingClientRect()
        if (box.width === 0 || isCut(el, box)) continue
        const row = box.top + box.height / 2
        const across = longest(box.left - px, box.right + px, x => answers(el, x, row))
        // Covered by another element, so it cannot be pressed now.
        if (across.length === 0) continue
        const down = longest(box.top - px, box.bottom + px, y => answers(el, across.middle, y))
        if (across.length >= px - STEP && down.length >= px - STEP) continue
        if (isUnderBar(el, across.middle, box)) continue
        // A target may be larger than its element. Where it reaches the edge of the view, the rest of it is beyond.
        const reach = down.length / 2 + STEP
        const { from, to } = heightInView(el)
        if (down.middle - reach < from || down.middle + reach > to) continue
        const name = el.getAttribute('aria-label') ?? el.textContent?.trim().slice(0, 40) ?? ''
        small.push(`${el.tagName.toLowerCase()}.${el.className} "${name}" ${across.length}×${down.length}`)
      }
      return small
    },
    [TARGETS, size] as const,
  )
}
