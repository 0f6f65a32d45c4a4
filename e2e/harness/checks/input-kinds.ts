/* oxlint-disable unicorn/consistent-function-scoping -- runs in the page, where nothing outside of it is known */
import { expect, type Page } from '@playwright/test'

/**
 * Records in the page whether it is operated by mouse, touch, or keys outside text fields. Call it before the page
 * opens.
 */
export async function recordInput(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const mark = (kind: string) => {
      const { dataset } = document.documentElement
      dataset['input'] = [...new Set([...(dataset['input'] ?? '').split(' '), kind])].join(' ').trim()
    }
    addEventListener(
      'pointerdown',
      ({ pointerType, isTrusted }) => {
        if (isTrusted) mark(pointerType)
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

/** Expects the current document to have been operated by this input only, or not at all. */
export async function expectOnly(page: Page, kind: 'touch' | 'keys'): Promise<void> {
  const kinds = await page.evaluate(() => document.documentElement.dataset['input'])
  expect([undefined, kind]).toContain(kinds)
}
