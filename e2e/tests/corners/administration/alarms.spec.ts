import { seriousViolations } from '../../../harness/checks/serious-violations.ts'
import { expect, test } from '../../../harness/fixtures/portal-test.ts'
import { PEOPLE } from '../../../harness/people.ts'
import { signIn } from '../../../harness/sign-in.ts'
import { AdminList } from '../../../pages/admin-list.ts'
import { UrgentBanner } from '../../../pages/message-dialogs.ts'
import { ALARM_WORDS } from '../../../pages/words/alarm-words.ts'

const { administrator, manager, inspector } = PEOPLE

// Alarms reach everybody, so this test has a server of its own.
test('[ADM-60, ADM-61, MSG-45] a person with the permission raises an alarm, sees who has not acknowledged it, and recalls it @en-tablet', async ({
  browser,
  language,
  ownServer,
  viewport,
  words,
}) => {
  const alarm = ALARM_WORDS[language]
  const windowOf = async ({ username }: { readonly username: string }, path: string) => {
    const storageState = await signIn(ownServer.origin, username, ownServer.password, language)
    const context = await browser.newContext({
      storageState,
      baseURL: ownServer.origin,
      viewport,
      locale: language === 'zh' ? 'zh-CN' : 'en-GB',
    })
    const page = await context.newPage()
    await page.goto(path)
    return page
  }
  const page = await windowOf(administrator, '/admin/alarms')
  const list = new AdminList(page, words)
  await list.expectTitle(alarm.title)
  const managerPage = await windowOf(manager, '/dashboard')
  const inspectorPage = await windowOf(inspector, '/dashboard')
  const managerBanner = new UrgentBanner(managerPage, language)
  const inspectorBanner = new UrgentBanner(inspectorPage, language)
  const dialog = page.getByRole('dialog')
  const send = dialog.getByRole('button', { name: alarm.send })
  const text = language === 'zh' ? '一号机库泄漏，立即撤离' : 'Leak in hangar 1. Leave now.'

  await test.step('the number of recipients is shown before sending', async () => {
    // The empty list offers this button too.
    await page.getByRole('button', { name: alarm.raise }).first().click()
    await dialog.getByRole('textbox', { name: alarm.textZh }).fill('一号机库泄漏，立即撤离')
    const everybody = Number(/\d+/.exec((await send.textContent()) ?? '')?.[0] ?? 0)
    await dialog.getByRole('combobox', { name: alarm.departments }).click()
    await page.getByRole('option', { name: /^D0202 / }).click()
    await page.keyboard.press('Escape')
    await expect(send).toHaveText(/[2-9]/)
    await expect
      .poll(async () => Number(/\d+/.exec((await send.textContent()) ?? '')?.[0]))
      .not.toBe(everybody)
    expect(await seriousViolations(page)).toEqual([])
  })

  await test.step('without a text in each language it cannot be sent', async () => {
    await send.click()
    await expect(dialog.getByRole('textbox', { name: alarm.textEn })).toHaveAttribute('aria-invalid', 'true')
    await expect(managerBanner.root).toHaveCount(0)
    await dialog.getByRole('textbox', { name: alarm.textEn }).fill('Leak in hangar 1. Leave now.')
    await send.click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(alarm.sent)).toBeVisible()
  })

  await test.step('it covers the screens of its recipients', async () => {
    await expect(managerBanner.root).toContainText(text, { timeout: 15_000 })
    await expect(inspectorBanner.root).toContainText(text, { timeout: 15_000 })
    await expect(new UrgentBanner(page, language).root).toHaveCount(0)
    await managerBanner.acknowledge.click()
    await expect(managerBanner.root).toHaveCount(0)
  })

  await test.step('the sender sees by name who has not acknowledged it', async () => {
    await page.reload()
    const row = list.row(text)
    await expect(row).toContainText(alarm.state.out)
    await row.getByRole('button', { name: alarm.whoHasNot }).click()
    await expect(dialog.getByText(inspector[language])).toBeVisible()
    await expect(dialog.getByText(manager[language])).toHaveCount(0)
    expect(await seriousViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: alarm.remind }).click()
    await expect(page.getByText(alarm.tooSoon)).toBeVisible()
    await dialog.getByRole('tab', { name: alarm.whoHas }).click()
    await expect(dialog.getByText(manager[language])).toBeVisible()
    await expect(dialog.getByText(inspector[language])).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  await test.step('once recalled, it disappears with a notice', async () => {
    const row = list.row(text)
    await list.choose(row, alarm.recall)
    await dialog.getByRole('button', { name: alarm.recall, exact: true }).click()
    await expect(row).toContainText(alarm.state.recalled)
    await expect(inspectorBanner.root).toHaveCount(0, { timeout: 35_000 })
    await expect(list.more(row)).toHaveCount(0)
  })
})
