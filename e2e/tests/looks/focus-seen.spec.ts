import type { Page } from '@playwright/test'
import { applyLook, type Look } from '../../harness/checks/look.ts'
import { expect, test } from '../../harness/fixtures/portal-test.ts'

const LOOKS: readonly Look[] = [
  { name: 'desk', width: 1366, height: 900 },
  { name: 'tablet, hangar', width: 820, height: 1180, density: 'hangar' },
]
/** More Tab steps than the page has focusable elements. */
const MAX_STEPS = 200

/** Returns the focused element: its name, whether it is in the page, and whether something covers it. */
async function focused(page: Page): Promise<{ name: string; inPage: boolean; covered: boolean }> {
  return await page.evaluate(() => {
    const el = document.activeElement
    if (el === null || el.closest('main [role=tabpanel]') === null)
      return { name: '', inPage: false, covered: false }
    // The visible part of a checkbox or radio button is its box.
    const visibleElement = el.closest('label') ?? el
    const { left, top, width, bottom } = visibleElement.getBoundingClientRect()
    // The browser scrolls a text area only until its first line is visible, so this checks the part in the window.
    const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
    const hit = document.elementFromPoint(left + width / 2, middle)
    const covered = hit === null || !(visibleElement.contains(hit) || hit.contains(visibleElement))
    const name = `${el.tagName} "${(el.getAttribute('aria-label') ?? visibleElement.textContent ?? '').trim().slice(0, 30)}"`
    return { name, inPage: true, covered }
  })
}

/** Tabs until the focus leaves the page. Returns the elements passed and those covered. */
async function walk(page: Page, key: string): Promise<{ steps: number; covered: string[] }> {
  const covered: string[] = []
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    await page.keyboard.press(key)
    const element = await focused(page)
    if (!element.inPage) return { steps, covered }
    if (element.covered) covered.push(element.name)
  }
  throw new Error(`${key} does not lead out of the page in ${MAX_STEPS} steps`)
}

test.use({ person: 'inspector' })

test('[LOOK-06] the focused element of a record page is always visible, by Tab and by Shift+Tab', async ({
  checkList,
  checkedResult,
  page,
}) => {
  test.setTimeout(120_000)
  await checkList.openInProgress()
  await expect(checkedResult.results(1)).toBeVisible()
  for (const look of LOOKS) {
    await test.step(look.name, async () => {
      await applyLook(page, look)
      await page.locator('main').focus()
      const down = await walk(page, 'Tab')
      expect(down.steps).toBeGreaterThan(20)
      expect(down.covered).toEqual([])
      const up = await walk(page, 'Shift+Tab')
      expect(up.steps).toBeGreaterThan(20)
      expect(up.covered).toEqual([])
    })
  }
})
