import { expect, test } from '../../../harness/fixtures/portal-test.ts'

test.describe('on paper', () => {
  test.use({ person: 'inspector' })

  test('a record is printed in full length, dark on white, without its buttons @en-tablet', async ({
    checkList,
    page,
    shell,
    words,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/safetyQuality/checkList')
    await checkList.expectShown()
    const number = await checkList.numberWithStatus(words.inProgress)
    await checkList.open(number)
    await expect(shell.pane.getByText(number).first()).toBeVisible()
    const items = shell.pane.getByRole('listitem')
    const count = await items.count()
    expect(count).toBeGreaterThan(5)

    await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('tablist')).toBeHidden()
    await expect(shell.pane.getByRole('button', { name: words.print })).toBeHidden()
    const last = await items.last().boundingBox()
    expect(last?.height).toBeGreaterThan(0)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(last?.y ?? 0)
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toMatch(
      /^rgb\((\d\d?), (\d\d?), (\d\d?)\)$/,
    )
  })

  test('a list has its rows and no filter', async ({ checkList, page }) => {
    await page.goto('/safetyQuality/checkList')
    await checkList.expectShown()
    const numbers = await checkList.numbers()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('search')).toBeHidden()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    for (const number of numbers) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(page.getByText(number, { exact: true }).first()).toBeVisible()
    }
  })
})
