import { expectCached, pathsByCache } from '../../../harness/browser-caches.ts'
import { testWithApps } from '../../../harness/fixtures/test-with-apps.ts'
import { waitForPrefetch } from '../../../harness/transfers.ts'

const test = testWithApps(async apps => void (await apps.build('editor', 'safetyQuality')))
const { expect } = test

test.use({ person: 'inspector', serviceWorkers: 'allow' })

test('[OFF-02] the reporting area is never cached: neither for windows that start there, nor its code', async ({
  editor,
  page,
  shell,
}) => {
  await test.step('a window that starts there caches nothing', async () => {
    await page.goto('/safetyQuality/AddEnReport')
    await expect(shell.pane.getByRole('textbox')).toBeVisible()
    await waitForPrefetch(page)
    expect(await pathsByCache(page)).toEqual({})
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  })

  await test.step('the application is cached without those pages, even after they were opened', async () => {
    await page.goto('/safetyQuality/list')
    await editor.expectList()
    await expectCached(page, 'safetyQuality')
    const before = await pathsByCache(page)
    const files = Object.values(before).flat()
    expect(files.filter(path => path.includes('/form.page-'))).toHaveLength(1)
    expect(files.filter(path => path.includes('report'))).toEqual([])
    await shell.visit('/safetyQuality/AddChineseReport')
    await expect(shell.pane.getByRole('textbox')).toBeVisible()
    expect(await pathsByCache(page)).toEqual(before)
  })
})
