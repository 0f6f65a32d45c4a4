import { seriousViolations } from '../../harness/checks/serious-violations.ts'
import { expect, test } from '../../harness/fixtures/portal-test.ts'
import { HomePage } from '../../pages/home-page.ts'

test.use({ person: 'auditor' })

test('[HOME-01, BAR-02, UI-08] the switch in the top bar leads to the original home page and back, and is remembered @en-tablet', async ({
  checkList,
  page,
  shell,
  words,
}) => {
  const home = new HomePage(page, words)
  await page.goto('/safetyQuality/checkList')
  await checkList.expectShown()
  await home.toOriginal.click()
  await expect(page.getByText(words.homeSet)).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(home.box(words.whereYouWere)).toBeVisible()
  await expect(home.edit).toHaveCount(0)

  await page.reload()
  await expect(home.box(words.whereYouWere)).toBeVisible()
  await page.getByRole('button', { name: words.toNewHome }).click()
  await expect(home.box(words.ordersByState)).toBeVisible()
  await page.reload()
  await expect(home.box(words.ordersByState)).toBeVisible()
  await expect(home.box(words.whereYouWere)).toHaveCount(0)
  await expect(shell.main.getByRole('table', { name: words.ordersByState })).toBeVisible()
})

test('[HOME-02] open work is counted by state in a table whose rows lead to the filtered list', async ({
  checkList,
  page,
  shell,
  words,
}) => {
  const home = new HomePage(page, words)
  await page.goto('/dashboard')
  const box = home.box(words.ordersByState)
  const row = box.getByRole('row', { name: words.issued })
  await expect(row.getByRole('cell')).toHaveText('2')
  await expect(box.getByRole('row', { name: words.draft }).getByRole('cell')).toHaveText('1')
  await expect(home.box(words.notices).locator('details').first()).toBeVisible()
  // A box without content is not shown.
  await expect(home.box(words.favourites)).toHaveCount(0)

  await row.click()
  await checkList.expectShown()
  await expect(checkList.rows).toHaveCount(2)
  await expect(checkList.rows.filter({ hasText: words.issued })).toHaveCount(2)
  await expect(page).toHaveURL(/\/safetyQuality\/checkList$/)

  // The list was filtered differently before; opened by keyboard.
  await checkList.filterByText('CK-')
  await checkList.pane.getByRole('button', { name: words.reset }).click()
  await expect(checkList.rows.filter({ hasText: words.approved }).first()).toBeVisible()
  await shell.goHome()
  await row.getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(checkList.rows).toHaveCount(2)
  await expect(checkList.rows.filter({ hasText: words.issued })).toHaveCount(2)

  await shell.goHome()
  await box.getByRole('link', { name: words.openList }).click()
  await checkList.expectShown()
})

test('[HOME-02, HOME-03] boxes are moved by keyboard, resized, removed and added, and stay so @en-tablet', async ({
  page,
  words,
}) => {
  const home = new HomePage(page, words)
  const { ordersByState, notices, favourites, myApplications } = words
  await page.goto('/dashboard')
  await expect(home.box(ordersByState)).toBeVisible()
  await expect(home.box(myApplications).getByRole('heading', { level: 3 })).toHaveText([
    words.safetyQuality,
    words.workCard,
    words.tools,
  ])
  await home.startEditing()

  await test.step('by keyboard, with announcements for screen readers', async () => {
    await home.handle(ordersByState).press('Space')
    const announcements = page.locator('[aria-live=assertive]')
    await expect(announcements).toContainText(words.pickedUp)
    await expect(announcements).toContainText(ordersByState)
    // The box reacts to arrow keys shortly after it was picked up.
    await expect(async () => {
      await page.keyboard.press('ArrowDown')
      await expect(announcements).toContainText(words.isNowNumber, { timeout: 1_000 })
    }).toPass()
    await home.waitForSave(() => page.keyboard.press('Space'))
    await expect(announcements).toContainText(words.wasDropped)
    await expect(home.cards.first()).not.toContainText(ordersByState)
  })

  await test.step('size', async () => {
    await home.waitForSave(() => home.sizes(favourites).getByText(words.fullSize).click())
    await expect(home.sizes(favourites).getByRole('radio', { name: words.fullSize })).toBeChecked()
  })

  await test.step('remove and restore', async () => {
    await home.waitForSave(() => home.remove(notices))
    await home.waitForSave(() => home.add(notices))
  })

  await test.step('applications', async () => {
    await page.getByRole('button', { name: words.chooseApplications }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('checkbox', { name: words.amm })).toHaveCount(0)
    for (const installed of [words.safetyQuality, words.workCard, words.tools]) {
      await dialog.getByRole('checkbox', { name: installed }).uncheck()
    }
    await page.getByRole('dialog').getByRole('button', { name: words.save }).click()
    await expect(page.getByText(words.saved, { exact: true }).first()).toBeVisible()
  })

  await home.stopEditing()
  const titles = await home.titles()
  expect(titles[0]).not.toBe(ordersByState)
  expect(titles.at(-1)).toBe(notices)
  await page.reload()
  await expect(home.box(ordersByState)).toBeVisible()
  // A box without content appears once it has some.
  await expect.poll(() => home.titles()).toEqual(titles)
  await expect(home.box(myApplications).getByText(words.noneInstalled)).toBeVisible()
})

