import { CheckListPage } from '@apron/e2e/pages/check-list-page'
import { ShellPage } from '@apron/e2e/pages/shell-page'
import { WORDS } from '@apron/e2e/pages/words'
import type { ShellFigures } from './budgets.ts'
import type { MeasuredPage } from './measured-page.ts'
import { timeUntil } from './time-until.ts'

/** A row of the list with its link. */
const ROW = '[role=tabpanel]:not([hidden]) tbody a'

/** Goes to the check orders for the first time, home, and there again. */
export async function measurePageVisits({
  page,
}: MeasuredPage): Promise<Pick<ShellFigures, 'firstVisitMs' | 'secondVisitMs'>> {
  const words = WORDS.zh
  const shell = new ShellPage(page, words)
  const list = new CheckListPage(page, words)
  await shell.menuGroup(words.safetyQuality).click()

  const visit = () => timeUntil(page, ROW, () => shell.menuEntry(words.checkOrders).click())

  const firstVisitMs = await visit()
  await list.expectShown()
  await page.waitForLoadState('networkidle')
  await shell.goHome()
  return { firstVisitMs, secondVisitMs: await visit() }
}
