import type { Page } from '@playwright/test'
import { PEOPLE } from '../../harness/people.ts'
import { expect, test } from '../../harness/portal-test.ts'
import { seriousViolations } from '../../harness/serious-violations.ts'
import { smallTargets } from '../../harness/small-targets.ts'
import { startDemand, startRequests } from '../../harness/start-requests.ts'
import { DELEGATION_WORDS } from '../../pages/delegation-words.ts'
import { DelegationsPage } from '../../pages/delegations-page.ts'
import { DraftsPart } from '../../pages/drafts-part.ts'
import { decide, openTask, openWindow, pane } from '../../pages/flow-windows.ts'
import { FLOW_WORDS } from '../../pages/flow-words.ts'
import { ShellPage } from '../../pages/shell-page.ts'

const BUYER = '100402'
const HEAD = '100401'
const DIRECTOR = '100006'
/** A mechanic, who decides no money. */
const OTHER = '100305'
/** 谭勇, head of the workshop D0501, who has lent 郑凯 what he may decide in the demo; and a mechanic of his. */
const WORKSHOP = { head: '100303', delegate: '100307', mechanic: '100305' }
const COLLEAGUE = PEOPLE.looking.username
const GLOVE_PX = 56

const inList = (page: Page, wdNo: string) => pane(page).getByRole('link', { name: new RegExp(wdNo) })

test('[FLOW-19] a task is handed on, and another gets an approver more: only to whoever may decide it, and both are in the record', async ({
  browser,
  language,
  ownServer,
  viewport,
}) => {
  test.setTimeout(120_000)
  const words = FLOW_WORDS[language]
  const windowOf = (username: string) => openWindow({ browser, language, ownServer, viewport }, username)
  const buyer = await windowOf(BUYER)
  const head = await windowOf(HEAD)
  const director = await windowOf(DIRECTOR)
  const theirs = (prNo: string) => pane(director).getByRole('link', { name: new RegExp(prNo) })
  const records = () => pane(head).getByRole('table', { name: words.records })
  const hand = async (act: string, userCode: string) => {
    const dialog = head.getByRole('dialog')
    await dialog.getByRole('combobox', { name: words.person }).fill(userCode)
    await head.getByRole('listbox').getByRole('option').filter({ hasText: userCode }).click()
    await dialog.getByRole('button', { name: act, exact: true }).click()
  }
  await startRequests(buyer.context(), ownServer.origin, ['PR-2026-6001', 'PR-2026-6002'])
  await director.goto('/flow/scheduleTask')

  await test.step('to whoever may not decide it, it does not go, and what was written stays', async () => {
    await openTask(head, words, 'PR-2026-6001')
    await pane(head).getByRole('button', { name: words.transfer, exact: true }).click()
    const dialog = head.getByRole('dialog')
    await dialog.getByRole('textbox', { name: words.remark }).fill('Please decide, I am away')
    await hand(words.transfer, OTHER)
    await expect(head.getByRole('alert').filter({ hasText: words.notTheirs })).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: words.remark })).toHaveValue('Please decide, I am away')
  })

  await test.step('to the director it does, who finds it without a reload', async () => {
    await hand(words.transfer, DIRECTOR)
    await expect(head.getByRole('dialog')).toBeHidden()
    await expect(theirs('PR-2026-6001')).toBeVisible()
    const line = records().getByRole('row').filter({ hasText: 'Please decide, I am away' })
    await expect(line).toContainText(PEOPLE.purchaseHead[language])
    await expect(line).toContainText(words.transferred)
    await head.goto('/flow/scheduleTask')
    await expect(inList(head, 'PR-2026-6002')).toBeVisible()
    await expect(inList(head, 'PR-2026-6001')).toHaveCount(0)
  })

  await test.step('of the other one the director is an approver more: both have to agree', async () => {
    await openTask(head, words, 'PR-2026-6002')
    await pane(head).getByRole('button', { name: words.addApprover, exact: true }).click()
    await hand(words.addApprover, DIRECTOR)
    await expect(head.getByRole('dialog')).toBeHidden()
    await expect(theirs('PR-2026-6002')).toBeVisible()
    await openTask(head, words, 'PR-2026-6002')
    await decide(head, words.agree, words.remark, 'Mine')
    await expect(records()).toContainText('Mine')
    await openTask(director, words, 'PR-2026-6002')
    await expect(pane(director).locator('[data-element-id=N1]')).toHaveAttribute('data-state', 'current')
    await decide(director, words.agree, words.remark, 'And mine')
    await expect(pane(director).getByRole('table', { name: words.records })).toContainText('And mine')
  })
})

