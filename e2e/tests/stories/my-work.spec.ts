import { wireDate } from '@apron/contract/wire/formats/wire-time'
import { expect, test } from '../../harness/fixtures/portal-test.ts'
import { PEOPLE } from '../../harness/people.ts'
import { HomePage } from '../../pages/home-page.ts'

const CALL = '**/apphome/work/list'
const { manager } = PEOPLE

test('[HOME-02] my work is first on the home page, overdue first, leads to the record, and is refreshed on return @en-tablet', async ({
  checkedResult,
  loginPage,
  ownServer,
  page,
  shell,
  words,
}) => {
  const home = new HomePage(page, words)
  await loginPage.open(`${ownServer.origin}/login`)
  await loginPage.logIn(manager.username, ownServer.password)
  await expect(home.work.first()).toBeVisible()
  const first = (await home.work.first().textContent()) ?? ''
  const due = Date.parse(/\d{4}-\d{2}-\d{2}/.exec(first)?.[0] ?? '')
  const days = (Date.parse(wireDate(new Date())) - due) / 86_400_000
  expect(days).toBeGreaterThan(0)
  expect(first).toContain(words.overdueBy.replace('{n}', String(days)))
  await expect(home.work.last()).toContainText(words.yourDecision)
  await expect(home.box(words.ordersByState)).toBeVisible()
  expect((await home.titles())[0]).toContain(words.myWork)
  const number = /CK-\d{4}-\d{4}/.exec((await home.work.last().textContent()) ?? '')?.[0] ?? ''

  await home.work.last().click()
  await expect(shell.tab(number)).toHaveAttribute('aria-selected', 'true')
  await shell.pane.getByRole('button', { name: words.approve, exact: true }).click()
  await checkedResult.chooseResponsible(PEOPLE.besieged.username)
  await page.getByRole('dialog').getByRole('button', { name: words.approve, exact: true }).click()
  await expect(shell.pane.getByText(words.approved, { exact: true }).first()).toBeVisible()

  await shell.goHome()
  await expect(home.work.filter({ hasText: number })).toHaveCount(0)
})

test.describe('my work', () => {
  test.use({ person: 'auditor' })

  test('[HOME-02] says when there is none, when it failed to load, and which application is missing', async ({
    page,
    words,
  }) => {
    const home = new HomePage(page, words)
    const box = home.box(words.myWork)
    const envelope = { code: 200, msg: '', success: true }
    const nothing = { items: [], more: false, failed: [] }
    await page.route(CALL, route => route.fulfill({ json: { ...envelope, data: nothing } }))
    await page.goto('/dashboard')
    await expect(box.getByText(words.nothingWaits)).toBeVisible()

    await page.unroute(CALL)
    await page.route(CALL, route => route.abort())
    await page.reload()
    await expect(box.getByRole('alert')).toBeVisible()
    // The rest of the page is rendered.
    await expect(home.box(words.ordersByState).getByRole('table')).toBeVisible()
    await page.unroute(CALL)
    await box.getByRole('button').click()
    await expect(home.work.first()).toBeVisible()

    const failed = { ...nothing, failed: [words.safetyQuality] }
    await page.route(CALL, route => route.fulfill({ json: { ...envelope, data: failed } }))
    await page.reload()
    await expect(box.getByText(words.workWithout)).toBeVisible()
    await expect(box.getByText(words.nothingWaits)).toHaveCount(0)
    await page.unroute(CALL)
    await box.getByRole('button').click()
    await expect(home.work.first()).toBeVisible()
    await expect(box.getByText(words.workWithout)).toHaveCount(0)
  })
})
