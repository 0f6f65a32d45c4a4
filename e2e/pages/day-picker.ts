import type { Locator, Page } from '@playwright/test'
import type { Words } from './words/words.ts'

const DAY_MS = 86_400_000
/** All sites are at UTC+8. */
const SITE_OFFSET_MS = 8 * 3_600_000

/** Selects a day relative to today in the calendar that this button opens. */
export async function chooseDay(page: Page, opener: Locator, days: number, words: Words): Promise<void> {
  const [today, wanted] = [siteDay(0), siteDay(days)]
  const months =
    (wanted.getUTCFullYear() - today.getUTCFullYear()) * 12 + wanted.getUTCMonth() - today.getUTCMonth()
  await opener.click()
  const calendar = page.getByRole('dialog').last()
  for (let month = 0; month < months; month++) {
    // oxlint-disable-next-line no-await-in-loop -- one month after the other
    await calendar.getByRole('button', { name: words.nextMonth }).click()
  }
  const daysShown = calendar.locator('button:not([data-outside])')
  await daysShown.filter({ hasText: new RegExp(`^${wanted.getUTCDate()}$`) }).click()
}

/** Returns the date at the sites. */
const siteDay = (offset: number) => new Date(Date.now() + SITE_OFFSET_MS + offset * DAY_MS)
