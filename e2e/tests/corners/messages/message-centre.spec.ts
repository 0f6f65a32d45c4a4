import type { Language } from '@apron/contract/dictionary/language'
import type { Browser, BrowserContext } from '@playwright/test'
import { seriousViolations } from '../../../harness/checks/serious-violations.ts'
import { smallTargets } from '../../../harness/checks/small-targets.ts'
import { expect } from '../../../harness/fixtures/portal-test.ts'
import { raiseAlarm, testWithAlarms } from '../../../harness/fixtures/test-with-alarms.ts'
import { PEOPLE, type PersonName } from '../../../harness/people.ts'
import { simulateLosingNetwork } from '../../../harness/servers/losing-network.ts'
import { CheckListPage } from '../../../pages/check-list-page.ts'
import { HomePage } from '../../../pages/home-page.ts'
import { MessageBell } from '../../../pages/message-bell.ts'
import { MessageDialog, UrgentBanner } from '../../../pages/message-dialogs.ts'
import { ShellPage } from '../../../pages/shell-page.ts'

const { manager } = PEOPLE
const GLOVE_PX = 56
const OUTSIDE = 'https://manuals.example.org/rev?id=7'
const SCRIPT = '<img src=x onerror=hacked=1>'

const test = testWithAlarms().extend<{ sender: BrowserContext }>({
  /** A browser of the inspector, who publishes messages. */
  sender: async ({ browser, language, server, sessionOf }, use) => {
    const context = await contextOf(browser, server.origin, language, await sessionOf('inspector', language))
    await use(context)
    await context.close()
  },
})
type State = Awaited<ReturnType<BrowserContext['storageState']>>

function contextOf(browser: Browser, baseURL: string, language: Language, storageState: State) {
  return browser.newContext({ baseURL, locale: language === 'zh' ? 'zh-CN' : 'en-US', storageState })
}

test.use({ person: 'manager' satisfies PersonName })