test('[FLOW-04, DRF-01] a request that is half filled in is not lost: leaving asks first, and after a reload it is offered again', async ({
  browser,
  language,
  ownServer,
  viewport,
  words: shellWords,
}) => {
  const words = FLOW_WORDS[language]
  const buyer = await openWindow({ browser, language, ownServer, viewport }, BUYER)
  const number = pane(buyer).getByRole('textbox', { name: words.field.prNo })
  const drafts = new DraftsPart(buyer, shellWords)
  await buyer.goto('/flow')
  await pane(buyer).getByRole('link', { name: words.begin }).click()
  await number.fill('PR-2026-6060')
  await drafts.expectKept(1)

  const asked = buyer.waitForEvent('dialog')
  const leaving = buyer.reload()
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.accept()
  await leaving
  await expect(number).toHaveValue('')
  await drafts.takeOver()
  await expect(number).toHaveValue('PR-2026-6060')

  const shell = new ShellPage(buyer, shellWords)
  await shell.fromTabMenu(await shell.activeTitle(), shellWords.close)
  await buyer.getByRole('dialog').getByRole('button', { name: shellWords.stayOnPage }).click()
  await expect(number).toHaveValue('PR-2026-6060')
})

test('[FLOW-20] what nobody has decided its initiator withdraws: it leaves the list that is open elsewhere', async ({
  browser,
  language,
  ownServer,
  viewport,
}) => {
  const words = FLOW_WORDS[language]
  const windowOf = (username: string) => openWindow({ browser, language, ownServer, viewport }, username)
  const buyer = await windowOf(BUYER)
  const head = await windowOf(HEAD)
  await startRequests(buyer.context(), ownServer.origin, ['PR-2026-6003'])
  const theirs = pane(head).getByRole('link', { name: /PR-2026-6003/ })
  await head.goto('/flow/scheduleTask')
  await expect(theirs).toBeVisible()

  await buyer.goto('/flow/staredtTask')
  await pane(buyer)
    .getByRole('link', { name: /PR-2026-6003/ })
    .click()
  await pane(buyer).getByRole('button', { name: words.withdraw, exact: true }).click()
  await buyer.getByRole('dialog').getByRole('button', { name: words.withdraw, exact: true }).click()
  await expect(pane(buyer).getByText(words.withdrawn).first()).toBeVisible()
  await expect(pane(buyer).getByRole('button', { name: words.withdraw, exact: true })).toHaveCount(0)
  await expect(theirs).toHaveCount(0)
})

