import { seriousViolations } from '../../../harness/checks/serious-violations.ts'
import { smallTargets } from '../../../harness/checks/small-targets.ts'
import { expect, test } from '../../../harness/fixtures/portal-test.ts'
import { startRequests } from '../../../harness/servers/start-requests.ts'
import { DraftsPart } from '../../../pages/drafts-part.ts'
import { openTask, openWindow, pane } from '../../../pages/flow-windows.ts'
import { ShellPage } from '../../../pages/shell-page.ts'
import { FLOW_WORDS } from '../../../pages/words/flow-words.ts'

const BUYER = '100402'
const HEAD = '100401'
const GLOVE_PX = 56

test('[FLOW-04, DRF-01] a half-filled request is kept: leaving asks first, and after a reload it is offered again', async ({
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
  await drafts.expectCached(1)

  const dialogEvent = buyer.waitForEvent('dialog')
  const leaving = buyer.reload()
  const question = await dialogEvent
  expect(question.type()).toBe('beforeunload')
  await question.accept()
  await leaving
  await expect(number).toHaveValue('')
  await drafts.takeOver()
  await expect(number).toHaveValue('PR-2026-6060')

  const shell = new ShellPage(buyer, shellWords)
  await shell.chooseInTabMenu(await shell.activeTitle(), shellWords.close)
  await buyer.getByRole('dialog').getByRole('button', { name: shellWords.stayOnPage }).click()
  await expect(number).toHaveValue('PR-2026-6060')
})

test('[FLOW-02, UI-14] a task can be decided with gloves; its print has form, record and path, but no buttons @tablet', async ({
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
  const checkAccessibility = async () => {
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
    await checkAccessibility()
    await pane(head)
      .getByRole('link', { name: /PR-2026-6030/ })
      .click()
    await expect(pane(head).locator('[data-element-id=N1]')).toBeVisible()
    await checkAccessibility()
    await pane(head).getByRole('button', { name: words.agree, exact: true }).click()
    await expect(head.getByRole('dialog')).toBeVisible()
    await checkAccessibility()
    await head.getByRole('dialog').getByRole('textbox', { name: words.remark }).fill('Fine')
    await head.getByRole('dialog').getByRole('button', { name: words.agree, exact: true }).click()
    await expect(pane(head).getByRole('table', { name: words.records })).toContainText('Fine')
    await checkAccessibility()
  })
})
