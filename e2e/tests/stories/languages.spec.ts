import type { Language } from '@apron/contract/dictionary/language'
import type { Page } from '@playwright/test'
import { untranslatedTexts } from '../../harness/checks/page-language.ts'
import { expect, test } from '../../harness/fixtures/portal-test.ts'
import { PEOPLE } from '../../harness/people.ts'
import { WORDS } from '../../pages/words/words.ts'

const { inspector } = PEOPLE
/** A browser without any stored data. */
const NOTHING = { cookies: [], origins: [] }
async function expectLanguage(page: Page, language: Language): Promise<void> {
  expect(await untranslatedTexts(page, language)).toEqual([])
}

test('[I18N-01, I18N-03] every page is in one language, and every call asks for it @all @gate', async ({
  checkList,
  language,
  loginPage,
  page,
  server,
  shell,
  words,
}) => {
  const asked: (string | undefined)[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/portal-csn/')) asked.push(request.headers()['language'])
  })

  await test.step('login, with its error messages', async () => {
    await loginPage.open()
    await loginPage.submit.click()
    await expect(page.getByText(words.enterUsername)).toBeVisible()
    await expectLanguage(page, language)
  })
  await test.step('home, with the menus of the top bar', async () => {
    await loginPage.logIn(inspector.username, server.password)
    await shell.expectLoggedIn(inspector[language])
    await shell.showMenu()
    await shell.menuGroup(words.safetyQuality).click()
    await expect(shell.menuEntry(words.checkOrders)).toBeVisible()
    await expectLanguage(page, language)
    await page.keyboard.press('Escape')
    await shell.site.click()
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    await expectLanguage(page, language)
    await page.keyboard.press('Escape')
    await shell.userMenu(inspector[language]).click()
    await expect(page.getByRole('menuitem', { name: words.logOut })).toBeVisible()
    await expectLanguage(page, language)
    await page.keyboard.press('Escape')
  })
  await test.step('list, with the column chooser', async () => {
    await shell.openFromMenu(words.safetyQuality, words.checkOrders)
    await checkList.expectShown()
    const chooser = await checkList.openColumns()
    await expectLanguage(page, language)
    await chooser.getByRole('button', { name: words.cancel, exact: true }).click()
  })
  await test.step('detail', async () => {
    const [first = ''] = await checkList.numbers()
    await checkList.open(first)
    await expect(shell.tab(first)).toHaveAttribute('aria-selected', 'true')
    await expect(shell.pane.getByText(first).first()).toBeVisible()
    await expectLanguage(page, language)
  })
  await test.step('forbidden and unknown pages', async () => {
    await shell.visit('/amm/library')
    await expect(shell.pane.getByText(words.notRegistered)).toBeVisible()
    await expectLanguage(page, language)
    await page.goto('/marketing/customers')
    await expect(page.getByText(words.forbidden)).toBeVisible()
    await expectLanguage(page, language)
    await page.goto('/noSuchApplication/page')
    await expect(page.getByText(words.notFound)).toBeVisible()
    await expectLanguage(page, language)
  })
  expect(new Set(asked)).toEqual(new Set([language]))
})

test('[I18N-02, API-09] the server’s translation replaces the built-in text @en', async ({
  language,
  loginPage,
  page,
  server,
  shell,
}) => {
  const asked: (string | null)[] = []
  // A wording that the demo organisation does not have.
  await page.route('**/getInternationalizationByRedis*', async route => {
    asked.push(new URL(route.request().url()).searchParams.get('projectCode'))
    const response = await route.fetch()
    const envelope: { data: object[] } = await response.json()
    const [known] = envelope.data
    const own = { ...known, code: 'search.open', chinese: '找一找', english: 'Look for a page', type: 1 }
    await route.fulfill({ response, json: { ...envelope, data: [...envelope.data, own] } })
  })
  await loginPage.open('/login?redirect=%2FsafetyQuality%2FcheckList')
  await loginPage.logIn(inspector.username, server.password)
  await shell.expectLoggedIn(inspector[language])
  const serverText = language === 'zh' ? '找一找' : 'Look for a page'
  await expect(page.getByRole('button', { name: serverText, exact: true })).toBeVisible()
  expect(asked).toEqual(['AQ'])
})

test('[I18N-02] the server’s translations of an application reach its open page when they arrive, in its language @en', async ({
  checkList,
  language,
  loginPage,
  page,
  server,
  shell,
}) => {
  const { promise: listIsThere, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/getInternationalizationByRedis*', async route => {
    const response = await route.fetch()
    const envelope: { data: object[] } = await response.json()
    const [known] = envelope.data
    const translation = (code: string, chinese: string, english: string) => ({
      ...known,
      code,
      chinese,
      english,
      type: 1,
    })
    const own = [
      translation('safetyQuality.checkList.table', '待查清单', 'What is to be checked'),
      translation(
        'safetyQuality.checkList.title',
        language === 'zh' ? '' : '待查',
        language === 'zh' ? 'Checks' : '',
      ),
    ]
    await listIsThere
    await route.fulfill({ response, json: { ...envelope, data: [...envelope.data, ...own] } })
  })
  await loginPage.open('/login?redirect=%2FsafetyQuality%2FcheckList')
  await loginPage.logIn(inspector.username, server.password)
  await checkList.expectShown()
  const table = (zh: string, en: string) =>
    shell.pane.getByRole('table', { name: language === 'zh' ? zh : en, exact: true })
  await expect(table('检查单列表', 'List of check orders')).toBeVisible()
  answer()
  await expect(table('待查清单', 'What is to be checked')).toBeVisible()
  await expectLanguage(page, language)
})

test('[I18N-02] the portal works without its translations, and shows no error @en', async ({
  loginPage,
  language,
  page,
  server,
  shell,
}) => {
  let refused = 0
  await page.route('**/getInternationalizationByRedis*', route => {
    refused += 1
    return route.abort()
  })
  await loginPage.open()
  await loginPage.logIn(inspector.username, server.password)
  await shell.expectLoggedIn(inspector[language])
  await expect.poll(() => refused).toBeGreaterThan(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('[BAR-03] the language is the browser’s until one is chosen; a choice reloads the page @en', async ({
  browser,
  language,
  loginPage,
  page,
  server,
  shell,
  words,
}) => {
  const other = language === 'zh' ? 'en' : 'zh'
  await loginPage.open()
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'zh' ? 'zh-CN' : 'en')
  await loginPage.logIn(inspector.username, server.password)
  await shell.expectLoggedIn(inspector[language])
  await page.getByRole('button', { name: words.language }).click()
  const loaded = page.waitForEvent('load')
  await page.getByRole('menuitem', { name: other === 'zh' ? '中文' : 'English' }).click()
  await loaded
  await shell.expectLoggedIn(inspector[other])
  await page.reload()
  await shell.expectLoggedIn(inspector[other])

  for (const [locale, lang] of [
    ['fr-FR', 'en'],
    ['zh-TW', 'zh-CN'],
  ] as const) {
    await test.step(`a browser with ${locale} gets the portal in ${lang}`, async () => {
      const context = await browser.newContext({ baseURL: server.origin, locale, storageState: NOTHING })
      const visit = await context.newPage()
      await visit.goto('/login')
      await expect(visit.locator('html')).toHaveAttribute('lang', lang)
      await expect(
        visit.getByRole('button', { name: WORDS[lang === 'en' ? 'en' : 'zh'].logIn, exact: true }),
      ).toBeVisible()
      await context.close()
    })
  }
})
