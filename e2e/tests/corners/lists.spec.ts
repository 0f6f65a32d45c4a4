import { expect, test } from '../../harness/portal-test.ts'
import { tooWide } from '../../harness/too-wide.ts'

const PHONE = { width: 320, height: 640 }
/** From the end of the filter to the table. */
const GAP_PX = 16
/** Lists of the shell and of an application, with a filter of many fields, of a few, and of one. */
const LISTS = ['/safetyQuality/checkList', '/admin/users', '/admin/audit', '/admin/subApps']

test.use({ person: 'administrator' })

test('export and columns stand at the end of the filter, and the table follows it at once @daily @tablet', async ({
  page,
  shell,
  words,
}) => {
  for (const path of LISTS) {
    await test.step(path, async () => {
      await page.goto(path)
      const filter = shell.pane.getByRole('search')
      const table = shell.pane.getByRole('table')
      const send = filter.getByRole('button', { name: words.search, exact: true })
      await expect(table).toBeVisible()
      const place = (await send.boundingBox()) ?? { x: 0, y: 0, height: 0 }
      for (const name of [words.columns, words.exportRows]) {
        const button = filter.getByRole('button', { name, exact: true })
        const box = (await button.boundingBox()) ?? { x: 0, y: 0, height: 0 }
        expect(box.x, name).toBeLessThan(place.x)
        expect(box.y + box.height / 2, name).toBeCloseTo(place.y + place.height / 2, 0)
      }
      const above = await filter.boundingBox()
      const frame = await table.locator('..').boundingBox()
      const gap = (frame?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)
      expect(Math.abs(gap - GAP_PX), `${gap} px`).toBeLessThanOrEqual(2)
    })
  }
})

test('the menu, which has no filter, has them beside its other buttons', async ({ page, shell, words }) => {
  await page.goto('/admin/menus')
  const add = shell.pane.getByRole('button', { name: new RegExp(`^${words.add}`) })
  const columns = shell.pane.getByRole('button', { name: words.columns, exact: true })
  await expect(columns).toBeVisible()
  const middles = await Promise.all(
    [add, columns].map(async button => {
      const box = await button.boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0) / 2
    }),
  )
  expect(middles[0]).toBeCloseTo(middles[1] ?? 0, 0)
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, person: 'inspector' })

  test('the list comes first, and its filter is behind a button that says whether it leaves anything out', async ({
    checkList,
    page,
    words,
  }) => {
    await page.goto('/safetyQuality/checkList')
    const filter = checkList.pane.getByRole('search')
    const fold = filter.getByRole('button', { name: words.filter })
    const field = filter.getByRole('searchbox', { name: words.numberOrTitle })
    await checkList.expectShown()
    await expect(checkList.rows.first()).toBeInViewport()
    await expect(field).toBeHidden()
    await expect(filter.getByRole('button', { name: words.columns })).toBeVisible()
    expect(await tooWide(page)).toEqual([])

    const [first = ''] = await checkList.numbers()
    await expect(fold).not.toContainText(words.filterSet)
    await fold.click()
    await expect(field).toBeVisible()
    await field.fill(first)
    await field.press('Enter')
    await expect(checkList.rows).toHaveCount(1)
    await fold.click()
    await expect(field).toBeHidden()
    await expect(fold).toContainText(words.filterSet)
  })
})
