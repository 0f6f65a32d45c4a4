import { PEOPLE } from '../../harness/people.ts'
import { expect } from '../../harness/portal-test.ts'
import { seriousViolations } from '../../harness/serious-violations.ts'
import { testWithEditors as test } from '../../harness/test-with-editors.ts'
import { DELEGATION_WORDS } from '../../pages/delegation-words.ts'
import { DelegationsPage } from '../../pages/delegations-page.ts'
import { ShellPage } from '../../pages/shell-page.ts'

test.describe('somebody hands on a role and takes it back', () => {
  test.use({ person: 'purchaseHead' })

  test('[DEL-01, DEL-02, DEL-03, NAV-14, UI-07, UI-09, UI-15] the delegate’s open window gets the menu entry without a reload, and loses it when the role is revoked @en @gate', async ({
    browser,
    language,
    page,
    server,
    sessionOf,
    words,
  }) => {
    const own = DELEGATION_WORDS[language]
    const list = new DelegationsPage(page, words, own)
    const context = await browser.newContext({
      baseURL: server.origin,
      locale: language === 'zh' ? 'zh-CN' : 'en-GB',
      storageState: await sessionOf('looking', language),
    })
    const delegatePage = await context.newPage()
    const delegate = new ShellPage(delegatePage, words)
    await delegatePage.goto('/dashboard')
    await expect(delegate.menuEntry(own.title)).toBeVisible({ timeout: 20_000 })
    await expect(delegate.menuGroup(own.group)).toHaveCount(0)
    await delegatePage.evaluate(() => Object.assign(globalThis, { sameWindow: true }))

    await test.step('An empty form says what is to be chosen', async () => {
      await list.visit()
      await list.begin()
      await list.dialog.getByRole('button', { name: words.save, exact: true }).click()
      for (const text of own.missing) await expect(list.dialog.getByText(text, { exact: true })).toBeVisible()
      expect(await seriousViolations(page)).toEqual([])
    })

    await test.step('MANAGER is not handed on for good; for ten days it is', async () => {
      await list.fillInForm()
      await list.dialog.getByText(own.permanent, { exact: true }).click()
      await expect(list.dialog.getByText(own.notPermanent)).toBeVisible()
      await list.dialog.getByText(own.days(10), { exact: true }).click()
      await list.finish()
      await expect(list.row(own.training)).toContainText(own.state.active)
    })

    await test.step('The delegate’s window shows what it opens', async () => {
      await expect(delegate.menuGroup(own.group).or(delegate.menuEntry(own.ledger)).first()).toBeVisible({
        timeout: 15_000,
      })
      await delegate.openFromMenu(own.group, own.ledger)
      await expect(delegate.pane.getByText('ledger', { exact: true })).toBeVisible()
      expect(await delegatePage.evaluate(() => 'sameWindow' in globalThis)).toBe(true)
    })

    await test.step('Its details say what it gives, and that nothing was done yet', async () => {
      await list.choose(list.row(own.training), own.details)
      await expect(list.dialog).toContainText(PEOPLE.looking[language])
      await list.dialog.getByRole('tab', { name: own.done }).click()
      await expect(list.dialog.getByText(own.nothingDone)).toBeVisible()
      expect(await seriousViolations(page)).toEqual([])
      await list.closeDialog()
    })

    await test.step('I revoke it after a question, and the entry goes', async () => {
      await list.choose(list.row(own.training), own.revoke)
      const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
      await expect(question).toContainText(own.sure)
      await question.getByRole('button', { name: own.revoke, exact: true }).click()
      await expect(page.getByText(own.revoked, { exact: true }).first()).toBeVisible()
      await expect(list.row(own.training)).toContainText(own.state.revoked)
      await expect(delegate.menuGroup(own.group)).toHaveCount(0, { timeout: 15_000 })
      await expect(delegate.menuEntry(own.ledger)).toHaveCount(0)
      expect(await delegatePage.evaluate(() => 'sameWindow' in globalThis)).toBe(true)
    })
    await context.close()
  })
})
