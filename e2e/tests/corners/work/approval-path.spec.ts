import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { PARTS_TEXTS } from '../../../apps/parts/parts.texts.ts'
import { seriousViolations } from '../../../harness/checks/serious-violations.ts'
import { testWithApps } from '../../../harness/fixtures/test-with-apps.ts'
import { startRequests } from '../../../harness/servers/start-requests.ts'
import { decide, openTask, openWindow, pane } from '../../../pages/flow-windows.ts'
import { FLOW_WORDS } from '../../../pages/words/flow-words.ts'

const BUYER = '100402'
const HEAD = '100401'
/** Another buyer without a part in the request. */
const COLLEAGUE = '100404'

const test = testWithApps(apps => apps.build('parts', 'amsp').then(() => undefined))
const { expect } = test

test('[FLOW-41, FLOW-44] the page of a record shows its approval, follows a decision, and hides it from outsiders @tablet', async ({
  browser,
  language,
  server,
  viewport,
}) => {
  test.setTimeout(120_000)
  const words = FLOW_WORDS[language]
  const windowOf = (username: string) =>
    openWindow({ browser, language, ownServer: server, viewport }, username)
  const buyer = await windowOf(BUYER)
  const head = await windowOf(HEAD)
  const colleague = await windowOf(COLLEAGUE)
  const [insId = ''] = await startRequests(buyer.context(), server.origin, ['PR-2026-6050'])
  const record = `/amsp/approval?insId=${insId}`
  const title = PARTS_TEXTS.approval.title[language]

  await test.step('participants see path and record on the page of the application', async () => {
    await buyer.goto(record)
    await expect(pane(buyer).getByRole('heading', { name: title })).toBeVisible()
    await expect(pane(buyer).locator('[data-element-id=N1]')).toHaveAttribute('data-state', 'current')
    await expect(pane(buyer).getByRole('table', { name: words.records })).toBeVisible()
    expect(await seriousViolations(buyer)).toEqual([])
  })

  await test.step('it follows a decision without a reload', async () => {
    await openTask(head, words, 'PR-2026-6050')
    await decide(head, words.agree, words.remark, 'Fine')
    await expect(pane(buyer).getByRole('table', { name: words.records })).toContainText('Fine')
    await expect(pane(buyer).locator('[data-element-id=N1]')).toHaveAttribute('data-state', 'passed')
    await expect(pane(buyer).locator('[data-element-id=N2]')).toHaveAttribute('data-state', 'current')
  })

  await test.step('outsiders get the same answer as for an unknown one', async () => {
    await colleague.goto(record)
    await expect(pane(colleague).getByRole('heading', { name: title })).toBeVisible()
    await expect(pane(colleague).getByText(SERVER_ERRORS.notFound[language])).toBeVisible()
    await expect(pane(colleague).locator('[data-element-id]')).toHaveCount(0)
  })
})