test('[FLOW-01, FLOW-18] several are agreed at once, the next one opens after a decision, and a second window reads what was decided', async ({
  browser,
  language,
  ownServer,
  viewport,
  words: shellWords,
}) => {
  test.setTimeout(120_000)
  const words = FLOW_WORDS[language]
  const windowOf = (username: string) => openWindow({ browser, language, ownServer, viewport }, username)
  const buyer = await windowOf(BUYER)
  const head = await windowOf(HEAD)
  const numbers = [1, 2, 3, 4].map(n => `PR-2026-601${n}`)
  const [first = '', second = '', third = '', fourth = ''] = numbers
  await startRequests(buyer.context(), ownServer.origin, numbers)
  const row = (prNo: string) => pane(head).getByRole('row').filter({ hasText: prNo })

  await test.step('two are ticked and agreed with one remark', async () => {
    await head.goto('/flow/scheduleTask')
    for (const prNo of [first, second]) await row(prNo).getByRole('checkbox').check()
    const bar = head.getByRole('group', { name: shellWords.bulkActions })
    await bar.getByRole('button', { name: words.agree, exact: true }).click()
    const dialog = head.getByRole('dialog')
    await expect(dialog.getByRole('listitem')).toHaveText([new RegExp(first), new RegExp(second)])
    await dialog.getByRole('textbox', { name: words.remark }).fill('Both')
    await dialog.getByRole('button', { name: words.agree, exact: true }).click()
    await expect(dialog.getByRole('status')).toContainText('2')
    await dialog.getByRole('button', { name: shellWords.close, exact: true }).last().click()
    await expect(row(first)).toHaveCount(0)
    await expect(row(second)).toHaveCount(0)
    await expect(row(third)).toHaveCount(1)
  })

  await test.step('the same person in another window was quicker: the words of the decision are said, and the remark stays', async () => {
    const other = await windowOf(HEAD)
    await openTask(head, words, third)
    await openTask(other, words, third)
    await pane(other).getByRole('button', { name: words.agree, exact: true }).click()
    const late = other.getByRole('dialog').getByRole('textbox', { name: words.remark })
    await late.fill('I think this is right')
    await decide(head, words.refuse, words.reason, 'The price is above the market')
    // The record behind the dialog is the newest by then.
    await expect(pane(other).getByText(words.refused).first()).toBeVisible()
    await other.getByRole('dialog').getByRole('button', { name: words.agree, exact: true }).click()
    await expect(other.getByRole('alert').filter({ hasText: words.alreadyRefused })).toBeVisible()
    await expect(late).toHaveValue('I think this is right')
  })

  await test.step('the next one is a press away', async () => {
    await pane(head).getByRole('button', { name: words.nextTask }).click()
    await expect(pane(head).getByRole('heading', { name: new RegExp(fourth) })).toBeVisible()
    await expect(pane(head).getByRole('button', { name: words.agree, exact: true })).toBeVisible()
  })
})

test('[DEL-04, FLOW-38] a demand is with the head of the workshop and with the delegate; decided once, it names both; their own nobody gets back', async ({
  browser,
  language,
  ownServer,
  viewport,
}) => {
  test.setTimeout(120_000)
  const words = FLOW_WORDS[language]
  const windowOf = (username: string) => openWindow({ browser, language, ownServer, viewport }, username)
  const head = await windowOf(WORKSHOP.head)
  const delegate = await windowOf(WORKSHOP.delegate)
  const mechanic = await windowOf(WORKSHOP.mechanic)
  const both = language === 'zh' ? '郑凯（代 谭勇）' : 'Zheng Kai for Tan Yong'

  await test.step('both see it', async () => {
    await startDemand(mechanic.context(), ownServer.origin, 'WD-2026-6040')
    for (const page of [head, delegate]) {
      await page.goto('/flow/scheduleTask')
      await expect(inList(page, 'WD-2026-6040')).toBeVisible()
    }
  })

  await test.step('the delegate agrees: it leaves the open list of the head, and the record names both', async () => {
    await openTask(delegate, words, 'WD-2026-6040')
    await decide(delegate, words.agree, words.remark, 'We need them')
    await expect(pane(delegate).getByRole('table', { name: words.records })).toContainText(both)
    await expect(inList(head, 'WD-2026-6040')).toHaveCount(0)
  })

  await test.step('a demand of the delegate is with the head alone', async () => {
    await startDemand(delegate.context(), ownServer.origin, 'WD-2026-6041')
    await expect(inList(head, 'WD-2026-6041')).toBeVisible()
    await delegate.goto('/flow/scheduleTask')
    await expect(pane(delegate).getByText(words.nothing)).toBeVisible()
    await expect(inList(delegate, 'WD-2026-6041')).toHaveCount(0)
  })
})

