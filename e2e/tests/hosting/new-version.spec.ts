import { expect, type Page } from '@playwright/test'
import { testWithApps } from '../../harness/fixtures/test-with-apps.ts'
import { APP_TITLES } from '../../pages/words/app-titles.ts'

const test = testWithApps(async apps => {
  await apps.build('editor', 'amm', { version: '2.0.0' })
  await apps.build('editor', 'amm', { version: '1.9.0' })
  await apps.build('editor', 'tools')
  apps.module(
    'workCard',
    `export const contract = 1
     export const bootstrap = () => ({ mount() { throw new Error('broken mount') } })`,
  )
})

test.use({ person: 'inspector' })

/** Simulates a window that returns to the foreground after six minutes. */
async function comeBack(page: Page): Promise<void> {
  await page.clock.fastForward('06:00')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

test.describe('D16: after a deployment', () => {
  test.beforeEach(async ({ page, server }) => {
    await server.command('app', 'use', 'amm', '1.9.0')
    await page.clock.install()
  })

  test('an open window continues, and offers the new version once nothing is unsaved @en @tablet', async ({
    page,
    editor,
    server,
    shell,
    words,
  }) => {
    await page.goto('/amm/list')
    await expect(editor.version('1.9.0')).toBeVisible()
    await shell.follow('/amm/form')
    await editor.content.fill('half a sentence')
    await server.command('app', 'use', 'amm', '2.0.0')
    const registryResponse = page.waitForResponse(/registry\.json$/)
    await comeBack(page)
    await registryResponse
    const offer = page.getByRole('status').filter({ hasText: words.newVersion })

    await editor.save.click()
    await expect(offer).toBeVisible()
    await expect(offer).toContainText(words.amm)
    await editor.content.fill('more')
    await expect(offer).toBeHidden()
    await editor.save.click()

    await shell.tab(editor.listTitle).click()
    await expect(editor.version('1.9.0')).toBeVisible()
    await offer.getByRole('button', { name: words.reloadPage }).click()
    await expect(editor.version('2.0.0')).toBeVisible()
    await expect(shell.tabs).toHaveCount(3)
    await expect(offer).toBeHidden()
  })

  test('a rollback by command is offered to open windows in the same way, and can wait', async ({
    page,
    editor,
    server,
    words,
  }) => {
    await server.command('app', 'use', 'amm', '2.0.0')
    await page.goto('/amm/list')
    await expect(editor.version('2.0.0')).toBeVisible()
    await server.command('app', 'use', 'amm', '1.9.0')
    await comeBack(page)
    const offer = page.getByRole('status').filter({ hasText: words.newVersion })
    await offer.getByRole('button', { name: words.later }).click()
    await expect(offer).toBeHidden()
    await expect(editor.version('2.0.0')).toBeVisible()
    await page.reload()
    await expect(editor.version('1.9.0')).toBeVisible()
  })

  test('an application loaded for the first time starts in the active version', async ({
    page,
    editor,
    server,
    shell,
  }) => {
    await page.goto('/tools/list')
    await editor.expectList()
    await server.command('app', 'use', 'amm', '2.0.0')
    await comeBack(page)
    await shell.follow('/amm/list')
    await expect(editor.version('2.0.0')).toBeVisible()
  })

  test('[APP-12, APP-15] the operator sees versions in use, load times and failure rates', async ({
    page,
    editor,
    language,
    pane,
    server,
    shell,
  }) => {
    await page.goto('/amm/list')
    await editor.expectList()
    await shell.follow('/workCard/list')
    await expect(pane.card('crashed', APP_TITLES[language].workCard)).toBeVisible()
    const reported = page.waitForResponse(/subApp\/report$/)
    await page.clock.fastForward('00:06')
    expect((await reported).ok()).toBe(true)
    const list = await server.command('app', 'list')
    expect(list).toMatch(/\* 1\.9\.0 {2}sessions: \d+, loads: \d+, median about \d+ ms/)
    expect(list).toMatch(/workCard[^\n]*\n {2}\* 1\.0\.0 .*failures: 1 \(load failed 0, crashed 1/)
  })
})
