import { seriousViolations } from '../../../harness/checks/serious-violations.ts'
import { smallTargets } from '../../../harness/checks/small-targets.ts'
import { tooWide } from '../../../harness/checks/too-wide.ts'
import { expect, test } from '../../../harness/fixtures/portal-test.ts'
import { AdminList } from '../../../pages/admin-list.ts'

const TABLET = { width: 820, height: 1180 }
const FINGER_PX = 44
const PHONE = { width: 320, height: 640 }
/** Maximum gap between filter and table. */
const GAP_PX = 16
/** Lists of the shell and of an application, with a filter of many fields, a few, and one. */
const LISTS = ['/safetyQuality/checkList', '/admin/users', '/admin/audit', '/admin/subApps']

test.use({ person: 'administrator' })

test('export and columns are at the end of the filter, directly above the table @tablet', async ({
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
      const frame = await filter.locator('xpath=following-sibling::*[1]').boundingBox()
      const gap = (frame?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)
      expect(Math.abs(gap - GAP_PX), `${gap} px`).toBeLessThanOrEqual(2)
    })
  }
  await test.step('the menu, which has no filter, has them next to its other buttons', async () => {
    await page.goto('/admin/menus')
    const add = shell.pane.getByRole('button', { name: new RegExp(`^${words.add}`) })
    const columns = shell.pane.getByRole('button', { name: words.columns, exact: true })
    await expect(columns).toBeVisible()
    const [first, second] = await Promise.all([add, columns].map(button => button.boundingBox()))
    const middleOf = (box: typeof first) => (box?.y ?? 0) + (box?.height ?? 0) / 2
    expect(middleOf(first)).toBeCloseTo(middleOf(second), 0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, person: 'inspector' })

  test('the list comes first, and its filter is behind a button that shows whether it is active', async ({
    checkList,
    page,
    words,
  }) => {
    await page.goto('/safetyQuality/checkList')
    const filter = checkList.pane.getByRole('search')
    const filterButton = filter.getByRole('button', { name: words.filter })
    const field = filter.getByRole('searchbox', { name: words.numberOrTitle })
    await checkList.expectShown()
    await expect(checkList.rows.first()).toBeInViewport()
    await expect(field).toBeHidden()
    await expect(filter.getByRole('button', { name: words.columns })).toBeVisible()
    expect(await tooWide(page)).toEqual([])

    const [first = ''] = await checkList.numbers()
    await expect(filterButton).not.toContainText(words.filterSet)
    await filterButton.click()
    await expect(field).toBeVisible()
    await field.fill(first)
    await field.press('Enter')
    await expect(checkList.rows).toHaveCount(1)
    await filterButton.click()
    await expect(field).toBeHidden()
    await expect(filterButton).toContainText(words.filterSet)
  })
})

test.describe('without room for columns', () => {
  test.use({ viewport: TABLET, person: 'inspector' })
  test.beforeEach(async ({ checkList, page }) => {
    await page.goto('/safetyQuality/checkList')
    await checkList.expectShown()
  })

  test('a row is a card: nothing is cut, every value has its name, and it is still a table row @en', async ({
    checkList,
    page,
    words,
  }) => {
    const cells = checkList.rows.getByRole('cell')
    for (const size of [TABLET, PHONE]) {
      await page.setViewportSize(size)
      await expect(checkList.rows.first().getByText(words.leadChecker)).toBeVisible()
      const cut = await cells.evaluateAll((all, width) => {
        const isCut = (cell: Element) => {
          const { left, right } = cell.getBoundingClientRect()
          return left < 0 || right > width || cell.scrollWidth > cell.clientWidth + 1
        }
        return all.filter(isCut).map(cell => cell.textContent)
      }, size.width)
      expect(cut).toEqual([])
      expect(await tooWide(page)).toEqual([])
      expect(await smallTargets(page, FINGER_PX)).toEqual([])
      expect(await seriousViolations(page)).toEqual([])
    }
    await expect(checkList.headers.filter({ hasText: words.leadChecker })).toHaveCount(1)
    const count = await checkList.headers.count()
    await expect(checkList.rows.first().getByRole('cell')).toHaveCount(count)
    // The header is read as a value's name, so the visible name is not read again.
    await expect(checkList.rows.first().getByRole('cell', { name: words.leadChecker })).toHaveCount(0)

    await page.setViewportSize({ width: 1366, height: 900 })
    await expect(checkList.headers.filter({ hasText: words.leadChecker })).toBeVisible()
    await expect(checkList.rows.first().getByText(words.leadChecker)).toHaveCount(0)
  })

  test.describe('a card', () => {
    test.use({ person: 'administrator' })

    test('omits names without a value, and shows texts in full that a table cell shortens', async ({
      page,
      words,
    }) => {
      const menus = new AdminList(page, words)
      await menus.open('menus')
      const pairs = menus.rows.locator('[data-card=pair]')
      await expect(pairs.filter({ visible: true }).first()).toBeVisible()
      const shown = await pairs.evaluateAll(all =>
        all.map(pair => ({
          hasValue: pair.lastElementChild?.textContent !== '',
          visible: pair.checkVisibility(),
        })),
      )
      expect(shown.filter(({ hasValue, visible }) => hasValue !== visible)).toEqual([])
      expect(shown.some(({ visible }) => !visible)).toBe(true)

      const users = new AdminList(page, words)
      await users.open('users')
      const sites = users.rows.first().getByText(/^[A-Z]{3}( [A-Z]{3}){4,}$/)
      await expect(sites).toBeVisible()
      await page.setViewportSize({ width: 1366, height: 900 })
      await expect(users.rows.first().getByText(/^[A-Z]{3} [A-Z]{3} [A-Z]{3} \+\d+$/)).toBeVisible()
      await expect(sites).toHaveCount(0)
    })

    test('has values next to their names, in two columns, also with gloves, and in one on a phone', async ({
      page,
      words,
    }) => {
      const users = new AdminList(page, words)
      await users.open('users')
      const row = users.rows.first()
      const pairs = row.locator('[data-card=pair]').filter({ visible: true })
      const name = await row.getByRole('cell').first().boundingBox()
      const more = await users.more(row).boundingBox()
      expect(Math.abs((more?.y ?? 0) - (name?.y ?? 0))).toBeLessThanOrEqual(FINGER_PX / 4)
      const columns = async () =>
        new Set(await pairs.evaluateAll(all => all.map(pair => Math.round(pair.getBoundingClientRect().x))))
          .size
      await expect.poll(columns).toBe(2)
      await page.getByRole('button', { name: words.hangarMode }).click()
      await expect.poll(columns).toBe(2)
      await page.setViewportSize(PHONE)
      await expect.poll(columns).toBe(1)
    })
  })
})

test.describe('a person who approves', () => {
  test.use({ person: 'manager' })

  test('[LIST-06] shows every ticked row as ticked, regardless of its position @tablet', async ({
    checkList,
    page,
  }) => {
    await page.goto('/safetyQuality/checkList')
    await checkList.expectShown()
    const boxes = checkList.rows.getByRole('checkbox')
    await expect(boxes).not.toHaveCount(0)
    for (const box of await boxes.all()) await box.check()
    await page.mouse.move(0, 0)
    const backgrounds = (selector: string) =>
      checkList.pane
        .locator(selector)
        .evaluateAll(rows => [...new Set(rows.map(row => getComputedStyle(row).backgroundColor))])
    const ticked = await backgrounds('tr[data-picked]')
    expect(ticked).toHaveLength(1)
    expect(await backgrounds('tbody > tr:not([data-picked])')).not.toContain(ticked[0])
  })
})
