import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { PEOPLE } from '../harness/people.ts'
import { expect } from '../harness/portal-test.ts'
import { seriousViolations } from '../harness/serious-violations.ts'
import { testWithApps } from '../harness/test-with-apps.ts'
import { AdminList } from '../pages/admin-list.ts'
import { LoginPage } from '../pages/login-page.ts'

const base = testWithApps(async apps => {
  await apps.build('editor', 'amm', { version: '1.9.0' })
  await apps.build('editor', 'amm', { version: '2.0.0' })
})
const test = base.extend<{ admin: AdminList; stranger: Page }>({
  admin: async ({ page, language }, use) => use(new AdminList(page, language)),
  /** A browser of somebody who has not logged in. */
  stranger: async ({ browser, server, language }, use) => {
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

test('[ADM-26] a translation is what everybody reads after the next load, until it is deleted @both', async ({
  admin,
  language,
  page,
  words,
}) => {
  const text = language === 'zh' ? '查找功能' : 'Look for a page'
  const button = (name: string) => page.getByRole('banner').getByRole('button', { name })
  await admin.open('translations')

  await test.step('what is wrong is said at the field, what is typed stays', async () => {
    await admin.add()
    await admin.press('save')
    await expect(admin.dialog.getByText(admin.word('noTexts'))).toBeVisible()
    await admin.type([
      ['code', 'search.count'],
      ['chinese', '页面 {counts}'],
      ['english', 'Pages'],
    ])
    await expect(admin.dialog.getByText(admin.word('builtIn'))).toBeVisible()
    await expect(admin.dialog.getByText(admin.word('otherBraces'))).toBeVisible()
    expect(await seriousViolations(page)).toEqual([])
  })

  await test.step('saved, it is there after a reload', async () => {
    await admin.type([
      ['code', 'search.open'],
      ['chinese', '查找功能'],
      ['english', 'Look for a page'],
    ])
    await expect(admin.dialog.getByText(admin.word('otherBraces'))).toBeHidden()
    await admin.saved()
    await admin.filter('codeOrText', 'search.')
    await expect(admin.row('search.open')).toContainText(words.findPage)
    await page.reload()
    await expect(button(text)).toBeVisible()
  })

  await test.step('deleted, the built-in text is back', async () => {
    await admin.filter('codeOrText', 'search.')
    await admin.choose(admin.row('search.open'), 'delete')
    await expect(admin.row('search.open')).toBeHidden()
    await page.reload()
    await expect(button(words.findPage)).toBeVisible()
  })
})

test('[ADM-27] a notice is on the login page while it is published, and a script in it stays text', async ({
  admin,
  language,
  stranger,
  words,
}) => {
  const title = language === 'zh' ? '机库停电' : 'Power cut'
  const script = '<img src=x onerror="document.title=\'broken\'">'
  const login = new LoginPage(stranger, words)
  const notice = stranger.getByRole('region', { name: words.notices }).getByText(title)
  await admin.open('notices')
  await admin.add()
  await admin.press('save')
  await expect(admin.dialog.getByText(admin.word('required'))).toHaveCount(4)
  await admin.type([
    ['titleZh', '机库停电'],
    ['titleEn', 'Power cut'],
    ['contentZh', script],
    ['contentEn', script],
  ])
  await admin.saved()

  await expect(admin.row(title)).toContainText(admin.word('draft'))
  await login.open()
  await expect(notice).toBeHidden()

  await admin.choose(admin.row(title), 'publish')
  await expect(admin.row(title)).toContainText(admin.word('published'))
  await login.open()
  await notice.click()
  await expect(stranger.getByText(script)).toBeVisible()
  await expect(stranger).not.toHaveTitle('broken')

  await admin.choose(admin.row(title), 'withdraw')
  await expect(admin.row(title)).toContainText(admin.word('withdrawn'))
  await login.open()
  await expect(notice).toBeHidden()
  await admin.choose(admin.row(title), 'delete')
  await expect(admin.row(title)).toBeHidden()
})

test('[ADM-28] an application is rolled back, and follows the last build again', async ({
  admin,
  context,
  page,
}) => {
  const user = await context.newPage()
  const version = (number: string) => user.getByRole('tabpanel').filter({ visible: true }).getByText(number)
  await user.goto('/amm/list')
  await expect(version('2.0.0')).toBeVisible()

  await admin.open('subApps')
  await expect(admin.row('2.0.0')).toContainText(admin.word('active'))
  await admin.choose(admin.row('1.9.0'), 'useVersion')
  await expect(admin.row('1.9.0')).toContainText(admin.word('active'))
  await expect(admin.row('2.0.0')).toContainText(admin.word('usable'))
  await user.reload()
  await expect(version('1.9.0')).toBeVisible()

  await page.reload()
  await admin.choose(admin.row('1.9.0'), 'follow')
  await expect(admin.row('2.0.0')).toContainText(admin.word('active'))
  await user.reload()
  await expect(version('2.0.0')).toBeVisible()
})

test('[ADM-29] the operation log is filtered, and exported as it is filtered', async ({ admin, page }) => {
  await admin.open('sites')
  await admin.open('departments')
  await expect
    .poll(async () => {
      await admin.open('operations')
      await admin.filter('page', '/admin/sites')
      return await admin.row('/admin/sites').count()
    })
    .toBeGreaterThan(0)
  await expect(admin.row('/admin/departments')).toHaveCount(0)
  await admin.filter('person', PEOPLE.administrator.username)
  await expect(admin.row('/admin/sites').first()).toBeVisible()

  const downloading = page.waitForEvent('download')
  await admin.pane.getByRole('button', { name: admin.word('export'), exact: true }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  const [header, ...lines] = file.trim().split('\r\n')
  expect(header).toContain(admin.word('page'))
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) expect(line).toContain('/admin/sites')
})

test('[ADM-30] what the server refuses is said in the dialog, and nothing typed is lost @both', async ({
  admin,
}) => {
  await admin.open('departments')
  await admin.add()
  await admin.type([
    ['code', 'd02'],
    ['nameZh', '试飞部'],
    ['nameEn', 'Flight Test'],
  ])
  await admin.press('save')
  await expect(admin.dialog.getByRole('alert')).toHaveText(admin.word('departmentTaken'))
  await expect(admin.dialog.getByRole('textbox', { name: admin.word('nameZh') })).toHaveValue('试飞部')
  await admin.type([['code', 'D77']])
  await admin.saved()
  await admin.filter('keyword', 'D77')
  await expect(admin.rows).toHaveCount(1)
  await admin.choose(admin.row('D77'), 'delete')
  await expect(admin.row('D77')).toBeHidden()
})

for (const kind of ['departments', 'sites', 'translations', 'notices', 'subApps', 'operations']) {
  test(`[ADM-30] the list of ${kind} keeps nobody out, light or dark`, async ({ admin, page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await admin.open(kind)
    expect(await seriousViolations(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await seriousViolations(page)).toEqual([])
  })
}
