import { PARTS_TEXTS } from '../../apps/parts/parts.texts.ts'
import { testWithApps } from '../../harness/fixtures/test-with-apps.ts'
import { PartsPage } from '../../pages/parts-page.ts'
import { SearchDialog } from '../../pages/search-dialog.ts'

const { dialogs: DIALOGS } = PARTS_TEXTS
const WIDTHS = [560, 600, 800, 900, 1100] as const

const base = testWithApps(apps => apps.build('parts', 'amm').then(() => undefined))
const test = base.extend<{ parts: PartsPage }>({
  parts: async ({ page, language, words }, use) => use(new PartsPage(page, language, words)),
})
const { expect } = test

test.use({ person: 'inspector' })

test('[UI-05] dialogs are 560, 600, 800, 900 or 1100 px wide; a click on the mask closes none, Escape the topmost @en-tablet', async ({
  page,
  parts,
  words,
}) => {
  await parts.open('dialogs')
  const { width: viewWidth, height: viewHeight } = page.viewportSize() ?? { width: 0, height: 0 }
  const room = viewWidth - 32
  const pressMask = () => page.mouse.click(4, viewHeight - 4)
  for (const width of WIDTHS) {
    await parts.button(DIALOGS.open, { width }).click()
    const dialog = parts.dialog(DIALOGS.dialog, { width })
    await expect(dialog).toBeVisible()
    const box = await dialog.boundingBox()
    if (width <= room) expect(box?.width).toBe(width)
    else expect(box?.width).toBeLessThanOrEqual(room + 32)

    await pressMask()
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: words.close }).click()
    await expect(dialog).toBeHidden()
    await expect(parts.button(DIALOGS.open, { width })).toBeFocused()
  }

  await test.step('Escape closes only the topmost dialog, even without a focused element', async () => {
    const width = 560
    await parts.button(DIALOGS.open, { width }).click()
    const dialog = parts.dialog(DIALOGS.dialog, { width })
    await expect(dialog.getByRole('button', { name: words.close })).toBeFocused()
    const search = new SearchDialog(page, words)
    for (const focused of [true, false]) {
      await search.openByKey()
      if (!focused) await pressMask()
      await page.keyboard.press('Escape')
      await expect(search.dialog).toBeHidden()
      await expect(dialog).toBeVisible()
    }
    await expect(dialog.getByRole('button', { name: words.close })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(parts.button(DIALOGS.open, { width })).toBeFocused()
  })
})
