import type { Locator } from '@playwright/test'
import { indistinctSelection } from '../../harness/checks/indistinct-selection.ts'
import { expect, test } from '../../harness/fixtures/portal-test.ts'
import { AdminList } from '../../pages/admin-list.ts'

test.use({ person: 'inspector' })

/** Returns the background behind an element or its ::before. */
const groundOf = (element: Locator, pseudo?: '::before' | '::after') =>
  element.evaluate((el, part) => getComputedStyle(el, part).backgroundColor, pseudo)
const frameOf = (element: Locator) =>
  element.evaluate(el => {
    const { outlineStyle, outlineWidth, borderTopWidth } = getComputedStyle(el)
    return { outline: outlineStyle === 'none' ? '0px' : outlineWidth, border: borderTopWidth }
  })

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
})

test('[LOOK-02] the current page, its tab and an active filter are distinguishable', async ({
  checkList,
  page,
  words,
}) => {
  await page.goto('/safetyQuality/checkList')
  await checkList.expectShown()
  const entry = (current: boolean) =>
    page
      .getByRole('navigation')
      .first()
      .locator(current ? 'a[aria-current=page]' : 'a:not([aria-current])')
      .first()
  expect(await frameOf(entry(true))).not.toEqual(await frameOf(entry(false)))

  const tab = (selected: boolean) => page.getByRole('tab', { selected }).first()
  expect(await frameOf(tab(true))).not.toEqual(await frameOf(tab(false)))

  const filter = page.getByRole('button', { name: words.quickMine, exact: true })
  const off = await groundOf(filter)
  await filter.click()
  await expect(filter).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => groundOf(filter)).not.toBe(off)
})

test('[LOOK-02] a tick is visible', async ({ checkList, page }) => {
  await page.goto('/safetyQuality/checkList')
  await checkList.expectShown()
  await checkList.openColumns()
  const tick = page.getByRole('dialog').getByRole('checkbox', { checked: true }).first()
  expect(await groundOf(tick, '::before')).not.toBe(await groundOf(tick))
})

test('[LOOK-02] the chosen result of an item is distinguishable', async ({
  checkList,
  checkedResult,
  page,
}) => {
  await checkList.openInProgress()
  const tile = (chosen: boolean) =>
    checkedResult.pane
      .locator('label')
      .filter({ has: page.getByRole('radio', { checked: chosen }) })
      .first()
  await expect(tile(true)).toBeVisible()
  expect(await groundOf(tile(true))).not.toBe(await groundOf(tile(false)))
  expect(await indistinctSelection(page)).toEqual([])
})

test.describe('of an administrator', () => {
  test.use({ person: 'administrator' })

  test('[LOOK-02] the chosen and the focused segment are distinguishable, and so is the current page of a list', async ({
    page,
    words,
  }) => {
    const roles = new AdminList(page, words)
    await roles.open('roles')
    const current = roles.pane.locator('button[aria-current]')
    expect(await frameOf(current)).not.toEqual(
      await frameOf(roles.pane.locator('.ap-pager-page:not([aria-current])').first()),
    )
    await roles.add()
    const segment = roles.dialog.getByRole('radio', { checked: true }).first()
    const segmentLabel = segment.locator('xpath=following-sibling::span')
    expect(await indistinctSelection(page)).toEqual([])
    expect((await frameOf(segmentLabel)).outline).toBe('2px')
    await roles.dialog.getByRole('textbox').first().focus()
    await page.keyboard.press('Tab')
    await expect(segment).toBeFocused()
    await expect.poll(async () => (await frameOf(segmentLabel)).outline).toBe('3px')
  })
})
