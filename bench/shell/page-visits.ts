import { waitForLibraries } from '@apron/e2e/harness/transfers'
import { CheckListPage } from '@apron/e2e/pages/check-list-page'
import { ShellPage } from '@apron/e2e/pages/shell-page'
import { WORDS } from '@apron/e2e/pages/words/words'
import { median } from '../statistics.ts'
import type { ShellFigures } from './budgets.ts'
import type { MeasuredPage } from './measured-page.ts'
import { timeUntil } from './time-until.ts'

const LIST = '/safetyQuality/checkList'
/** Orders to open; with the list these are ten pages. */
const ORDERS = 9
/** Different ones among them, as many as the demo of the first compared commits has. The others are opened again. */
const DIFFERENT_ORDERS = 6

/** Selector of a page's content: rows of the list, items of a check order. */
function contentSelector(key: string): string {
  return `[role=tabpanel][aria-labelledby="tab:${key}"]:not([hidden]) :is(tbody a, .sq-items)`
}

/** Returns the addresses of nine orders of the list, some of them twice, each in a tab of its own. */
async function orderAddresses(list: CheckListPage): Promise<string[]> {
  await list.expectShown()
  const links = await list.rows
    .getByRole('link')
    .evaluateAll(found => found.map(link => link.getAttribute('href')))
  return Array.from({ length: ORDERS }, (_, index) => {
    const address = links[index % DIFFERENT_ORDERS]
    if (!address) throw new Error('The list has no check order to open')
    return index < DIFFERENT_ORDERS ? address : `${address}&copy=${index}`
  })
}

/** Opens the list of check orders from the menu and nine orders from the list, then revisits each of the ten. */
export async function measurePageVisits({
  page,
}: MeasuredPage): Promise<Pick<ShellFigures, 'applicationVisitMs' | 'firstVisitMs' | 'secondVisitMs'>> {
  const words = WORDS.zh
  const shell = new ShellPage(page, words)
  const list = new CheckListPage(page, words)
  // People look at the dashboard for a moment first; meanwhile the shell fetches the shared libraries.
  await waitForLibraries(page)
  await page.waitForLoadState('networkidle')
  await shell.menuGroup(words.safetyQuality).click()

  const applicationVisitMs = await timeUntil(page, contentSelector(LIST), () =>
    shell.menuEntry(words.checkOrders).click(),
  )
  const firstVisits = [applicationVisitMs]
  const orders = await orderAddresses(list)
  for (const key of orders) {
    firstVisits.push(await timeUntil(page, contentSelector(key), () => shell.follow(key)))
    await page.waitForLoadState('networkidle')
    await shell.tab(words.checkOrders).click()
    await list.expectShown()
  }

  const secondVisits: number[] = []
  for (const key of [...orders, LIST]) {
    secondVisits.push(
      await timeUntil(page, contentSelector(key), () => page.locator(`[data-tab="${key}"]`).click()),
    )
    await page.waitForLoadState('networkidle')
  }
  await shell.closeOtherTabs(words.checkOrders)
  return { applicationVisitMs, firstVisitMs: median(firstVisits), secondVisitMs: median(secondVisits) }
}
