import { seriousViolations } from '../../../harness/checks/serious-violations.ts'
import { test as base, expect } from '../../../harness/fixtures/portal-test.ts'
import { PEOPLE, type PersonName } from '../../../harness/people.ts'
import { AdminList } from '../../../pages/admin-list.ts'
import { ConfirmPassword } from '../../../pages/sign-in/confirm-password.ts'
import { QuickSignIn } from '../../../pages/sign-in/quick-sign-in.ts'
import { SecurityKeys } from '../../../pages/sign-in/security-keys.ts'

const ITEM = 4
const TYPED = '换钥匙前输入的内容'
const { administrator, auditor, inspector } = PEOPLE

/** Browsers create no keys for an IP address, so the portal is opened by the host name of its settings. */
interface Fixtures {
  quick: QuickSignIn
  keys: SecurityKeys
  /** Logs in with the password and opens the dialog of the keys. */
  enter: (person: PersonName) => Promise<void>
}

const test = base.extend<Fixtures>({
  baseURL: async ({ server }, use) => use(server.origin.replace('127.0.0.1', 'localhost')),
  quick: async ({ page, language }, use) => use(new QuickSignIn(page, language)),
  keys: async ({ page, language }, use) => use(new SecurityKeys(page, language)),
  enter: async ({ language, loginPage, quick, server, shell }, use) =>
    use(async person => {
      const { username, [language]: name } = PEOPLE[person]
      await loginPage.logIn(username, server.password)
      await shell.expectLoggedIn(name)
      await quick.openDialog(shell.userMenu(name))
    }),
})

test('[AUTH-46] [AUTH-47] a badge is added, logs in, unlocks a covered page, and is removed', async ({
  checkedResult,
  checkList,
  enter,
  keys,
  language,
  loginPage,
  page,
  quick,
  server,
  shell,
  words,
}) => {
  const { dialog } = quick
  const badge = await keys.plugIn('usb')
  const logInByKey = async () => {
    await keys.useKey.click()
    await shell.expectLoggedIn(inspector[language])
  }
  await loginPage.open()
  await test.step('it is added once, after a password login', async () => {
    await enter('inspector')
    await keys.add(dialog, ' ')
    await expect(keys.key(dialog, keys.words.neverUsed)).toHaveCount(0)
    await keys.verify(badge, false)
    await keys.add(dialog, 'Blue')
    await quick.confirm.submit(server.password)
    await expect(dialog.getByRole('alert')).toContainText(keys.words.keyNotMade)
    await keys.verify(badge, true)
    await keys.add(dialog, 'Blue')
    await expect(page.getByText(keys.words.keyAdded, { exact: true }).first()).toBeVisible()
    await expect(keys.key(dialog, 'Blue')).toContainText(keys.words.neverUsed)
    await keys.add(dialog, 'Again')
    await expect(dialog.getByRole('alert')).toContainText(keys.words.keyKnown)
    await expect(dialog.getByRole('listitem')).toHaveCount(1)
    expect(await seriousViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: quick.words.close }).click()
  })
  await test.step('the login form needs no account with it', async () => {
    await shell.logOut(inspector[language])
    await expect(loginPage.submit).toBeEnabled()
    await keys.verify(badge, false)
    await keys.useKey.click()
    await expect(page.getByRole('main').getByRole('alert').last()).toContainText(keys.words.keyNotUsed)
    await expect(keys.useKey).toBeEnabled()
    await keys.verify(badge, true)
    await logInByKey()
    await expect(page).toHaveURL(/\/dashboard$/)
  })
  await test.step('over a covered page it continues in place', async () => {
    await checkList.openInProgress()
    await checkedResult.fillItem(ITEM, words.conforming, TYPED)
    await checkedResult.pane
      .getByRole('button', { name: words.save, exact: true })
      .evaluate((save: HTMLElement) => {
        document.cookie = 'Admin-Token=ended; Path=/; SameSite=Strict'
        save.click()
      })
    await expect(page.getByRole('dialog')).toContainText(words.sessionOver)
    await page.getByRole('dialog').getByRole('button', { name: words.logInAgain }).click()
    await expect(page.getByText(words.workKept)).toBeVisible()
    await expect(checkedResult.remark(ITEM)).toBeHidden()
    await logInByKey()
    await expect(checkedResult.remark(ITEM)).toHaveValue(TYPED)
    await checkedResult.saveResults()
  })
  await test.step('it is renamed and removed', async () => {
    await quick.openDialog(shell.userMenu(inspector[language]))
    await expect(keys.key(dialog, 'Blue')).not.toContainText(keys.words.neverUsed)
    await dialog.getByRole('button', { name: `${keys.words.rename} Blue` }).click()
    const newName = dialog.getByLabel(keys.words.newName, { exact: true })
    await expect(newName).toBeFocused()
    await newName.fill('Green')
    const saveName = dialog.getByRole('button', { name: keys.words.saveName, exact: true })
    await page.context().setOffline(true)
    await saveName.click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await page.context().setOffline(false)
    await expect(newName).toHaveValue('Green')
    await saveName.click()
    await expect(dialog.getByRole('button', { name: `${keys.words.rename} Green` })).toBeFocused()
    await dialog.getByRole('button', { name: `${keys.words.remove} Green` }).click()
    await expect(page.getByText(keys.words.keyRemoved, { exact: true }).first()).toBeVisible()
    await expect(dialog.getByRole('listitem')).toHaveCount(0)
    await dialog.getByRole('button', { name: quick.words.close }).click()
    await shell.logOut(inspector[language])
    await expect(loginPage.submit).toBeEnabled()
    await keys.useKey.click()
    await expect(page.getByRole('main').getByRole('alert').last()).toContainText(keys.words.refused)
  })
})

