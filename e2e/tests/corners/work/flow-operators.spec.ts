import { moveAdminFlow } from '@apron/contract/flow/admin-flow.calls'
import { seriousViolations } from '../../../harness/checks/serious-violations.ts'
import { expect, test } from '../../../harness/fixtures/portal-test.ts'
import { PEOPLE } from '../../../harness/people.ts'
import { startRequests } from '../../../harness/servers/start-requests.ts'
import { AdminList } from '../../../pages/admin-list.ts'
import { decide, openTask, openWindow, pane } from '../../../pages/flow-windows.ts'
import { ShellPage } from '../../../pages/shell-page.ts'
import { FLOW_OPERATOR_WORDS } from '../../../pages/words/flow-operator-words.ts'
import { FLOW_WORDS } from '../../../pages/words/flow-words.ts'

const BUYER = '100402'
const PURCHASING = '100401'
const DIRECTOR = '100006'
const WHY = '原审批人已离职，由总监办理'

test('[ADM-99, FLOW-33, FLOW-34, FLOW-35, FLOW-36] an operator finds tasks of a departed person, moves them, and resumes a blocked process @tablet', async ({
  browser,
  language,
  ownServer,
  viewport,
  words,
}) => {
  test.setTimeout(180_000)
  const operatorWords = FLOW_OPERATOR_WORDS[language]
  const flow = FLOW_WORDS[language]
  const windowOf = (username: string) => openWindow({ browser, language, ownServer, viewport }, username)
  const operator = await windowOf(PEOPLE.administrator.username)
  const buyer = await windowOf(BUYER)
  const director = await windowOf(DIRECTOR)
  const list = new AdminList(operator, words)
  const row = (prNo: string) => list.row(prNo)
  const tab = (name: string) => list.pane.getByRole('tab', { name, exact: true }).click()
  const account = async () => {
    await list.open('users')
    await list.search(words.numberOrName, PURCHASING)
    return list.row(PURCHASING)
  }

  await test.step('no process is running; the page is in the menu', async () => {
    await operator.goto('/dashboard')
    await new ShellPage(operator, words).openFromMenu(words.administration, operatorWords.title)
    await list.expectTitle(operatorWords.title)
    await expect(list.pane.getByText(operatorWords.empty)).toBeVisible()
  })

  await test.step('a request waits for the head of purchasing, who leaves', async () => {
    await startRequests(buyer.context(), ownServer.origin, ['PR-2026-7001'])
    const head = await account()
    await list.chooseAndConfirm(head, words.disable)
    await expect(head).toContainText(words.disabled)
    await startRequests(buyer.context(), ownServer.origin, ['PR-2026-7002'])
  })

  await test.step('the operator sees where it waits, its version, and that its person has left', async () => {
    await list.open('flows')
    await expect(row('PR-2026-7001')).toBeVisible()
    await tab(operatorWords.versions)
    await expect(
      list.rows.filter({ hasText: operatorWords.process }).filter({ hasText: operatorWords.current }),
    ).toContainText('2')
    await tab(operatorWords.nodes)
    await list.rows
      .filter({ hasText: operatorWords.process })
      .first()
      .getByRole('button', { name: operatorWords.show })
      .click()
    await expect(row('PR-2026-7001')).toBeVisible()
    await list.press(words.reset)
    await list.chooseOneOf(operatorWords.trouble, operatorWords.peopleLeft)
    await list.press(words.search)
    await expect(list.rows).toHaveCount(1)
  })

  await test.step('the operator moves the task to the director, who gets it without a reload', async () => {
    await director.goto('/flow/scheduleTask')
    await expect(pane(director).getByRole('tab').first()).toBeVisible()
    await list.choose(row('PR-2026-7001'), operatorWords.open)
    await expect(list.dialog).toContainText(operatorWords.left)
    expect(await seriousViolations(operator)).toEqual([])
    await list.dialog.getByRole('button', { name: operatorWords.move, exact: true }).first().click()
    const move = operator.getByRole('dialog', { name: operatorWords.move })
    await move.getByRole('textbox', { name: operatorWords.reason }).fill(WHY)
    const requestedPaths: string[] = []
    operator.on('request', request => requestedPaths.push(new URL(request.url()).pathname))
    await move.getByRole('button', { name: operatorWords.move, exact: true }).click()
    // Without a person the form reports what is missing and sends nothing.
    await expect(move.getByRole('combobox', { name: operatorWords.to })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    expect(requestedPaths.filter(path => path.endsWith(moveAdminFlow.path))).toEqual([])
    await move.getByRole('combobox', { name: operatorWords.to }).click()
    await operator.getByRole('option', { name: new RegExp(DIRECTOR) }).click()
    await move.getByRole('button', { name: operatorWords.move, exact: true }).click()
    await expect(move).toBeHidden()
    await expect(list.dialog).toContainText(WHY)
    await expect(pane(director).getByRole('link', { name: /PR-2026-7001/ })).toBeVisible()
    await list.closeDialog()
    await openTask(director, flow, 'PR-2026-7001')
    await decide(director, flow.agree, flow.remark, 'Fine')
  })

  await test.step('a process without an approver is blocked, gives the reason, and continues once there is one', async () => {
    await list.chooseOneOf(operatorWords.trouble, operatorWords.stuck)
    await list.press(words.search)
    await list.choose(row('PR-2026-7002'), operatorWords.open)
    await expect(list.dialog.getByRole('alert').or(list.dialog.getByRole('status')).first()).toContainText(
      operatorWords.standsStill,
    )
    await list.closeDialog()
    const head = await account()
    await list.choose(head, operatorWords.enable)
    await expect(head).not.toContainText(words.disabled)
    await list.open('flows')
    await list.choose(row('PR-2026-7002'), operatorWords.open)
    // With the keyboard only.
    await list.dialog.getByRole('button', { name: operatorWords.resume, exact: true }).focus()
    await operator.keyboard.press('Enter')
    const resume = operator.getByRole('dialog', { name: operatorWords.resume })
    await resume.getByRole('textbox', { name: operatorWords.reason }).focus()
    await operator.keyboard.type('The account is open again')
    await operator.keyboard.press('Tab')
    await operator.keyboard.press('Tab')
    await operator.keyboard.press('Enter')
    await expect(operator.getByText(operatorWords.resumed)).toBeVisible()
    await expect(list.dialog.getByRole('table', { name: operatorWords.tasks })).toContainText(
      PEOPLE.purchaseHead[language],
    )
  })
})