test('[MSG-04, MSG-05, MSG-07, MSG-08, MSG-09, MSG-10, MSG-12, MSG-25] the message centre finds, marks and opens every kind of message @en-tablet', async ({
  language,
  page,
  sender,
  server,
  words,
}) => {
  test.setTimeout(120_000)
  const bell = new MessageBell(page, language)
  const centre = new MessageDialog(page, language, 'centre')
  const network = await simulateLosingNetwork(page)
  const m = bell.words
  const to = [manager.username]
  const raise = (alarm: Parameters<typeof raiseAlarm>[2]) => raiseAlarm(sender, server, { to, ...alarm })

  await test.step('messages of every kind', async () => {
    for (const n of ['01', '02', '03', '04', '05', '06', '07', '08']) {
      // oxlint-disable-next-line no-await-in-loop -- their order is looked at
      await raise({ event: 'news', words: `N-${n}` })
    }
    await raise({ event: 'news', words: `N-09 ${SCRIPT}` })
    await raise({ event: 'news', words: 'Outside', link: OUTSIDE })
    await raise({
      event: 'news',
      words: 'Digest',
      custom: [
        {
          category: 'Orders',
          items: [{ title: 'CK-7 <b>due</b>', url: '/safetyQuality/checkList' }, { title: 'CK-8' }],
        },
      ],
    })
    await raise({ event: 'order', words: 'Job', urgency: 1 })
  })

  await test.step('pages of ten, and a second one', async () => {
    await page.goto('/dashboard')
    await expect(bell.bell).toHaveAccessibleName(new RegExp(m.live), { timeout: 15_000 })
    await bell.openCentre()
    await expect(centre.rows).toHaveCount(10)
    await expect(page.getByRole('columnheader', { name: m.sentHow })).toHaveCount(0)
    expect((await centre.root.boundingBox())?.width).toBe(
      Math.min(1100, (page.viewportSize()?.width ?? 0) - 32),
    )
    await expect(centre.pager.getByRole('option')).toHaveText([/^10/, /^20/, /^30/, /^40/])
    const first = await centre.rows.allTextContents()
    const listRequest = page.waitForRequest(/findRecordByCategoryPage$/)
    await centre.press(words.nextPage)
    expect((await listRequest).postDataJSON()).toMatchObject({ current: 2, after: expect.any(String) })
    await expect(centre.row('N-01')).toBeVisible()
    for (const text of await centre.rows.allTextContents()) expect(first).not.toContain(text)
  })

  await test.step('filtered', async () => {
    await centre.choose(m.category, m.workOrder)
    await centre.choose(m.urgencyField, m.urgent)
    const listRequest = page.waitForRequest(/findRecordByCategoryPage$/)
    await centre.press(m.search)
    expect((await listRequest).postDataJSON()).toMatchObject({
      current: 1,
      size: 10,
      categoryId: 'WORKORDER',
      urgency: 1,
    })
    await expect(centre.rows).toHaveCount(1)
    await expect(centre.row('Job')).toContainText(m.urgent)
    await expect(centre.row('Job')).toContainText(m.notDone)
    await expect(centre.pager).toHaveCount(0)
    await centre.press(m.reset)
    await expect(centre.rows).toHaveCount(10)
    await centre.root.getByRole('searchbox', { name: m.content }).fill('N-0')
    await centre.press(m.search)
    await expect(centre.rows).toHaveCount(9)

    // Days of this month: all messages were sent today.
    await centre.chooseDays(m.period, '1', '2')
    const listRequestOfPeriod = page.waitForRequest(/findRecordByCategoryPage$/)
    await centre.press(m.search)
    expect((await listRequestOfPeriod).postDataJSON()).toMatchObject({
      content: 'N-0',
      startTime: expect.stringMatching(/^\d{4}-\d{2}-01 00:00:00$/),
      endTime: expect.stringMatching(/^\d{4}-\d{2}-02 23:59:59$/),
    })
    await centre.press(m.reset)
    await centre.root.getByRole('searchbox', { name: m.content }).fill('N-0')
    await centre.press(m.search)
    await expect(centre.rows).toHaveCount(9)
  })

  await test.step('selected ones are marked; read ones cannot be', async () => {
    const unread = await bell.unread()
    await centre.select('N-01')
    await centre.select('N-02')
    const markRequest = page.waitForRequest(/changeReadStatus$/)
    await centre.press(m.markRead)
    const sid = expect.stringMatching(/./)
    expect((await markRequest).postDataJSON()).toEqual({ sidList: [sid, sid], readStatus: 1 })
    await centre.expectToast(m.marked)
    await bell.expectUnread(unread - 2)
    await expect(centre.row('N-01').getByText(m.isRead, { exact: true })).toBeVisible()
    await centre.select('N-01')
    await centre.press(m.markRead)
    await centre.expectToast(m.chooseUnread)
  })

  await test.step('all existing matches are marked, others are not', async () => {
    const unread = await bell.unread()
    const listResponse = page.waitForResponse(/findRecordByCategoryPage$/)
    await centre.press(m.search)
    const { data } = await (await listResponse).json()
    await expect(centre.rows).toHaveCount(9)
    // Later messages are not in the list to be marked.
    const question = page.getByRole('dialog', { name: m.markAll })
    await centre.press(m.markAll)
    await expect(question).toBeVisible()
    await raise({ event: 'news', words: 'N-0 came later' })
    await bell.expectUnread(unread + 1)
    const markRequest = page.waitForRequest(/changeReadStatus$/)
    await question.getByRole('button', { name: m.markAll }).click()
    expect((await markRequest).postDataJSON()).toEqual({
      filter: { content: 'N-0', until: data.asOf },
      readStatus: 1,
    })
    await bell.expectUnread(unread - 7 + 1)
    await expect(centre.row('came later').getByRole('cell', { name: m.isUnread, exact: true })).toBeVisible()
    await expect(centre.rows.getByRole('cell', { name: m.isUnread, exact: true })).toHaveCount(1)
    await centre.press(m.reset)
    await expect(centre.row('Job').getByText(m.isUnread, { exact: true }).last()).toBeVisible()
  })

  await test.step('text opens as plain text, and can be retried if it fails to load', async () => {
    network.lose('app/overlays/reading.tsx')
    await centre.message('N-09').click()
    const failed = page.getByRole('alert').filter({ hasText: words.notFetched })
    await expect(failed).toBeVisible()
    network.lose(null)
    await failed.getByRole('button', { name: words.retry }).click()
    const reading = page.getByRole('dialog', { name: m.reading, exact: true })
    await expect(reading.getByText(SCRIPT)).toBeVisible()
    await expect(page.locator('img[src=x]')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(reading).toHaveCount(0)
    await expect(centre.root).toBeVisible()
  })

  await test.step('a link asks first and shows the host', async () => {
    await page.context().route('https://manuals.example.org/**', route => route.fulfill({ body: 'manual' }))
    await centre.message('Outside').click()
    const leaving = page.getByRole('dialog', { name: m.leaving })
    await expect(leaving).toContainText('manuals.example.org')
    await leaving.getByRole('button', { name: m.stay }).click()
    await expect(leaving).toHaveCount(0)
    await centre.message('Outside').click()
    const opened = page.context().waitForEvent('page')
    await leaving.getByRole('button', { name: m.go }).click()
    const outside = await opened
    await expect(outside).toHaveURL(OUTSIDE)
    expect(await outside.evaluate(() => window.opener)).toBeNull()
    await outside.close()
  })

  await test.step('custom content shows its categories; an item leads to its page', async () => {
    await centre.message('Digest').click()
    const reading = page.getByRole('dialog', { name: m.reading, exact: true })
    await expect(reading.getByRole('heading', { name: 'Orders' })).toBeVisible()
    await expect(reading.getByText('CK-8')).toBeVisible()
    await reading.getByRole('button', { name: 'CK-7 <b>due</b>' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await new CheckListPage(page, words).expectShown()
  })

  await test.step('a route opens its page from the dashboard too, and the box has one fewer', async () => {
    const shell = new ShellPage(page, words)
    await shell.goHome()
    const box = new HomePage(page, words).box(m.unreadBox)
    await box.getByRole('button', { name: 'Job' }).click()
    await expect(page).toHaveURL(/\/safetyQuality\/checkList$/)
    await shell.goHome()
    await expect(box.getByRole('button').first()).toBeVisible()
    await expect(box.getByRole('button', { name: 'Job' })).toHaveCount(0)
  })
})

test('a very urgent message stays on top until acknowledged, and its sender sees who has not @en-tablet', async ({
  context,
  language,
  page,
  sender,
  server,
  shell,
  words,
}) => {
  const bell = new MessageBell(page, language)
  const banner = new UrgentBanner(page, language)
  const m = bell.words
  await page.goto('/dashboard')
  await expect(bell.bell).toHaveAccessibleName(new RegExp(m.live), { timeout: 15_000 })
  const others = await context.newPage()
  await others.goto('/safetyQuality/checkList')
  const elsewhere = new UrgentBanner(others, language)

  await test.step('it covers every page of every tab, also after a reload', async () => {
    await raiseAlarm(sender, server, { event: 'news', words: 'Tool lost on B-6251', urgency: 2 })
    await raiseAlarm(sender, server, {
      event: 'order',
      words: 'Engine run stopped',
      urgency: 2,
      to: [manager.username],
    })
    await expect(banner.root).toContainText('Tool lost on B-6251')
    await expect(banner.root).toContainText('1/2')
    await expect(elsewhere.root).toContainText('1/2')
    await page.reload()
    await expect(banner.root).toContainText('1/2')
    // It takes its own space: content below it is not covered.
    await expect(shell.main).toBeInViewport()
    expect(await seriousViolations(page)).toEqual([])
  })

  await test.step('once acknowledged it disappears everywhere, and the next one follows', async () => {
    await banner.acknowledge.click()
    await expect(banner.root).toContainText('Engine run stopped')
    await expect(elsewhere.root).toContainText('Engine run stopped')
  })

  await test.step('opening does not acknowledge it', async () => {
    await banner.root.getByRole('button', { name: m.open }).click()
    await new CheckListPage(page, words).expectShown()
    await expect(banner.root).toContainText('Engine run stopped')
    await banner.acknowledge.click()
    await expect(banner.root).toHaveCount(0)
    await expect(elsewhere.root).toHaveCount(0)
    await page.reload()
    await expect(bell.bell).toHaveAccessibleName(new RegExp(m.live), { timeout: 15_000 })
    await expect(banner.root).toHaveCount(0)
  })

  await test.step('the sender sees the number of acknowledgements, and by site who is missing', async () => {
    const senders = await sender.newPage()
    const centre = new MessageDialog(senders, language, 'centre')
    await senders.goto('/dashboard')
    await new MessageBell(senders, language).openCentre()
    await centre.tab(m.sent).click()
    await expect(centre.row('Engine run stopped')).toContainText(
      m.acknowledgedOf.replace('{done}', '1').replace('{all}', '1'),
    )
    await centre.message('Tool lost on B-6251').click()
    const details = centre.root.getByRole('region')
    await expect(details.getByRole('heading', { name: /^CAN / })).toBeVisible()
    const waiting = details.getByRole('listitem')
    await expect(waiting.first()).toBeVisible()
    await expect(waiting.filter({ hasText: manager[language] })).toHaveCount(0)
  })
})

test('everything about messages works with gloves and screen readers, light or dark @en-tablet', async ({
  language,
  page,
  words,
}) => {
  test.setTimeout(120_000)
  const bell = new MessageBell(page, language)
  const m = bell.words
  const checkAccessibility = async () => {
    expect.soft(await smallTargets(page, GLOVE_PX)).toEqual([])
    for (const colorScheme of ['light', 'dark'] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await page.emulateMedia({ colorScheme })
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect.soft(await seriousViolations(page)).toEqual([])
    }
  }
  await page.goto('/dashboard')
  await page.getByRole('button', { name: words.hangarMode }).click()
  await expect(bell.bell).toHaveAccessibleName(new RegExp(m.live), { timeout: 15_000 })
  await bell.open()
  await expect(bell.latest.first()).toBeVisible()
  await test.step('popover', checkAccessibility)
  await page.keyboard.press('Escape')
  for (const dialog of ['box', 'centre'] as const) {
    const shown = new MessageDialog(page, language, dialog)
    // oxlint-disable-next-line no-await-in-loop -- one dialog after the other
    await (dialog === 'box' ? bell.openBox() : bell.openCentre())
    await expect(shown.rows.first()).toBeVisible()
    await test.step(dialog, checkAccessibility)
    await shown.close()
  }
})
