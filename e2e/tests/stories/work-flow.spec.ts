import type { Page } from '@playwright/test'
import { seriousViolations } from '../../harness/checks/serious-violations.ts'
import { expect, test } from '../../harness/fixtures/portal-test.ts'
import { tabTo } from '../../harness/keyboard.ts'
import { startRequests } from '../../harness/servers/start-requests.ts'
import { decide, type FlowWords, openTask, openWindow, pane } from '../../pages/flow-windows.ts'
import { FLOW_WORDS } from '../../pages/words/flow-words.ts'

/** People of the demo organisation who take part in buying spare parts. */
const BUYER = '100402'
const PURCHASING = '100401'
const FINANCE = '100701'
const DIRECTOR = '100006'

async function choose(page: Page, field: string, option: string | RegExp): Promise<void> {
  await pane(page).getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option }).first().click()
}

/** Fills in and submits a purchase request of CNY 505,000 with three quotes. */
async function startRequest(page: Page, words: FlowWords, prNo: string): Promise<void> {
  const { field } = words
  await page.goto('/flow')
  await pane(page).getByRole('link', { name: words.begin }).click()
  const text = (name: string | RegExp) => pane(page).getByRole('textbox', { name })
  await text(field.prNo).fill(prNo)
  await choose(page, field.type, /备库|Stock/)
  await choose(page, field.priority, /./)
  await choose(page, field.department, /^D0501 /)
  await choose(page, field.currency, /人民币|Chinese yuan/)
  await text(field.total).fill('505,000.00')
  await text(field.vendor).fill('Canton Parts')
  await choose(page, field.vendorStatus, /./)
  await text(field.quotes).fill('3')
  await text(field.justification).fill('Stock of main wheel brakes is below its minimum')
  await pane(page).getByRole('button', { name: words.submit }).click()
  await expect(page).toHaveURL(/\/flow\/staredtTaskCheck\?/)
}

/** Returns the colour of a node in the diagram. */
const strokeOf = (page: Page, node: string) =>
  pane(page)
    .locator(`[data-element-id=${node}] .djs-visual > :first-child`)
    .evaluate(shape => getComputedStyle(shape).stroke)

/** Returns a colour of the theme as the browser computes it. */
const colourOf = (page: Page, token: string) =>
  page.evaluate(name => {
    const sample = document.createElement('i')
    sample.style.color = `var(${name})`
    document.body.append(sample)
    const { color } = getComputedStyle(sample)
    sample.remove()
    return color
  }, token)

test('[FLOW-01, FLOW-02, FLOW-04, FLOW-05, FLOW-06, FLOW-08, MENU-05] a purchase request of CNY 505,000 is rejected, reworked, and agreed by three people @gate @oldest', async ({
  browser,
  language,
  ownServer,
  viewport,
}) => {
  test.setTimeout(180_000)
  const words = FLOW_WORDS[language]
  const prNo = 'PR-2026-9001'
  const windowOf = (username: string) => openWindow({ browser, language, ownServer, viewport }, username)
  const buyer = await windowOf(BUYER)
  const purchasing = await windowOf(PURCHASING)
  const finance = await windowOf(FINANCE)
  const director = await windowOf(DIRECTOR)
  const badge = purchasing.getByRole('navigation').getByRole('link', { name: words.todo })

  await test.step('it is started: the first approver counts four tasks, and three after a decision, without a reload', async () => {
    await startRequests(buyer.context(), ownServer.origin, ['PR-2026-8001', 'PR-2026-8002', 'PR-2026-8003'])
    await purchasing.goto('/flow/scheduleTask')
    await expect(badge).toHaveText(/3/)
    await startRequest(buyer, words, prNo)
    await expect(badge).toHaveText(/4/)
    await openTask(purchasing, words, prNo)
    await expect(badge).toHaveText(/4/)
    await decide(purchasing, words.agree, words.remark, 'Fine')
    await expect(badge).toHaveText(/3/)
  })

  await test.step('finance rejects it, and its initiator submits it again', async () => {
    await openTask(finance, words, prNo)
    await decide(finance, words.reject, words.reason, 'The budget code is missing')
    await openTask(buyer, words, prNo, words.handle)
    await expect(pane(buyer)).toContainText('The budget code is missing')
    await decide(buyer, words.submit, words.remark, 'Added')
  })

  await test.step('[FLOW-02] every node decides once more; the diagram shows the way it took', async () => {
    await openTask(purchasing, words, prNo)
    await decide(purchasing, words.agree, words.remark, 'Still fine')
    await openTask(finance, words, prNo)
    const currentNode = pane(finance).locator('[data-element-id=N2]')
    await expect(currentNode).toHaveAttribute('data-state', 'current')
    await expect(pane(finance).locator('[data-element-id=N1]')).toHaveAttribute('data-state', 'passed')
    await expect(pane(finance).locator('[data-element-id=N4]')).toHaveAttribute('data-state', 'notReached')
    expect(await strokeOf(finance, 'N1')).toBe(await colourOf(finance, '--ap-green'))
    expect(await strokeOf(finance, 'N2')).toBe(await colourOf(finance, '--ap-accent'))
    expect(await strokeOf(finance, 'N4')).toBe(await colourOf(finance, '--ap-line-control'))
    // The mark of the diagram library stays visible at any scroll position.
    await pane(finance).getByRole('group', { name: words.picture }).scrollIntoViewIfNeeded()
    await expect(pane(finance).getByRole('link', { name: /bpmn/i })).toBeInViewport()
    expect(await seriousViolations(finance)).toEqual([])
    await decide(finance, words.agree, words.remark, 'In the budget')
  })

  await test.step('the director decides by keyboard only', async () => {
    await director.goto('/flow/scheduleTask')
    const link = pane(director).getByRole('link', { name: new RegExp(prNo) })
    await expect(link).toBeVisible()
    await tabTo(director, (await link.textContent()) ?? '')
    await director.keyboard.press('Enter')
    await expect(pane(director).getByRole('heading', { name: words.records })).toBeVisible()
    await tabTo(director, words.agree)
    await director.keyboard.press('Enter')
    const dialog = director.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await tabTo(director, words.remark)
    await director.keyboard.type('Agreed by the director')
    await tabTo(director, words.agree)
    await director.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
  })

  await test.step('its initiator sees that it is agreed, and by whom', async () => {
    await buyer.goto('/flow/staredtTask')
    const row = pane(buyer).getByRole('row').filter({ hasText: prNo })
    await expect(row).toContainText(words.agreed)
    await row.getByRole('link').first().click()
    await expect(pane(buyer).getByRole('table', { name: words.records })).toContainText(
      'Agreed by the director',
    )
  })
})
