import type { Page } from '@playwright/test'
import { Client } from 'pg'
import { expect } from '../../../harness/fixtures/portal-test.ts'
import { POSTGRES_URL, testOnPostgres as test } from '../../../harness/fixtures/test-on-postgres.ts'
import { PEOPLE } from '../../../harness/people.ts'
import { SearchDialog } from '../../../pages/search-dialog.ts'

const { inspector } = PEOPLE
const SCRIPT = '<img src=x onerror=hacked=1>'

/** Appends the script to every displayed text in the database. @returns the columns, such as `menu.name_zh` */
async function appendScriptToTexts(databaseUrl: string): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ tab: string; col: string }>(
      `select table_name as tab, column_name as col from information_schema.columns
       where table_schema = 'public' and data_type in ('text', 'character varying')
       and (column_name ~ '_(zh|en)$' or column_name in ('remark', 'english', 'chinese', 'description'))`,
    )
    for (const { tab, col } of rows) {
      await client.query(`update "${tab}" set "${col}" = "${col}" || '${SCRIPT}' where "${col}" <> ''`)
    }
    return rows.map(({ tab, col }) => `${tab}.${col}`)
  } finally {
    await client.end()
  }
}

/** Expects the page to show the script as text, without having run it. */
async function expectPlainText(page: Page): Promise<void> {
  await expect(page.getByText(SCRIPT).filter({ visible: true }).first()).toBeVisible()
  await expect(page.locator('img[src=x]')).toHaveCount(0)
  expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false)
}

test.describe('script in every displayed field', () => {
  test.skip(POSTGRES_URL === '', 'needs a PostgreSQL server: TEST_DATABASE_URL')

  test('is shown as text everywhere', async ({
    checkList,
    databaseUrl,
    language,
    loginPage,
    ownServer,
    page,
    shell,
    words,
  }) => {
    test.setTimeout(120_000)
    const columns = await appendScriptToTexts(databaseUrl)
    expect(columns).toEqual(expect.arrayContaining(['app_user.name_zh', 'menu.name_en', 'notice.title_zh']))

    await test.step('login: notices, sites', async () => {
      await loginPage.open(`/login?redirect=${encodeURIComponent(`/${SCRIPT}`)}`)
      await expectPlainText(page)
      await loginPage.openDialog(words.switchSite)
      await expect(page.getByRole('radio').nth(1)).toBeVisible()
      await expectPlainText(page)
      await page.keyboard.press('Escape')
    })
    await test.step('an unknown address', async () => {
      await loginPage.logIn(inspector.username, ownServer.password)
      await expect(page.getByText(words.notFound)).toBeVisible()
      await expect(page.locator('img[src=x]')).toHaveCount(0)
    })
    await test.step('home, user, sites, menu', async () => {
      await shell.goHome()
      await expectPlainText(page)
      await shell.userMenu(inspector[language]).click()
      await expectPlainText(page)
      await page.keyboard.press('Escape')
      await shell.site.click()
      await expect(page.getByRole('menuitem').filter({ hasText: 'SZX' })).toBeVisible()
      await expectPlainText(page)
      await page.keyboard.press('Escape')
    })
    await test.step('list, columns, search', async () => {
      await page.goto('/safetyQuality/checkList')
      await checkList.expectShown()
      await expectPlainText(page)
      await checkList.openColumns()
      await page.keyboard.press('Escape')
      await new SearchDialog(page, words).openByKey()
      await page.keyboard.type(SCRIPT)
      await expectPlainText(page)
      await page.keyboard.press('Escape')
    })
    await test.step('detail, and the title of its tab from the address', async () => {
      const [first = ''] = await checkList.numbers()
      const link = await checkList.pane.getByRole('link', { name: first }).getAttribute('href')
      const url = new URL(link ?? '', ownServer.origin)
      url.searchParams.set('checkNo', SCRIPT)
      await page.goto(url.pathname + url.search)
      await expect(shell.pane.getByRole('heading').first()).toBeVisible({ timeout: 20_000 })
      await expectPlainText(page)
    })
  })
})
