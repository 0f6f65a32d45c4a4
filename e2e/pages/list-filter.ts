import type { Locator } from '@playwright/test'

/** Expands the filter of a list if its fields do not fit one line. */
export async function unfoldFilter(pane: Locator): Promise<void> {
  const fold = pane.locator('.ap-filter-fold[aria-expanded=false]')
  if (await fold.isVisible()) await fold.click()
}
