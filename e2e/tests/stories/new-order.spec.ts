import { expect, test } from '../../harness/fixtures/portal-test.ts'
import { PEOPLE } from '../../harness/people.ts'
import { CheckOrderForm } from '../../pages/check-order-form.ts'
import { HomePage } from '../../pages/home-page.ts'
import { LoginPage } from '../../pages/sign-in/login-page.ts'

const { inspector, manager } = PEOPLE
const TITLE = '机库照明检查'

// As in real use: the browser caches the portal meanwhile.
test.use({ serviceWorkers: 'allow' })

test('a check order is created by hand or from a template, issued, and listed first on its lead checker’s home page @oldest', async ({
  browser,
  checkList,
  loginPage,
  ownServer,
  page,
  shell,
  words,
}) => {
  const { pane } = shell
  const form = new CheckOrderForm(page, words)

  await test.step('The form says what is missing', async () => {
    await loginPage.open(`${ownServer.origin}/login?redirect=%2FsafetyQuality%2FcheckList`)
    await loginPage.logIn(manager.username, ownServer.password)
    await checkList.expectShown()
    await pane.getByRole('link', { name: words.newOrder }).click()
    await form.saveDraft()
    await expect(pane.getByText(words.mustBeFilled).first()).toBeVisible()
  })

  await test.step('Filled in, with one of two items moved up by keyboard', async () => {
    await form.fillIn({
      title: TITLE,
      category: words.routine,
      department: words.hangarOne,
      lead: inspector.username,
    })
    const texts = form.itemTexts
    await form.addItem('照明完好')
    await form.addItem('照度足够')
    const up = (n: number) =>
      pane.getByRole('button', { name: words.moveItemUp.replace('{n}', String(n)), exact: true })
    await up(2).focus()
    await page.keyboard.press('Enter')
    await expect(texts.first()).toHaveValue('照度足够')
    await expect(pane.getByText(words.nowItem.replace('{n}', '1'))).toBeAttached()
    await expect(pane.getByRole('button', { name: /下移第 1 项|Move item 1 down/ })).toBeFocused()
  })

  await test.step('Saved as a draft, it is issued', async () => {
    await form.saveDraft()
    await expect(pane.getByRole('heading', { name: TITLE })).toBeVisible()
    await expect(shell.tab(words.newOrder)).toHaveCount(0)
    await expect(pane.getByText('照度足够')).toBeVisible()
    await form.issue()
  })

  await test.step('Another one gets its items from a template; without it the typed ones return', async () => {
    await page.goto(`${ownServer.origin}/safetyQuality/checkOrder`)
    await form.addItem('手写的项目')
    await form.chooseTemplate('TC-01')
    await expect(pane.getByRole('listitem').filter({ hasText: '工具箱标识清晰' })).toBeVisible()
    await form.writeByHand()
    await expect(form.itemTexts).toHaveValue('手写的项目')
    await form.chooseTemplate('TC-01')
    await form.fillIn({
      title: `${TITLE} TC-01`,
      category: words.routine,
      department: words.hangarOne,
      lead: inspector.username,
    })
    await form.saveDraft()
    await expect(pane.getByRole('heading', { name: `${TITLE} TC-01` })).toBeVisible()
    await expect(pane.getByText('手写的项目')).toHaveCount(0)
    await expect(pane.getByText(/12 项|of 12 items/)).toBeVisible()
    await form.issue()
  })

  await test.step('And its lead checker finds them first', async () => {
    const context = await browser.newContext()
    const inspectorPage = await context.newPage()
    const login = new LoginPage(inspectorPage, words)
    await login.open(`${ownServer.origin}/login`)
    await login.logIn(inspector.username, ownServer.password)
    const home = new HomePage(inspectorPage, words)
    await expect(home.work.filter({ hasText: TITLE })).toHaveCount(2)
    await expect(home.work.first()).toContainText(TITLE)
    await context.close()
  })
})
