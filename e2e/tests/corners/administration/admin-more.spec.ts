import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { seriousViolations } from '../../../harness/checks/serious-violations.ts'
import { expect } from '../../../harness/fixtures/portal-test.ts'
import { testWithApps } from '../../../harness/fixtures/test-with-apps.ts'
import { PEOPLE } from '../../../harness/people.ts'
import { AdminList } from '../../../pages/admin-list.ts'
import { LoginPage } from '../../../pages/sign-in/login-page.ts'

const base = testWithApps(async apps => {
  await apps.build('editor', 'amm', { version: '1.9.0' })
  await apps.build('editor', 'amm', { version: '2.0.0' })
})
const test = base.extend<{ admin: AdminList; guest: Page }>({
  admin: async ({ page, words }, use) => use(new AdminList(page, words)),
  /** A browser without a login. */
  guest: async ({ browser, server, language }, use) => {
    const context = await browser.newContext({
      baseURL: server.origin,
      storageState: { cookies: [], origins: [] },
      locale: language === 'zh' ? 'zh-CN' : 'en-US',
    })
    await use(await context.newPage())
    await context.close()
  },
})

test.use({ person: 'administrator' })

test('[ADM-26] a translation is shown to everybody from the next load until it is deleted @en-tablet', async ({
  admin,
  language,
  page,
  words,
}) => {
  const text = language === 'zh' ? '查找功能' : 'Look for a page'
  const button = (name: string) => page.getByRole('banner').getByRole('button', { name })
  await admin.open('translations')

  await test.step('an invalid value is reported at its field, and typed text stays', async () => {
    await admin.add()
    await admin.submit()
    await expect(admin.dialog.getByText(words.noTexts)).toBeVisible()
    await admin.fillIn(
      [words.code, 'search.count'],
      [words.chinese, '页面 {counts}'],
      [words.english, 'Pages'],
    )
    await expect(admin.dialog.getByText(words.builtInText)).toBeVisible()
    await expect(admin.dialog.getByText(words.otherBraces)).toBeVisible()
    expect(await seriousViolations(page)).toEqual([])
  })

  await test.step('saved, it is there after a reload', async () => {
    await admin.fillIn(
      [words.code, 'search.open'],
      [words.chinese, '查找功能'],
      [words.english, 'Look for a page'],
    )
    await expect(admin.dialog.getByText(words.otherBraces)).toBeHidden()
    await admin.finish()
    await admin.search(words.codeOrText, 'search.')
    await expect(admin.row('search.open')).toContainText(words.findPage)
    await page.reload()
    await expect(button(text)).toBeVisible()
  })

  await test.step('deleted, the built-in text is back', async () => {
    await admin.search(words.codeOrText, 'search.')
    await admin.chooseAndConfirm(admin.row('search.open'), words.delete)
    await expect(admin.row('search.open')).toBeHidden()
    await page.reload()
    await expect(button(words.findPage)).toBeVisible()
  })
})

test('[ADM-27] a notice is on the login page while published, and a script in it stays text @en-tablet', async ({
  admin,
  language,
  guest,
  words,
}) => {
  const title = language === 'zh' ? '机库停电' : 'Power cut'
  const script = '<img src=x onerror="document.title=\'broken\'">'
  const login = new LoginPage(guest, words)
  const notice = guest.getByRole('region', { name: words.notices }).getByText(title)
  await admin.open('notices')
  await admin.add()
  await admin.submit()
  await expect(admin.dialog.getByText(words.mustBeFilled)).toHaveCount(4)
  await admin.fillIn(
    [words.chineseTitle, '机库停电'],
    [words.englishTitle, 'Power cut'],
    [words.contentInChinese, script],
    [words.contentInEnglish, script],
  )
  await admin.finish()

  await expect(admin.row(title)).toContainText(words.draft)
  await login.open()
  await expect(notice).toBeHidden()

  await admin.chooseAndConfirm(admin.row(title), words.publish)
  await expect(admin.row(title)).toContainText(words.published)
  await login.open()
  await notice.click()
  await expect(guest.getByText(script)).toBeVisible()
  await expect(guest).not.toHaveTitle('broken')

  await admin.chooseAndConfirm(admin.row(title), words.withdraw)
  await expect(admin.row(title)).toContainText(words.withdrawn)
  await login.open()
  await expect(notice).toBeHidden()
  await admin.chooseAndConfirm(admin.row(title), words.delete)
  await expect(admin.row(title)).toBeHidden()
})

test('[ADM-28] an application is rolled back, then follows the latest build again', async ({
  admin,
  context,
  page,
  words,
}) => {
  const user = await context.newPage()
  const version = (number: string) => user.getByRole('tabpanel').filter({ visible: true }).getByText(number)
  await user.goto('/amm/list')
  await expect(version('2.0.0')).toBeVisible()

  await admin.open('subApps')
  await expect(admin.row('2.0.0')).toContainText(words.activeVersion)
  await admin.chooseAndConfirm(admin.row('1.9.0'), words.useVersion)
  await expect(admin.row('1.9.0')).toContainText(words.activeVersion)
  await expect(admin.row('2.0.0')).toContainText(words.usableVersion)
  await user.reload()
  await expect(version('1.9.0')).toBeVisible()

  await page.reload()
  await admin.chooseAndConfirm(admin.row('1.9.0'), words.followBuilds)
  await expect(admin.row('2.0.0')).toContainText(words.activeVersion)
  await user.reload()
  await expect(version('2.0.0')).toBeVisible()
})

test('[ADM-29, UI-01, MSG-12] the operation log is filtered, and exported with that filter @en-tablet', async ({
  admin,
  page,
  words,
}) => {
  await admin.open('sites')
  await admin.open('departments')
  await expect
    .poll(async () => {
      await admin.open('operations')
      await admin.search(words.page, '/admin/sites')
      return await admin.row(words.sitesPage).count()
    })
    .toBeGreaterThan(0)
  await expect(admin.row(words.departmentsPage)).toHaveCount(0)
  await admin.choosePerson(words.personField, PEOPLE.inspector.username)
  await admin.press(words.search)
  await expect(admin.pane.getByText(words.nothingMatches)).toBeVisible()
  await admin.choosePerson(words.personField, PEOPLE.administrator.username)
  await admin.press(words.search)
  await expect(admin.row(words.sitesPage).first()).toBeVisible()

  const downloading = page.waitForEvent('download')
  await admin.press(words.exportRows)
  const file = await readFile(await (await downloading).path(), 'utf8')
  const [header, ...lines] = file.trim().split('\r\n')
  expect(header).toContain(words.page)
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) expect(line).toContain(words.sitesPage)

  const request = page.waitForRequest(
    sent => sent.url().endsWith('/operations/page') && /"from"/.test(sent.postData() ?? ''),
  )
  await admin.chooseNextMonth(words.period)
  await admin.press(words.search)
  expect((await request).postDataJSON().queryCriteria).toMatchObject({
    from: expect.stringMatching(/-15 00:00:00$/),
    to: expect.stringMatching(/-15 23:59:59$/),
  })
})
