import { expect, testWithServer } from '../../../harness/fixtures/portal-test.ts'
import { startPortalServer } from '../../../harness/servers/portal-server.ts'
import { CheckListPage } from '../../../pages/check-list-page.ts'
import { CheckedResultPage } from '../../../pages/checked-result-page.ts'
import { MessageBell } from '../../../pages/message-bell.ts'
import { MessageDialog } from '../../../pages/message-dialogs.ts'

// The only check order in progress is submitted and approved.
const test = testWithServer(() => startPortalServer())

test.use({ person: 'manager' })

/** Body that requests the first page of check or rectification messages. */
const queryOf = (queryCriteria: Record<string, unknown>) => ({
  call: 'qsInfo/queryPage',
  body: expect.objectContaining({
    current: 1,
    size: 10,
    queryCriteria: expect.objectContaining(queryCriteria),
  }),
})

test('[MSG-01, MSG-02, MSG-07, MSG-08, MSG-09, MSG-16, MSG-22, MSG-23, MSG-26, NAV-13, BAR-04, BAR-05] [5.1.14-17] an order submitted by an inspector reaches the manager, is read once, and is done once approved @en-tablet @gate', async ({
  browser,
  language,
  page,
  server,
  sessionOf,
  shell,
  words,
}) => {
  test.setTimeout(120_000)
  const bell = new MessageBell(page, language)
  const box = new MessageDialog(page, language, 'box')
  const m = bell.words
  /** Request bodies this page has sent, by the end of the address. */
  const sent: { readonly call: string; readonly body: unknown }[] = []
  page.on('request', request => {
    const call = /\/((?:box|qsInfo)\/\w+)$/.exec(request.url())?.[1]
    if (call !== undefined && request.method() === 'POST') sent.push({ call, body: request.postDataJSON() })
  })
  const countCalls = (name: string) => sent.filter(({ call }) => call === name).length
  const CALLS_PER_CHANGE = ['qsInfo/queryPage', 'box/findUnacknowledged']
  await page.goto('/dashboard')
  await expect(bell.bell).toHaveAccessibleName(new RegExp(m.live), { timeout: 15_000 })
  const before = await bell.unread()

  const number = await test.step('100104 submits a check order in another browser', async () => {
    const context = await browser.newContext({
      baseURL: server.origin,
      locale: language === 'zh' ? 'zh-CN' : 'en-US',
      storageState: await sessionOf('inspector', language),
    })
    const inspectors = await context.newPage()
    const list = new CheckListPage(inspectors, words)
    const order = new CheckedResultPage(inspectors, words)
    await inspectors.goto('/safetyQuality/checkList')
    await list.expectShown()
    const no = await list.numberWithStatus(words.inProgress)
    await list.open(no)
    await expect(order.results(8)).toBeVisible({ timeout: 20_000 })
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person does
    for (const seq of [8, 9, 10, 11, 12]) await order.result(seq, words.conforming).check()
    for (const measured of await order.pane.getByLabel(m.measured).all()) await measured.fill('20')
    await order.pane.getByRole('textbox', { name: m.conclusion }).fill('OK')
    await order.pane.getByRole('button', { name: m.submit, exact: true }).click()
    await inspectors.getByRole('dialog').getByRole('button', { name: m.submit, exact: true }).click()
    // The dialog closes before its request is sent.
    await expect(inspectors.getByText(m.orderSubmitted, { exact: true })).toBeVisible()
    await context.close()
    return no
  })
  const text = m.submitted.replace('{no}', number)

  await test.step('the bell counts it at once and announces it to a screen reader', async () => {
    await bell.expectUnread(before + 1)
    await expect(page.getByText(m.arrivedOne)).toBeAttached()
  })

  await test.step('the popover has it, by keyboard too', async () => {
    await bell.bell.focus()
    await page.keyboard.press('Enter')
    await expect(bell.tab('workOrders')).toContainText(m.hasUnread)
    await page.keyboard.press('Escape')
    await expect(bell.popover).toHaveCount(0)
    await expect(bell.bell).toBeFocused()
    await bell.open()
    expect((await bell.popover.boundingBox())?.width).toBe(320)
    await bell.tab('workOrders').click()
    await expect(bell.message(text)).toBeVisible()
    expect(await bell.latest.count()).toBeLessThanOrEqual(5)
    await page.keyboard.press('Escape')
  })

  await test.step('the message box: filters, and nothing unread selected', async () => {
    await bell.openBox()
    await expect(box.tab(m.safetyQuality)).toHaveAttribute('aria-selected', 'true')
    await expect.poll(() => box.countOf(m.safetyQuality)).toBeGreaterThan(0)
    expect((await box.root.boundingBox())?.width).toBe(Math.min(900, (page.viewportSize()?.width ?? 0) - 32))
    await expect(box.row(text)).toBeVisible()
    await box.press(m.markRead)
    await box.expectToast(m.chooseUnread)
    await box.root.getByText(m.notifyMe, { exact: true }).click()
    await expect(box.row(text)).toHaveCount(0)
    await box.root.getByText(m.approval, { exact: true }).click()
    await expect(box.row(text)).toBeVisible()
    await box.tab(m.rectifications).click()
    await expect(box.row(text)).toHaveCount(0)
    await box.tab(m.checkOrders).click()
    await box.root.getByText(m.onlyUnread, { exact: true }).first().click()
    await expect(box.row(text)).toBeVisible()
  })

  await test.step('another one is marked in bulk: it leaves the unread list and the count', async () => {
    const other = box.rows.filter({ hasNotText: number }).first()
    const otherText = (await other.getByRole('button').textContent()) ?? ''
    const unread = await box.countOf(m.safetyQuality)
    const callsBefore = CALLS_PER_CHANGE.map(countCalls)
    await other.getByRole('checkbox').check()
    // A gateway may answer so; our server never does. For this call only 200 is success.
    const created = { code: 201, msg: '', data: { changed: 1 }, success: true }
    await page.route('**/qsInfo/markRead', route => route.fulfill({ json: created }), { times: 1 })
    await box.press(m.markRead)
    await expect(page.getByRole('alert').filter({ hasText: words.requestRejected })).toBeVisible()
    await expect(other.getByRole('checkbox')).toBeChecked()
    await box.press(m.markRead)
    await box.expectToast(m.marked)
    await expect(box.rows.filter({ hasText: otherText.replace(m.isUnread, '').trim() })).toHaveCount(0)
    await expect.poll(() => box.countOf(m.safetyQuality)).toBe(unread - 1)
    await bell.expectUnread(before)
    // The bell was notified too, without reloading the lists.
    expect(CALLS_PER_CHANGE.map(countCalls)).toEqual(callsBefore.map(times => times + 1))
  })

  await test.step('opening it reads it and leads to the order', async () => {
    await box.message(text).click()
    await expect(box.root).toHaveCount(0)
    await expect(page).toHaveURL(/\/safetyQuality\/checkedResult\?id=[^&]+&source=checkList/)
    await expect(shell.pane.getByText(number).first()).toBeVisible()
    await bell.expectUnread(before - 1)
  })

  await test.step('once approved, it is done for all its recipients', async () => {
    await shell.pane.getByRole('button', { name: m.approve, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: m.approve, exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const centre = new MessageDialog(page, language, 'centre')
    await bell.openCentre()
    await expect(centre.row(text)).toContainText(m.done)
    await expect(centre.row(text)).toContainText(m.isRead)
    await centre.close()
  })

  await test.step('the requests follow the specification', () => {
    const expectedCalls = [
      { call: 'box/query', body: { current: 1, size: 5, type: 2 } },
      queryOf({ type: 0, infoType: 'notice' }),
      queryOf({ type: 0, readMark: 0 }),
      queryOf({ type: 1 }),
      { call: 'qsInfo/markRead', body: [expect.any(String)] },
    ]
    expect(sent).toEqual(expect.arrayContaining(expectedCalls))
  })

  await test.step('read messages stay read, also after a reload', async () => {
    await page.reload()
    await bell.expectUnread(before - 1)
  })
})
