import type { Page } from '@playwright/test'

/** More Tab steps than any page has focusable elements. */
const MOST_STEPS = 120

/** Presses Tab until the element with this name has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  const wanted = page
    .getByLabel(name, { exact: true })
    .or(page.getByRole('button', { name }))
    .or(page.getByRole('link', { name, exact: true }))
  const passed: string[] = []
  for (let step = 0; step < MOST_STEPS; step++) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    if (await wanted.and(focused).count()) return
    passed.push(await focused.evaluateAll(([element]) => element?.outerHTML.slice(0, 80) ?? 'nothing'))
  }
  throw new Error(`Tab does not lead to "${name}", but over\n${passed.join('\n')}`)
}
