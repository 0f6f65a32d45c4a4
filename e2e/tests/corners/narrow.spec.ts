import { tooWide } from '../../harness/checks/too-wide.ts'
import { expect, test } from '../../harness/fixtures/portal-test.ts'
import { PEOPLE } from '../../harness/people.ts'

const { inspector } = PEOPLE
const FINGER_PX = 44
const DAY_MS = 86_400_000
const PHONE = { width: 390, height: 844 }

test.use({ person: 'inspector', viewport: PHONE })

test('[BAR-02, BAR-03] on a phone the bar keeps to one line, and its other items are in the user menu', async ({
  language,
  page,
  shell,
  words,
}) => {
  await page.goto('/dashboard')
  const person = shell.userMenu(inspector[language])
  const bar = page.getByRole('banner')
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
  const lineOf = async () => (await bar.boundingBox())?.height

  await expect(person).toBeVisible()
  expect(await lineOf()).toBe(48)
  await expect(bar.getByRole('button', { name: words.hangarMode })).toHaveCount(0)
  await expect(bar.getByRole('button', { name: words.language })).toHaveCount(0)
  // The link to the home page stays.
  await expect(bar.getByRole('link')).toHaveAttribute('href', '/dashboard')

  await test.step('hangar mode', async () => {
    await person.click()
    await expect(item(words.hangarMode)).not.toHaveAttribute('aria-current')
    await item(words.hangarMode).click()
    await expect(page.locator('html')).toHaveAttribute('data-density', 'hangar')
    expect(await tooWide(page)).toEqual([])
    await person.click()
    await expect(item(words.hangarMode)).toHaveAttribute('aria-current', 'true')
    await item(words.hangarMode).click()
    await expect(page.locator('html')).not.toHaveAttribute('data-density', 'hangar')
  })

  await test.step('the theme', async () => {
    await person.click()
    await item(words.toDark).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await person.click()
    await expect(item(words.toDark)).toHaveCount(0)
    await page.keyboard.press('Escape')
  })

  await test.step('the original home page', async () => {
    await person.click()
    await item(words.toOriginalHome).click()
    await expect(page.getByText(words.homeSet)).toBeVisible()
    await page.reload()
    await person.click()
    await expect(item(words.toOriginalHome)).toHaveCount(0)
    // Restores the person's home page for other tests.
    await item(words.toNewHome).click()
    await expect(page.getByText(words.homeSet)).toBeVisible()
  })

  await test.step('the language', async () => {
    const other = language === 'zh' ? 'English' : '中文'
    await person.click()
    await item(other).click()
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'zh' ? /^en/ : /^zh/)
  })

  await test.step('the smallest window', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await tooWide(page)).toEqual([])
    expect(await lineOf()).toBe(48)
  })
})

test('[BAR-02, BAR-03] they return to the bar in a wider window', async ({
  page,
  shell,
  language,
  words,
}) => {
  await page.goto('/dashboard')
  const person = shell.userMenu(inspector[language])
  const hangar = page.getByRole('button', { name: words.hangarMode })
  await expect(person).toBeVisible()
  await expect(hangar).toHaveCount(0)
  await page.setViewportSize({ width: 701, height: 844 })
  await expect(hangar).toBeVisible()
  await expect(page.getByRole('button', { name: words.language })).toBeVisible()
  await person.click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await expect(page.getByRole('menuitem', { name: words.hangarMode, exact: true })).toHaveCount(0)
})

test('[LOOK-01] on a phone the usual periods are above the calendar, both easy to press', async ({
  checkList,
  page,
  words,
}) => {
  await page.setViewportSize({ width: 320, height: 720 })
  await page.goto('/safetyQuality/checkList')
  await checkList.expectShown()
  await page.getByRole('button', { name: words.filter }).click()
  const planned = page.getByRole('button', { name: words.plannedPeriod })
  await planned.click()
  const calendar = page.getByRole('dialog')
  const ahead = calendar.getByRole('button', { name: words.next7Days })
  await expect(ahead).toBeVisible()
  expect(await tooWide(page)).toEqual([])
  for (const button of [ahead, calendar.getByRole('button', { name: words.nextMonth })]) {
    const box = await button.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(FINGER_PX)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
  }
  await ahead.click()
  await expect(planned).toHaveText(/\d{4}-\d{2}-\d{2} – \d{4}-\d{2}-\d{2}/)
  const [from = '', to = ''] = (await planned.innerText()).split(' – ')
  expect((Date.parse(to) - Date.parse(from)) / DAY_MS).toBe(6)
})

test('[LOOK-01] at 200 % zoom of a desktop the filter is behind a button, and the list is visible', async ({
  checkList,
  page,
  words,
}) => {
  await page.setViewportSize({ width: 683, height: 450 })
  await page.goto('/safetyQuality/checkList')
  await checkList.expectShown()
  const button = page.getByRole('button', { name: words.filter })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(checkList.rows.first()).toBeInViewport()
  await button.click()
  await expect(page.getByRole('button', { name: words.plannedPeriod })).toBeVisible()
})

test.describe('a low window', () => {
  // Other tests give the inspector favourites.
  test.use({ viewport: { width: 683, height: 450 }, person: 'sales' })

  test('[LOOK-01] at 200 % zoom an empty list shows its message without scrolling', async ({
    page,
    shell,
    words,
  }) => {
    await page.goto('/myCollect')
    await expect(shell.pane.getByText(words.noFavourites)).toBeInViewport({ ratio: 1 })
  })
})
