import { seriousViolations } from '../../harness/checks/serious-violations.ts'
import { expect } from '../../harness/fixtures/portal-test.ts'
import { testWithEditors as test } from '../../harness/fixtures/test-with-editors.ts'
import { PEOPLE } from '../../harness/people.ts'
import { startRequests } from '../../harness/servers/start-requests.ts'
import { DelegationsPage } from '../../pages/delegations-page.ts'
import { decide, pane } from '../../pages/flow-windows.ts'
import { ShellPage } from '../../pages/shell-page.ts'
import { DELEGATION_WORDS } from '../../pages/words/delegation-words.ts'
import { FLOW_WORDS } from '../../pages/words/flow-words.ts'

test.describe('a person delegates a role and revokes it', () => {
  test.use({ person: 'purchaseHead' })

  test('[DEL-01, DEL-02, DEL-03, DEL-04, FLOW-03, NAV-14, UI-07, UI-09, UI-15] the delegate’s open window gets menu entry and tasks without a reload, decides for the delegator, and loses both when the role is revoked @en @gate', async ({
    browser,
    language,
    page,
    server,
    sessionOf,
    words,
  }) => {
    test.setTimeout(120_000)
    const delegationWords = DELEGATION_WORDS[language]
    const flow = FLOW_WORDS[language]
    const list = new DelegationsPage(page, words, delegationWords)
    const windowOf = async (person: 'looking' | 'buyer') => {
      const context = await browser.newContext({
        baseURL: server.origin,
        locale: language === 'zh' ? 'zh-CN' : 'en-GB',
        storageState: await sessionOf(person, language),
      })
      return await context.newPage()
    }
    const delegatePage = await windowOf('looking')
    const delegate = new ShellPage(delegatePage, words)
    const task = (prNo: string) => pane(delegatePage).getByRole('link', { name: new RegExp(prNo) })
    await delegatePage.goto('/flow/scheduleTask')
    await expect(pane(delegatePage).getByText(flow.nothing)).toBeVisible({ timeout: 20_000 })
    await expect(delegate.menuGroup(delegationWords.group)).toHaveCount(0)
    await delegatePage.evaluate(() => Object.assign(globalThis, { sameWindow: true }))

    await test.step('An empty form says what to choose', async () => {
      await list.visit()
      await list.begin()
      await list.dialog.getByRole('button', { name: words.save, exact: true }).click()
      for (const text of delegationWords.missing)
        await expect(list.dialog.getByText(text, { exact: true })).toBeVisible()
      expect(await seriousViolations(page)).toEqual([])
    })

    await test.step('MANAGER cannot be delegated permanently, but for ten days', async () => {
      await list.fillInForm(delegationWords.tools, delegationWords.purchasing)
      await list.dialog.getByText(delegationWords.permanent, { exact: true }).click()
      await expect(list.dialog.getByText(delegationWords.notPermanent)).toBeVisible()
      await list.dialog.getByText(delegationWords.days(10), { exact: true }).click()
      await list.finish()
      await expect(list.row(delegationWords.training)).toContainText(delegationWords.state.active)
    })

    await test.step('Two purchase requests arrive: the delegate’s window shows them, and the menu entry', async () => {
      const buyer = await windowOf('buyer')
      await startRequests(buyer.context(), server.origin, ['PR-2026-9101', 'PR-2026-9102'])
      await buyer.context().close()
      await expect(task('PR-2026-9101')).toBeVisible({ timeout: 15_000 })
      await expect(task('PR-2026-9102')).toBeVisible()
      await expect(
        delegate.menuGroup(delegationWords.group).or(delegate.menuEntry(delegationWords.ledger)).first(),
      ).toBeVisible({
        timeout: 15_000,
      })
    })

    await test.step('The delegate decides the first one on behalf of the delegator', async () => {
      await task('PR-2026-9101').click()
      await expect(pane(delegatePage).getByRole('heading', { name: flow.records })).toBeVisible()
      await expect(pane(delegatePage)).toContainText(PEOPLE.purchaseHead[language])
      await decide(delegatePage, flow.agree, flow.remark, 'In his place')
      await delegate.openFromMenu(delegationWords.group, delegationWords.ledger)
      await expect(delegate.pane.getByText('ledger', { exact: true })).toBeVisible()
    })

    await test.step('Details and completed tasks show the delegator the acts on his behalf', async () => {
      await list.choose(list.row(delegationWords.training), delegationWords.details)
      await expect(list.dialog).toContainText(PEOPLE.looking[language])
      await list.dialog.getByRole('tab', { name: delegationWords.done }).click()
      await expect(list.dialog.getByText('PR-2026-9101').first()).toBeVisible()
      expect(await seriousViolations(page)).toEqual([])
      await list.closeDialog()
      await page.goto('/flow/completedTask')
      const forHim = `${PEOPLE.looking[language]}${language === 'zh' ? `（代 ${PEOPLE.purchaseHead.zh}）` : ` for ${PEOPLE.purchaseHead.en}`}`
      await expect(pane(page).getByRole('row').filter({ hasText: 'PR-2026-9101' })).toContainText(forHim)
    })

    await test.step('He revokes it after a question; task and menu entry disappear', async () => {
      await delegatePage.goto('/flow/scheduleTask')
      await expect(task('PR-2026-9102')).toBeVisible()
      await expect(delegate.menuGroup(delegationWords.group)).toBeVisible()
      await delegatePage.evaluate(() => Object.assign(globalThis, { sameWindow: true }))
      await list.visit()
      await list.choose(list.row(delegationWords.training), delegationWords.revoke)
      const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
      await expect(question).toContainText(delegationWords.sure)
      await question.getByRole('button', { name: delegationWords.revoke, exact: true }).click()
      await expect(page.getByText(delegationWords.revoked, { exact: true }).first()).toBeVisible()
      await expect(list.row(delegationWords.training)).toContainText(delegationWords.state.revoked)
      await expect(task('PR-2026-9102')).toHaveCount(0, { timeout: 15_000 })
      await expect(delegate.menuGroup(delegationWords.group)).toHaveCount(0, { timeout: 15_000 })
      await expect(delegate.menuEntry(delegationWords.ledger)).toHaveCount(0)
      expect(await delegatePage.evaluate(() => 'sameWindow' in globalThis)).toBe(true)
    })
    await delegatePage.context().close()
  })
})