test('[AUTH-46] guarded permissions ask a person logged in by key for the password', async ({
  enter,
  keys,
  language,
  loginPage,
  page,
  quick,
  server,
  shell,
  words,
}) => {
  await keys.plugIn('usb')
  await loginPage.open()
  await enter('administrator')
  await keys.add(quick.dialog, 'Blue')
  await quick.confirm.submit(server.password)
  await expect(keys.key(quick.dialog, 'Blue')).toBeVisible()
  await quick.dialog.getByRole('button', { name: quick.words.close }).click()
  await shell.logOut(administrator[language])
  await keys.useKey.click()
  await shell.expectLoggedIn(administrator[language])
  await page.goto('/admin/users')
  const asked = new ConfirmPassword(page, language)
  await expect(asked.password).toBeVisible()
  await asked.submit(server.password)
  await expect(new AdminList(page, words).rows.first()).toBeVisible()
})

test('[AUTH-48] the device itself is a key where its owner marked it as personal, until another person comes', async ({
  enter,
  keys,
  language,
  loginPage,
  page,
  quick,
  server,
  shell,
}) => {
  const { dialog } = quick
  const own = dialog.getByRole('checkbox', { name: keys.words.ownDevice })
  const addDevice = dialog.getByRole('button', { name: keys.words.addDevice, exact: true })
  await keys.plugIn('internal')
  await loginPage.open()
  await enter('inspector')
  await expect(own).not.toBeChecked()
  await expect(addDevice).toHaveCount(0)
  await own.click()
  await expect(own).toBeChecked()
  await addDevice.click()
  await quick.confirm.submit(server.password)
  await expect(keys.key(dialog, keys.words.thisDevice)).toBeVisible()
  await dialog.getByRole('button', { name: quick.words.close }).click()
  await shell.logOut(inspector[language])
  await keys.useKey.click()
  await shell.expectLoggedIn(inspector[language])
  await shell.logOut(inspector[language])
  await loginPage.logIn(auditor.username, server.password)
  await shell.expectLoggedIn(auditor[language])
  await shell.logOut(auditor[language])
  await keys.useKey.click()
  await expect(page.getByRole('main').getByRole('alert').last()).toContainText(keys.words.refused)
})

test.describe('the portal opened by an IP address', () => {
  test.use({ baseURL: async ({ server }, use) => use(server.origin) })

  test('[AUTH-46] has no button for keys, and the dialog gives the reason', async ({
    enter,
    keys,
    loginPage,
    page,
    quick,
  }) => {
    await loginPage.open()
    await expect(keys.useKey).toHaveCount(0)
    await enter('inspector')
    await expect(quick.dialog).toContainText(keys.words.notHere)
    await expect(page.getByRole('button', { name: keys.words.addKey })).toHaveCount(0)
  })
})
