/* oxlint-disable unicorn/consistent-function-scoping -- runs in the page, where nothing outside of it is known */
import type { Frame, Page } from '@playwright/test'

/**
 * Finds selected, pressed or current elements that look like their siblings.
 * With forced colours, backgrounds and shadows of the page are gone: a selection must show by a border, an outline, a
 * system colour or an icon. A bolder font alone is not enough.
 */
export function indistinctSelection(page: Page | Frame): Promise<string[]> {
  return page.evaluate(() => {
    const CHOSEN =
      ':checked, [aria-selected=true], [aria-pressed=true], [aria-current]:not([aria-current=false])'
    /** Returns the element that draws a control: its label if the field is hidden under it. */
    const visibleElement = (control: Element) => control.closest('label') ?? control
    const isChosen = (el: Element) => el.matches(CHOSEN) || el.querySelector(':scope > :checked') !== null

    /** Background of the page; an element without a background of its own looks the same. */
    const pageGround = getComputedStyle(document.body).backgroundColor
    const groundOf = ({ backgroundColor }: CSSStyleDeclaration) =>
      backgroundColor === pageGround || backgroundColor.endsWith(', 0)') ? '' : backgroundColor

    function appearanceOf(el: Element): string {
      const parts = [el, ...el.querySelectorAll(':not(svg, svg *)')].filter(part => part.checkVisibility())
      return JSON.stringify(
        parts.map(part =>
          [null, '::before', '::after'].map(pseudo => {
            const style = getComputedStyle(part, pseudo)
            if (pseudo !== null && style.content === 'none') return null
            const outline = style.outlineStyle === 'none' ? '' : style.outlineWidth
            const borders = [style.borderTopWidth, style.borderBottomWidth, style.borderLeftWidth]
            const { scale, translate } = style
            return [part.tagName, outline, borders, groundOf(style), style.color, scale, translate]
          }),
        ),
      )
    }

    /** Returns siblings of the same kind: in the same parent, or in the parent's siblings if each has a wrapper. */
    function siblingsOf(el: Element): Element[] {
      const kind = (other: Element) => other.tagName === el.tagName && other.classList[0] === el.classList[0]
      const near = Array.from(el.parentElement?.children ?? []).filter(other => other !== el && kind(other))
      if (near.length > 0) return near
      return Array.from(el.parentElement?.parentElement?.children ?? [])
        .flatMap(box => Array.from(box.children))
        .filter(other => other !== el && kind(other))
    }

    return Array.from(document.querySelectorAll(CHOSEN))
      .map(visibleElement)
      .filter(el => el.checkVisibility())
      .flatMap(el => {
        const sibling = siblingsOf(el).find(other => other.checkVisibility() && !isChosen(other))
        if (sibling === undefined || appearanceOf(sibling) !== appearanceOf(el)) return []
        return [
          `chosen, but looks like the others: ${el.tagName.toLowerCase()}.${el.className} "${el.textContent}"`,
        ]
      })
  })
}
