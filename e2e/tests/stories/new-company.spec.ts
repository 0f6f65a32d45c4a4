import { expect, test } from '../../harness/fixtures/portal-test.ts'
import { setupLink, testOnEmptyStore } from '../../harness/fixtures/test-on-empty-store.ts'
import { AdminList } from '../../pages/admin-list.ts'
import { CheckOrderForm } from '../../pages/check-order-form.ts'
import { HomePage } from '../../pages/home-page.ts'
import { FirstStart } from '../../pages/sign-in/first-start.ts'
import { LoginPage } from '../../pages/sign-in/login-page.ts'

const ADMINISTRATOR_PASSWORD = 'three cranes on the apron'
const PASSWORD = 'seven quiet turbines'
const TITLE = '机库照明检查'
const QUALITY = 'QA'
const HANGAR = 'H1'
const HEADER = 'userCode,nameZh,nameEn,sex,userType,deptCode,roles,posts,sites,defaultSite'
const IMPORTED = `E301,罗敏,Luo Min,F,employee,${HANGAR},WORKSHOP,,CAN,CAN`
const WITH_POST = `E303,何军,He Jun,M,employee,${HANGAR},WORKSHOP,LEAD_MECH,CAN,CAN`

/** A file of people as an administrator selects it. */
const file = (rows: string[]) => ({
  name: 'people.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([HEADER, ...rows].join('\n')),
})

