import { expect, test } from '../../../harness/fixtures/portal-test.ts'
import { PEOPLE } from '../../../harness/people.ts'

const LIST = '/safetyQuality/checkList'

test.describe('a list', () => {
  test.use({ person: 'inspector' })

  test('[LIST-09] is printed as a table of all filtered rows, with filter, person and place, dark on white', async ({
    checkList,
    language,
    page,
    words,
  }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    await page.goto(LIST)
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