test('[DEL-03, FLOW-38] a delegation is revoked: its tasks leave the open list of the delegate at once', async ({
  browser,
  language,
  ownServer,
  viewport,
  words: shellWords,
}) => {
  test.setTimeout(120_000)
  const own = DELEGATION_WORDS[language]
  const windowOf = (username: string) => openWindow({ browser, language, ownServer, viewport }, username)
  const head = await windowOf(HEAD)
  const buyer = await windowOf(BUYER)
  const colleague = await windowOf(COLLEAGUE)
  const list = new DelegationsPage(head, shellWords, own)
  const theirs = pane(colleague).getByRole('link', { name: /PR-2026-6020/ })
  await list.visit()
  await list.begin()
  await list.fillInForm(own.purchasing)
  await list.finish()
  await startRequests(buyer.context(), ownServer.origin, ['PR-2026-6020'])
  await colleague.goto('/flow/scheduleTask')
  await expect(theirs).toBeVisible()

  await list.choose(list.row(own.training), own.revoke)
  await expect(head.getByText(own.sure)).toBeVisible()
  await expect(theirs).toBeVisible()
  await head.getByRole('button', { name: own.revoke, exact: true }).last().click()
  await expect(theirs).toHaveCount(0)
  await head.goto('/flow/scheduleTask')
  await expect(pane(head).getByRole('link', { name: /PR-2026-6020/ })).toBeVisible()
})

test('[FLOW-02, UI-14] with gloves a task is found and decided; on paper it has form, record and way, and nothing to press @tablet', async ({
  browser,
  language,
  ownServer,
  viewport,
  words: shellWords,
}) => {
  test.setTimeout(120_000)
  const words = FLOW_WORDS[language]
  const windowOf = (username: string) => openWindow({ browser, language, ownServer, viewport }, username)
  const buyer = await windowOf(BUYER)
  const head = await windowOf(HEAD)
  const look = async () => {
    expect.soft(await smallTargets(head, GLOVE_PX)).toEqual([])
    expect.soft(await seriousViolations(head)).toEqual([])
  }
  await startRequests(buyer.context(), ownServer.origin, ['PR-2026-6030'])

  await test.step('on paper', async () => {
    await openTask(head, words, 'PR-2026-6030')
    await head.emulateMedia({ media: 'print' })
    for (const name of [words.form, words.records]) {
      await expect(pane(head).getByRole('heading', { name })).toBeVisible()
    }
    await expect(pane(head).getByText('PR-2026-6030').first()).toBeVisible()
    await expect(pane(head).locator('[data-element-id=N1]')).toBeVisible()
    await expect(head.getByRole('banner')).toBeHidden()
    await expect(pane(head).getByRole('button', { name: words.agree, exact: true })).toBeHidden()
    await head.emulateMedia({ media: 'screen' })
  })

  await test.step('with gloves', async () => {
    await head.getByRole('button', { name: shellWords.hangarMode }).click()
    await head.goto('/flow/scheduleTask')
    await expect(pane(head).getByRole('link', { name: /PR-2026-6030/ })).toBeVisible()
    await look()
    await pane(head)
      .getByRole('link', { name: /PR-2026-6030/ })
      .click()
    await expect(pane(head).locator('[data-element-id=N1]')).toBeVisible()
    await look()
    await pane(head).getByRole('button', { name: words.agree, exact: true }).click()
    await expect(head.getByRole('dialog')).toBeVisible()
    await look()
    await head.getByRole('dialog').getByRole('textbox', { name: words.remark }).fill('Fine')
    await head.getByRole('dialog').getByRole('button', { name: words.agree, exact: true }).click()
    await expect(pane(head).getByRole('table', { name: words.records })).toContainText('Fine')
    await look()
  })
})
