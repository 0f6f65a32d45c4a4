import { CheckListPage } from '@apron/e2e/pages/check-list-page'
import { ShellPage } from '@apron/e2e/pages/shell-page'
import { WORDS } from '@apron/e2e/pages/words/words'
import { growthPerStep } from '../statistics.ts'
import type { ShellFigures } from './budgets.ts'
import type { Counters, MeasuredPage } from './measured-page.ts'

const TABS = 10
/** Warm-up cycles, in which caches and lazily compiled code fill. */
const WARM_UP_CYCLES = 2
const CYCLES = 6

/** Repeatedly opens ten pages in separate tabs and closes them. The page is at the list of check orders. */
export async function measureTenTabs(
  measured: MeasuredPage,
): Promise<Pick<ShellFigures, 'tenTabsHeapMb' | 'cycleGrowthMb' | 'cycleNodes' | 'cycleListeners'>> {
  const { page } = measured
  const shell = new ShellPage(page, WORDS.zh)
  const list = new CheckListPage(page, WORDS.zh)
  const link = await list.rows.getByRole('link').first().getAttribute('href')
  if (link === null) throw new Error('The list has no check order to open')

  async function openTen(): Promise<void> {
    for (let number = 1; number <= TABS; number += 1) {
      await shell.follow(`${link}&copy=${number}`)
      await shell.tabs.nth(number).waitFor()
    }
    await page.waitForLoadState('networkidle')
  }

  let tenTabsHeapMb = 0
  const series: Counters[] = []
  let objectsBeforeMb = 0
  for (let cycle = 0; cycle < WARM_UP_CYCLES + CYCLES; cycle += 1) {
    await openTen()
    tenTabsHeapMb = (await measured.settledCounters()).heapMb
    await shell.closeOtherTabs(WORDS.zh.checkOrders)
    await list.expectShown()
    if (cycle >= WARM_UP_CYCLES - 1) series.push(await measured.settledCounters())
    if (cycle === WARM_UP_CYCLES - 1) objectsBeforeMb = await measured.objectsMb()
  }
  return {
    tenTabsHeapMb,
    cycleGrowthMb: ((await measured.objectsMb()) - objectsBeforeMb) / CYCLES,
    cycleNodes: growthPerStep(series.map(({ nodes }) => nodes)),
    cycleListeners: growthPerStep(series.map(({ listeners }) => listeners)),
  }
}
