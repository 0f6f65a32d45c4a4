import { listMyWork } from '@apron/contract/home/home.calls'
import { callAs } from '../../../harness/call-as.ts'
import { test as base, expect } from '../../../harness/fixtures/portal-test.ts'
import { PEOPLE } from '../../../harness/people.ts'
import { signIn } from '../../../harness/sign-in.ts'
import { SearchDialog } from '../../../pages/search-dialog.ts'

const { inspector } = PEOPLE
const SWITCH = { zh: '切换到 SZX', en: 'Switch to SZX' } as const
const ALL = { zh: /^显示全部/, en: /^Show all/ } as const

const test = base.extend<{ search: SearchDialog }>({
  search: async ({ page, words }, use) => use(new SearchDialog(page, words)),
  // A switch replaces the token, so this person has a login of their own and shares no session with other tests.
  storageState: async ({ language, server }, use) =>
    use(await signIn(server.origin, inspector.username, server.password, language)),
})

test('[FIND-02, HOME-02] an order of another site is found by its number, and one press on the home page switches to that site and opens it', async ({
  checkedResult,
  language,
  page,
  search,
  shell,
}) => {
  await page.goto('/dashboard')
  await shell.expectLoggedIn(inspector[language])
  const { items } = await callAs(page.context(), listMyWork)
  const item = items.find(({ site, number }) => site === 'SZX' && number.startsWith('CK-'))
  if (item === undefined) throw new Error('No order waits at SZX')

  await test.step('the search finds it at CAN; its page is read-only and offers to switch', async () => {
    await search.openByKey()
    await page.keyboard.insertText(item.number)
    await expect(search.chosen).toContainText(item.number)
    await page.keyboard.press('Enter')
    await expect(checkedResult.pane.getByRole('heading', { name: item.number })).toBeVisible()
    await expect(checkedResult.pane.getByRole('button', { name: SWITCH[language] })).toBeVisible()
    await expect(shell.site).toContainText('CAN')
  })

  await test.step('its row on the home page names the site, and leads there', async () => {
    await shell.goHome()
    await page.getByRole('main').getByRole('button', { name: ALL[language] }).click()
    const row = page.getByRole('main').getByRole('link').filter({ hasText: item.number })
    await expect(row).toContainText(SWITCH[language])
    await expect(row).toContainText(item.action)
    await row.click()
    await expect(shell.site).toContainText('SZX')
    await expect(checkedResult.pane.getByRole('heading', { name: item.number })).toBeVisible()
    await expect(checkedResult.pane.getByRole('button', { name: SWITCH[language] })).toHaveCount(0)
    await expect(checkedResult.pane.getByRole('button', { name: item.action, exact: true })).toBeEnabled()
  })
})
