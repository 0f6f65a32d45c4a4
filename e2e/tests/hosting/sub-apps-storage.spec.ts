import type { Page } from '@playwright/test'
import { expect } from '../../harness/fixtures/portal-test.ts'
import { testWithApps } from '../../harness/fixtures/test-with-apps.ts'
import { PEOPLE } from '../../harness/people.ts'

const test = testWithApps(async apps => {
  await apps.build('editor', 'amm')
  apps.module(
    'tools',
    `export const contract = 1
     export const bootstrap = host => ({
       mount(tab) {
         const seen = (host.remembered('visits') ?? 0) + 1
         host.remember('visits', seen)
         tab.el.textContent = '第' + host.remembered('visits') + '次打开'
         tab.firstLoaded()
         return { unmount() {} }
       },
     })`,
  )
})
test.use({ person: 'inspector' })

/** Title of `/tools/ledger` in the menu. */
const LEDGER = '工具台账'

/** Fills the storage of the browser completely, as a careless application would. */
async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const store of [localStorage, sessionStorage]) {
      for (let length = 1 << 22, piece = 0; length >= 1; piece += 1) {
        try {
          store.setItem(`full-${piece}`, 'x'.repeat(length))
        } catch {
          length >>= 1
        }
      }
    }
  })
  await expect(page.evaluate(() => sessionStorage.setItem('one more', ''))).rejects.toThrow(
    'exceeded the quota',
  )
  await expect(page.evaluate(() => localStorage.setItem('one more', ''))).rejects.toThrow(
    'exceeded the quota',
  )
}

test('[APP-15] with full storage tabs open, applications load and remember, and choices last until a reload', async ({
  neighbour,
  page,
  pane,
  shell,
  words,
}) => {
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  await neighbour.open()
  await fillStorage(page)

  await shell.follow('/tools/ledger')
  await expect(pane.root.getByText('第1次打开')).toBeVisible()
  await shell.chooseInTabMenu(LEDGER, words.refresh)
  await expect(pane.root.getByText('第2次打开')).toBeVisible()

  await page.getByRole('button', { name: words.toDark }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  await neighbour.expectUndisturbed()
  await shell.chooseInTabMenu(LEDGER, words.close)
  await expect(shell.tab(LEDGER)).toHaveCount(0)
  expect(errors).toEqual([])
})

test('[APP-15] with full storage a logout succeeds and leaves nobody logged in', async ({
  language,
  loginPage,
  neighbour,
  page,
  shell,
}) => {
  await neighbour.open()
  await fillStorage(page)
  await shell.logOut(PEOPLE.inspector[language])
  await loginPage.expectShown()
  await page.goto('/amm/list')
  await loginPage.expectShown()
})
