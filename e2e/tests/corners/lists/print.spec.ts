import { expect, test } from '../../../harness/fixtures/portal-test.ts'
import { PEOPLE } from '../../../harness/people.ts'

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

  test('[LIST-09] a list is printed as a table of all filtered rows, with filter, person and place, dark on white', async ({
    checkList,
    language,
    page,
    words,
  }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    await page.goto('/safetyQuality/checkList')
    await checkList.expectShown()
    const [first = ''] = await checkList.numbers()
    await checkList.filterByText(first)
    await expect(checkList.rows).toHaveCount(1)
    // Typed but unsearched text is not printed.
    await checkList.pane.getByRole('searchbox', { name: words.numberOrTitle }).fill('typed')
    await checkList.pane.getByRole('button', { name: words.print, exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-printed', '')
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const paper = page.locator('.ap-print-list')
    await expect(paper).toBeVisible()
    await expect(checkList.pane.getByRole('search')).toBeHidden()
    await expect(paper).toContainText(`${words.filterOfPrint}${words.numberOrTitle}`)
    await expect(paper).toContainText(first)
    await expect(paper).not.toContainText('typed')
    await expect(paper).toContainText(words.printedBy)
    await expect(paper).toContainText(PEOPLE.inspector[language])
    await expect(paper.getByRole('columnheader').first()).toBeVisible()
    await expect(paper.locator('tbody tr')).toHaveCount(1)
    const colours = await paper.evaluate(element => {
      const { color, backgroundColor } = getComputedStyle(element)
      return [color, backgroundColor]
    })
    expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
  })
})
