import { expect, type Page } from '@playwright/test'

/** Counts what no finger does: presses of a mouse, and keys outside text fields. */
export async function watchForMouse(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const mark = (how: string) => (document.documentElement.dataset['mouse'] = how)
    addEventListener(
      'pointerdown',
      ({ pointerType, isTrusted }) => {
        if (isTrusted && pointerType === 'mouse') mark('pressed')
      },
      { capture: true },
    )
    addEventListener(
      'keydown',
      ({ isTrusted, target }) => {
        const isField = target instanceof Element && target.closest('input, textarea') !== null
        if (isTrusted && !isField) mark('keys')
      },
      { capture: true },
    )
  })
}

/** Neither mouse nor keys were needed so far. */
export async function expectTouchOnly(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-mouse')
}
