import type { Locator } from '@playwright/test'

/** Shows all fields of the filter of a list, where they do not fit one line. */
export async function unfoldFilter(pane: Locator): Promise<void> {
  const fold = pane.locator('.ap-filter-fold[aria-expanded=false]')
  if (await fold.isVisible()) await fold.click()
}