testOnEmptyStore(
  '[ADM-62] [ADM-76] [HELP-04] a new company goes from the first start to an inspector who finds work on the home page, using only the browser @en-tablet',
  async ({ browser, empty, language, page, shell, words }) => {
    test.setTimeout(240_000)
    const start = new FirstStart(page, language)
    const admin = new AdminList(page, words)
    const missing = new HomePage(page, words).missing

    /** Opens a person's link in a separate browser, sets a password and logs in. */
    const logInByLink = async (link: string, account: string, notice = '') => {
      const context = await browser.newContext({ baseURL: empty.origin, locale: language })
      const userPage = await context.newPage()
      const welcome = new FirstStart(userPage, language)
      const { pathname, search } = new URL(link)
      await userPage.goto(pathname + search)
      if (notice !== '') await expect(userPage.getByText(notice)).toBeVisible()
      await welcome.choosePassword(PASSWORD)
      await userPage.getByRole('button', { name: welcome.words.set, exact: true }).click()
      await userPage.getByRole('link', { name: welcome.words.logIn }).click()
      await new LoginPage(userPage, words).logIn(account, PASSWORD)
      await expect(userPage).toHaveURL(/dashboard$/)
      return userPage
    }

    const inspectorsLink =
      await test.step('The operator sets up administrator, site and first user', async () => {
        await page.goto(setupLink(empty))
        await start.fillPerson('admin01', '管理员', 'Administrator')
        await start.choosePassword(ADMINISTRATOR_PASSWORD)
        await start.make.click()
        await expect(page.getByText(start.words.step2)).toBeVisible({ timeout: 20_000 })
        await start.chooseSite('CAN')
        await start.saveSites.click()
        await expect(page.getByText(start.words.step3)).toBeVisible()
        await start.fillPerson('E100', '冯晓岚', 'Feng Xiaolan')
        await start.fillDepartment(QUALITY, '质量保证室', 'Quality assurance')
        await page.getByRole('checkbox', { name: start.words.inspector, exact: true }).check()
        await start.addUser.click()
        await expect(start.link).toHaveValue(/\/welcome\?token=/)
        return await start.link.inputValue()
      })

    await test.step('The administrator lets managers issue check orders', async () => {
      await expect(page.getByText(start.words.next)).toBeVisible()
      await page.getByRole('link', { name: start.words.open }).click()
      await shell.expectLoggedIn(language === 'zh' ? '管理员' : 'Administrator')
      await expect(missing.filter({ hasText: words.secondAdministrator })).toBeVisible()
      await expect(missing.filter({ hasText: words.firstDepartments })).toBeHidden()
      await expect(missing.filter({ hasText: words.issueRight })).toBeVisible()
      await admin.open('roles')
      await admin.search(words.codeOrName, 'MANAGER')
      await expect(admin.rows).toHaveCount(1)
      await admin.editFirst()
      await admin.dialog.getByRole('checkbox', { name: 'safetyQuality:check:issue' }).check()
      await admin.finish()
    })

    await test.step('Adds the department to check, and makes the first user an auditor', async () => {
      await admin.open('departments')
      await admin.add()
      await admin.fillIn(
        [words.code, HANGAR],
        [words.nameInChinese, '一车间'],
        [words.nameInEnglish, 'Hangar 1'],
      )
      await admin.finish()
      await admin.open('users')
      await admin.choose(admin.row('E100'), words.edit)
      await admin.pick(words.posts, 'QA_AUDITOR')
      await admin.finish()
    })

    const managersLink = await test.step('And adds a manager who may write check orders', async () => {
      await admin.open('users')
      await admin.add()
      await admin.fillIn(
        [words.employeeNumber, 'E200'],
        [words.chineseName, '沈丽'],
        [words.englishName, 'Shen Li'],
      )
      await admin.dialog.getByText(words.female, { exact: true }).click()
      await admin.pick(words.department, QUALITY)
      await admin.pick(words.roles, 'MANAGER')
      await admin.pick(words.posts, 'QA_AUDITOR')
      await admin.pick(words.sites, 'CAN')
      await admin.submit()
      const link = admin.dialog.getByRole('textbox', { name: words.link })
      await expect(link).toHaveValue(/\/welcome\?token=/)
      return await link.inputValue()
    })

    const printedLink = await test.step('Imports the others, and prints their links', async () => {
      const wrong = 'E302,何,He,F,employee,NOWHERE,INSPECTOR,,CAN,CAN'
      await admin.open('users')
      await admin.press(words.import)
      const choose = admin.dialog.locator('input[type=file]')
      await choose.setInputFiles(file([IMPORTED, WITH_POST, wrong]))
      await expect(admin.dialog.getByRole('row', { name: 'E302' })).toContainText('NOWHERE')
      await choose.setInputFiles(file([IMPORTED, WITH_POST]))
      await admin.dialog.getByRole('button', { name: words.importRows, exact: false }).click()
      // The list behind shows the new people only, and its filter says so.
      await expect(admin.row('admin01')).toHaveCount(0)
      await expect(admin.row('E301')).toBeVisible()
      await admin.dialog.getByRole('button', { name: words.linksPrint, exact: true }).click()
      const strips = page.locator('[data-link-sheet] > section')
      await expect(strips).toHaveCount(1)
      await page.emulateMedia({ media: 'print' })
      await expect(strips).toBeVisible()
      await expect(strips).toContainText('罗敏')
      await expect(page.getByRole('dialog').first()).toBeHidden()
      const link = /http\S+welcome\?token=[\w-]{43}/.exec(await strips.innerText())?.[0] ?? ''
      await page.emulateMedia({ media: 'screen' })
      await expect(strips).toBeHidden()
      const close = () =>
        admin.dialog.last().getByRole('button', { name: words.linkClose, exact: true }).last().click()
      await close()
      await expect(page.getByText(words.linksOnPaper)).toBeVisible()
      await close()
      await expect(strips).toHaveCount(0)
      // People with a post get their link another way, and the page says so.
      await expect(admin.dialog.getByRole('listitem').filter({ hasText: 'E303' })).toContainText(
        words.linkNotPrinted,
      )
      return link
    })

    await test.step('One of them opens the link, reads who made it, logs in, and reads what the home page is for', async () => {
      const userPage = await logInByLink(printedLink, 'E301', words.linkMadeBy)
      await expect(userPage.getByText(words.noWork)).toBeVisible()
      await userPage.context().close()
    })

    await test.step('The home page no longer asks for people who may begin the work', async () => {
      await page.goto('/dashboard')
      await expect(missing.first()).toBeVisible()
      await expect(missing.filter({ hasText: words.issueRight })).toHaveCount(0)
    })

    await test.step('The manager writes a check order and issues it', async () => {
      const userPage = await logInByLink(managersLink, 'E200')
      const form = new CheckOrderForm(userPage, words)
      await userPage.goto('/safetyQuality/checkList')
      await userPage.getByRole('link', { name: words.newOrder }).click()
      await form.fillIn({ title: TITLE, category: words.routine, department: HANGAR, lead: 'E100' })
      await form.addItem('照明完好')
      await form.saveDraft()
      // This template has no headings.
      await expect(userPage.getByRole('heading', { name: words.itemsHeading })).toBeVisible()
      await form.issue()
      await userPage.context().close()
    })

    await test.step('And the inspector finds it on the home page, and opens it', async () => {
      const userPage = await logInByLink(inspectorsLink, 'E100')
      const { work } = new HomePage(userPage, words)
      await expect(work.first()).toContainText(TITLE)
      await work.first().click()
      await expect(userPage.getByRole('heading', { name: TITLE })).toBeVisible({ timeout: 20_000 })
      await userPage.context().close()
    })
  },
)