test('[HOME-02, HOME-03] messages of a deselected application are missing in the box only', async ({
  page,
  words,
}) => {
  const home = new HomePage(page, words)
  const box = home.box(words.unreadMessages)
  const ofQuality = box.getByText(/CK-|RO-|检查单|整改单|Check order|Rectification/)
  const application = page.getByRole('dialog').getByRole('checkbox', { name: words.safetyQuality })
  const choose = async (act: () => Promise<void>) => {
    await home.startEditing()
    await page.getByRole('button', { name: words.chooseMessages }).click()
    await act()
    await page.getByRole('dialog').getByRole('button', { name: words.save }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await home.stopEditing()
  }
  await page.goto('/dashboard')
  await expect(ofQuality.first()).toBeVisible()

  await choose(async () => {
    await expect(application).toBeChecked()
    const latest = page.getByRole('dialog').getByRole('listitem').filter({ hasText: words.safetyQuality })
    await latest.getByText(words.latestMessages).click()
    await expect(latest.getByText(/CK-|RO-/).first()).toBeVisible()
    expect(await seriousViolations(page)).toEqual([])
    await application.uncheck()
  })
  await expect(box.getByRole('listitem').or(box.getByRole('paragraph')).first()).toBeVisible()
  await expect(ofQuality).toHaveCount(0)
  await page.reload()
  await expect(box.getByRole('listitem').or(box.getByRole('paragraph')).first()).toBeVisible()
  await expect(ofQuality).toHaveCount(0)

  await choose(async () => {
    await expect(application).not.toBeChecked()
    await application.check()
  })
  await expect(ofQuality.first()).toBeVisible()
})

test.describe('with a pointer', () => {
  test.use({ person: 'manager' })

  test('[HOME-02] a box is dragged to another place @en-tablet', async ({ page, words }) => {
    const home = new HomePage(page, words)
    await page.goto('/dashboard')
    await home.startEditing()
    const first = (await home.cards.first().textContent()) ?? ''
    const from = await home.cards.first().getByRole('button').first().boundingBox()
    // Scrolled into view, as the last one may be outside.
    const to = await home.cards.nth(1).boundingBox()
    if (from === null || to === null) throw new Error('The boxes are not on the screen')
    await home.waitForSave(async () => {
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
      await page.mouse.down()
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 })
      await page.mouse.up()
    })
    await expect(home.cards.first()).not.toHaveText(first)
    const order = await home.cards.allTextContents()
    await page.reload()
    await home.startEditing()
    await expect(home.cards).toHaveText(order)
  })
})

test.describe('without the source of a box', () => {
  test.use({ person: 'sales' })

  test('[HOME-02] the box says so, the others stay, and once removed it does not return @en-tablet', async ({
    page,
    server,
    words,
  }) => {
    const home = new HomePage(page, words)
    const { ordersByState, unreadMessages, notices, boxGoneTitle } = words
    const gone = home.box(boxGoneTitle)
    await page.goto('/dashboard')
    await home.startEditing()
    await home.waitForSave(() => home.remove(ordersByState))
    await home.waitForSave(() => home.add(ordersByState))
    await home.stopEditing()
    await server.command('app', 'disable', 'safetyQuality')
    try {
      await page.reload()
      await expect(gone).toContainText(words.boxGone)
      await expect(home.box(unreadMessages)).toBeVisible()
      await expect(home.box(notices)).toBeVisible()
      await gone.getByRole('button', { name: words.removeBox, exact: true }).click()
      await expect(gone).toHaveCount(0)
      await page.reload()
      await expect(home.box(notices)).toBeVisible()
      await expect(gone).toHaveCount(0)
    } finally {
      await server.command('app', 'enable', 'safetyQuality')
    }
    await page.reload()
    await expect(home.box(notices)).toBeVisible()
    await expect(home.box(ordersByState)).toHaveCount(0)
  })
})

test('the dashboard editor has no serious accessibility violations, light or dark @en-tablet', async ({
  page,
  words,
}) => {
  test.setTimeout(120_000)
  const home = new HomePage(page, words)
  const checkAccessibility = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await seriousViolations(page)).toEqual([])
    }
  }
  await page.goto('/dashboard')
  await expect(home.box(words.ordersByState).getByRole('row').last()).toBeVisible()
  await home.startEditing()
  await checkAccessibility()
  await page.getByRole('button', { name: words.chooseApplications }).click()
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await checkAccessibility()
})
