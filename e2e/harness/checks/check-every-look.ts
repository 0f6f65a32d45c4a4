import type { Page } from '@playwright/test'
import { hiddenText } from './hidden-text.ts'
import { indistinctSelection } from './indistinct-selection.ts'
import { applyLook, LOOKS, type Look, SIZES } from './look.ts'
import { allViolations } from './serious-violations.ts'
import { tooWide } from './too-wide.ts'

/** Returns a line for each list that scrolls sideways. */
async function overflowingLists(page: Page): Promise<string[]> {
  const lists = page.locator('.ap-table[data-wide] table').filter({ visible: true })
  return (await lists.all()).map((_list, index) => `list ${index + 1} is wider than its container`)
}

const isChinese = async (page: Page) =>
  (await page.locator('html').getAttribute('lang'))?.startsWith('zh') ?? true

/** Checks the current page in each of its looks. @returns the problems found */
export async function checkEveryLook(
  page: Page,
  only?: readonly Look[],
): Promise<Record<string, readonly string[]>> {
  const looks = only ?? ((await isChinese(page)) ? LOOKS : SIZES)
  const problems: Record<string, readonly string[]> = {}
  for (const look of looks) {
    await applyLook(page, look)
    const found = look.axe && looks !== SIZES ? await allViolations(page, look.axe) : []
    for (const frame of page.frames()) {
      found.push(...(await tooWide(frame)), ...(await hiddenText(frame)))
      if (look.forcedColors) found.push(...(await indistinctSelection(frame)))
    }
    if (look.listsFit) found.push(...(await overflowingLists(page)))
    if (found.length > 0) problems[look.name] = found
  }
  return problems
}
