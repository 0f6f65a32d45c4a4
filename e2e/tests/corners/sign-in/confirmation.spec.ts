import { setUserEnabled } from '@apron/contract/organisation/admin-user.calls'
import { confirmPassword } from '@apron/contract/sign-in/confirmation.calls'
import { Client } from 'pg'
import { expect } from '../../../harness/fixtures/portal-test.ts'
import { POSTGRES_URL, testOnPostgres as test } from '../../../harness/fixtures/test-on-postgres.ts'
import { PEOPLE } from '../../../harness/people.ts'
import { simulateLosingNetwork } from '../../../harness/servers/losing-network.ts'
import { AdminList } from '../../../pages/admin-list.ts'
import { ConfirmPassword } from '../../../pages/sign-in/confirm-password.ts'

const PERSON = '100501'
const PAGE = '/admin/users'
const { administrator } = PEOPLE

/** Moves everybody's password confirmation back by an hour. */
async function expireConfirmations(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(`update session set confirmed_at = confirmed_at - interval '1 hour'`)
  } finally {
    await client.end()
  }
}

test.describe('guarded permissions long after the login', () => {
  test.skip(POSTGRES_URL === '', 'needs TEST_DATABASE_URL')

  test.beforeEach(async ({ loginPage, ownServer, page }) => {
    await loginPage.open('/login')
    await loginPage.logIn(administrator.username, ownServer.password)
    await expect(page).toHaveURL(/dashboard/)
  })

  test('[AUTH-21] a change asks for the password once, reports a wrong one, and is applied @en-tablet', async ({
    databaseUrl,
    language,
    ownServer,
    page,
    words,
  }) => {
    const admin = new AdminList(page, words)
    const dialog = new ConfirmPassword(page, language)
    const row = admin.row(PERSON)
    await page.goto(PAGE)
    await admin.search(words.numberOrName, PERSON)
    await expect(admin.rows).toHaveCount(1)

    let requests = 0
    page.on('request', request => {
      if (request.url().endsWith(setUserEnabled.path)) requests++
    })
    await test.step('closing the dialog cancels the change with a notice', async () => {
      await expireConfirmations(databaseUrl)
      await admin.choose(row, words.disable)
      await admin.submit(words.disable)
      await dialog.cancel()
      await expect(dialog.root).toHaveCount(0)
      await expect(page.getByText(dialog.words.notDone).first()).toBeVisible()
      await expect(row).not.toContainText(words.disabled)
      expect(requests).toBe(1)
    })

    await test.step('an empty and a wrong password are rejected at the field', async () => {
      await admin.choose(row, words.disable)
      await admin.submit(words.disable)
      await expect(dialog.password).toBeFocused()
      await dialog.submit('')
      await expect(dialog.root).toContainText(dialog.words.enterPassword)
      await dialog.submit('quite another password')
      await expect(dialog.root).toContainText(dialog.words.wrong)
      await expect(dialog.password).toHaveValue('')
      await expect(dialog.password).toBeFocused()
    })

    await test.step('the correct one is sent encrypted, and the change is applied', async () => {
      const sent = page.waitForRequest(`**${confirmPassword.path}`)
      await dialog.submit(ownServer.password)
      expect((await sent).postData()).not.toContain(ownServer.password)
      await expect(dialog.root).toHaveCount(0)
      await expect(row).toContainText(words.disabled)
    })

    await test.step('the next change does not ask again', async () => {
      const again = page.waitForResponse(`**${setUserEnabled.path}`)
      await admin.choose(row, dialog.words.enable)
      expect((await again).status()).toBe(200)
      await expect(row).not.toContainText(words.disabled)
      await expect(dialog.root).toHaveCount(0)
    })
  })

  test('[AUTH-21] a dialog that fails to load can be retried or cancelled; cancelling changes nothing', async ({
    databaseUrl,
    language,
    ownServer,
    page,
    words,
  }) => {
    const admin = new AdminList(page, words)
    const dialog = new ConfirmPassword(page, language)
    const row = admin.row(PERSON)
    const failed = page.getByRole('region', { name: words.notFetched })
    const network = await simulateLosingNetwork(page)
    await page.goto(PAGE)
    await admin.search(words.numberOrName, PERSON)
    await expect(admin.rows).toHaveCount(1)
    await expireConfirmations(databaseUrl)
    network.lose('app/overlays/confirm-password.tsx')

    await test.step('cancelled', async () => {
      await admin.choose(row, words.disable)
      await admin.submit(words.disable)
      await failed.getByRole('button', { name: words.close }).click()
      await expect(failed).toHaveCount(0)
      await expect(page.getByText(dialog.words.notDone).first()).toBeVisible()
      await expect(row).not.toContainText(words.disabled)
    })

    await test.step('retried', async () => {
      await admin.choose(row, words.disable)
      await admin.submit(words.disable)
      await expect(failed).toBeVisible()
      network.lose(null)
      await failed.getByRole('button', { name: words.retry }).click()
      await dialog.submit(ownServer.password)
      await expect(row).toContainText(words.disabled)
    })
  })
})
