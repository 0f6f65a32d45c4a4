import { acknowledgeMessages, unacknowledgedMessages } from '@apron/contract/calls/message.calls'
import type { Language } from '@apron/contract/entities/language'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { losingNetwork } from '../../harness/later-code.ts'
import { PEOPLE, type PersonName } from '../../harness/people.ts'
import { expect } from '../../harness/portal-test.ts'
import { seriousViolations } from '../../harness/serious-violations.ts'
import { smallTargets } from '../../harness/small-targets.ts'
import { raiseAlarm, testWithAlarms } from '../../harness/test-with-alarms.ts'
import { CheckListPage } from '../../pages/check-list-page.ts'
import { HomePage } from '../../pages/home-page.ts'
import { LoginPage } from '../../pages/login-page.ts'
import { MessageBell } from '../../pages/message-bell.ts'
import { MessageDialog, UrgentBanner } from '../../pages/message-dialogs.ts'
import { ShellPage } from '../../pages/shell-page.ts'

const { inspector, manager } = PEOPLE
const GLOVE_PX = 56
const OUTSIDE = 'https://manuals.example.org/rev?id=7'
/** How long a very urgent message stands there before it can be acknowledged, ms. */
const READ_TIME_MS = 2000
const SCRIPT = '<img src=x onerror=hacked=1>'

const test = testWithAlarms().extend<{ sender: BrowserContext }>({
  /** A browser of the inspector, who raises messages. */
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

/** Keeps the next answer about very urgent messages on its way. `answered`: the server has given it. */
async function holdFirstUrgent(page: Page): Promise<{ answered: Promise<void>; release: () => void }> {
  const answered = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  await page.route(
    `**${unacknowledgedMessages.path}`,
    async route => {
      const response = await route.fetch()
      answered.resolve()
      await held.promise
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  return { answered: answered.promise, release: held.resolve }
}

test.use({ person: 'manager' satisfies PersonName })

test('[MSG-04, MSG-05, MSG-07, MSG-08, MSG-09, MSG-10, MSG-12, MSG-25] the message centre finds, marks and opens every kind of message @en-tablet @gate', async ({
  language,
  page,
  sender,
  server,
  words,
}) => {
  test.setTimeout(120_000)
  const bell = new MessageBell(page, language)
  const centre = new MessageDialog(page, language, 'centre')
  const network = await losingNetwork(page)
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
    await expect(page.getByRole('button', { name: m.filterMessages })).toBeHidden()
    await expect(page.getByRole('columnheader', { name: m.sentHow })).toHaveCount(0)
    expect((await centre.root.boundingBox())?.width).toBe(
      Math.min(1100, (page.viewportSize()?.width ?? 0) - 32),
    )
    await expect(centre.pager.getByRole('option')).toHaveText([/^10/, /^20/, /^30/, /^40/])
    const first = await centre.rows.allTextContents()
    const asked = page.waitForRequest(/findRecordByCategoryPage$/)
    await centre.press(words.nextPage)
    expect((await asked).postDataJSON()).toMatchObject({ current: 2, after: expect.any(String) })
    await expect(centre.row('N-01')).toBeVisible()
    for (const text of await centre.rows.allTextContents()) expect(first).not.toContain(text)
  })

  await test.step('filtered', async () => {
    await centre.choose(m.category, m.workOrder)
    await centre.choose(m.urgencyField, m.urgent)
    const asked = page.waitForRequest(/findRecordByCategoryPage$/)
    await centre.press(m.search)
    expect((await asked).postDataJSON()).toMatchObject({
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

    // Days of this month: all messages came today.
    await centre.chooseDays(m.period, '1', '2')
    const dated = page.waitForRequest(/findRecordByCategoryPage$/)
    await centre.press(m.search)
    expect((await dated).postDataJSON()).toMatchObject({
      content: 'N-0',
      startTime: expect.stringMatching(/^\d{4}-\d{2}-01 00:00:00$/),
      endTime: expect.stringMatching(/^\d{4}-\d{2}-02 23:59:59$/),
    })
    await centre.press(m.reset)
    await centre.root.getByRole('searchbox', { name: m.content }).fill('N-0')
    await centre.press(m.search)
    await expect(centre.rows).toHaveCount(9)
  })

  await test.step('selected ones are marked; of read ones nothing can be', async () => {
    const unread = await bell.unread()
    await centre.select('N-01')
    await centre.select('N-02')
    const marked = page.waitForRequest(/changeReadStatus$/)
    await centre.press(m.markRead)
    const sid = expect.stringMatching(/./)
    expect((await marked).postDataJSON()).toEqual({ sidList: [sid, sid], readStatus: 1 })
    await centre.expectToast(m.marked)
    await bell.expectUnread(unread - 2)
    await expect(centre.row('N-01').getByText(m.isRead, { exact: true })).toBeVisible()
    await centre.select('N-01')
    await centre.press(m.markRead)
    await centre.expectToast(m.chooseUnread)
  })

  await test.step('all that match and were there with the list are marked, others are not', async () => {
    const unread = await bell.unread()
    const listed = page.waitForResponse(/findRecordByCategoryPage$/)
    await centre.press(m.search)
    const { data } = await (await listed).json()
    await expect(centre.rows).toHaveCount(9)
    // What comes from here on is not in the list that is marked.
    const question = page.getByRole('dialog', { name: m.markAll })
    await centre.press(m.markAll)
    await expect(question).toBeVisible()
    await raise({ event: 'news', words: 'N-0 came later' })
    await bell.expectUnread(unread + 1)
    const marked = page.waitForRequest(/changeReadStatus$/)
    await question.getByRole('button', { name: m.markAll }).click()
    expect((await marked).postDataJSON()).toEqual({
      filter: { content: 'N-0', until: data.asOf },
      readStatus: 1,
    })
    await bell.expectUnread(unread - 7 + 1)
    await expect(centre.row('came later').getByRole('cell', { name: m.isUnread, exact: true })).toBeVisible()
    await expect(centre.rows.getByRole('cell', { name: m.isUnread, exact: true })).toHaveCount(1)
    await centre.press(m.reset)
    await expect(centre.row('Job').getByText(m.isUnread, { exact: true }).last()).toBeVisible()
  })

  await test.step('text opens as text, whatever is in it, and where it could not be fetched it can be tried again', async () => {
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

  await test.step('a link asks first, and names the host', async () => {
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

  await test.step('a route opens its page from the dashboard too, and the box has one less', async () => {
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

test('[MSG-03, MSG-24] airline messages are marked all at once, and a rectification message opens its order', async ({
  language,
  page,
  sender,
  server,
}) => {
  const bell = new MessageBell(page, language)
  const box = new MessageDialog(page, language, 'box')
  const m = bell.words
  const to = [manager.username]
  await raiseAlarm(sender, server, { event: 'airline', words: 'JO-1', to })
  await raiseAlarm(sender, server, { event: 'airline', words: 'JO-2', to })
  await raiseAlarm(sender, server, { event: 'rectification', words: 'RO-1', to })
  await page.goto('/dashboard')
  await expect(bell.bell).toHaveAccessibleName(new RegExp(m.live), { timeout: 15_000 })
  const unread = await bell.unread()
  await bell.openBox()

  await box.tab(m.airline).click()
  const asked = page.waitForRequest(/pageOperationLog$/)
  await box.root.getByText(m.onlyUnread, { exact: true }).first().click()
  expect((await asked).postDataJSON()).toMatchObject({ page: 1, readState: 0 })
  await expect(box.row('JO-1')).toBeVisible()
  await box.select('JO-1')
  const marked = page.waitForRequest(/message\/updateRead$/)
  await box.press(m.markRead)
  expect((await marked).postDataJSON()).toEqual({ ids: [expect.stringMatching(/./)] })
  await expect(box.row('JO-1')).toHaveCount(0)
  const listed = page.waitForResponse(/pageOperationLog$/)
  await box.root.getByText(m.all, { exact: true }).first().click()
  const { data } = await (await listed).json()
  await expect(box.row('JO-1')).toBeVisible()
  const all = page.waitForRequest(/message\/updateRead$/)
  await box.press(m.markAll)
  expect((await all).postDataJSON()).toEqual({ ids: [], until: data.asOf })
  await box.expectToast(m.marked)
  await bell.expectUnread(unread - 2)
  await box.root.getByText(m.onlyUnread, { exact: true }).first().click()
  await expect(box.row('JO-')).toHaveCount(0)

  await box.tab(m.safetyQuality).click()
  await box.tab(m.rectifications).click()
  await box.message('RO-1').click()
  await expect(page).toHaveURL(/\/safetyQuality\/RectificationDetail\?id=RO%201%2F2$/)
  await bell.expectUnread(unread - 3)
})

test('a very urgent message stays on top until it is acknowledged, and its sender sees who has not @en-tablet', async ({
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

  await test.step('it stands over every page of every tab, after a reload too', async () => {
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
    // It takes its own room: what is below it is not covered.
    await expect(shell.main).toBeInViewport()
    expect(await seriousViolations(page)).toEqual([])
  })

  await test.step('acknowledged, it is gone everywhere, and the next one follows', async () => {
    await banner.acknowledge.click()
    await expect(banner.root).toContainText('Engine run stopped')
    await expect(elsewhere.root).toContainText('Engine run stopped')
  })

  await test.step('opening is not acknowledging', async () => {
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

  await test.step('the sender sees how many have, and who has not, by site', async () => {
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

test('[API-02] a very urgent message that comes while those before it are being asked for is shown too', async ({
  language,
  page,
  sender,
  server,
}) => {
  const bell = new MessageBell(page, language)
  const banner = new UrgentBanner(page, language)
  const to = [manager.username]
  await page.goto('/dashboard')
  await expect(bell.bell).toHaveAccessibleName(new RegExp(bell.words.live), { timeout: 15_000 })
  const unread = await bell.unread()
  // The answer is under way until the second message has been heard of.
  const { answered, release } = await holdFirstUrgent(page)
  await raiseAlarm(sender, server, { event: 'news', words: 'Fuel spill at stand 9', urgency: 2, to })
  await answered
  await raiseAlarm(sender, server, { event: 'news', words: 'Stay behind the line', urgency: 2, to })
  await bell.expectUnread(unread + 2)
  release()
  await expect(banner.root).toContainText('1/2')
  for (const words of ['Fuel spill at stand 9', 'Stay behind the line']) {
    await expect(banner.root).toContainText(words)
    await banner.acknowledge.click()
  }
  await expect(banner.root).toHaveCount(0)
})

test('[API-02] a very urgent message that comes while the page asks for the first time is shown', async ({
  language,
  page,
  sender,
  server,
}) => {
  const bell = new MessageBell(page, language)
  const banner = new UrgentBanner(page, language)
  const { answered, release } = await holdFirstUrgent(page)
  await page.goto('/dashboard')
  await expect(bell.bell).toHaveAccessibleName(new RegExp(bell.words.live), { timeout: 15_000 })
  await answered
  const unread = await bell.unread()
  const to = [manager.username]
  await raiseAlarm(sender, server, { event: 'news', words: 'Hydraulic leak', urgency: 2, to })
  await bell.expectUnread(unread + 1)
  release()
  await expect(banner.root).toContainText('Hydraulic leak')
  await banner.acknowledge.click()
  await expect(banner.root).toHaveCount(0)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('a double tap acknowledges one very urgent message, and not the next before it could be read @tablet', async ({
    language,
    page,
    sender,
    server,
  }) => {
    const banner = new UrgentBanner(page, language)
    const to = [manager.username]
    let acknowledged = 0
    page.on('request', request => {
      if (request.url().endsWith(acknowledgeMessages.path)) acknowledged += 1
    })
    await raiseAlarm(sender, server, { event: 'news', words: 'Fuel spill at stand 7', urgency: 2, to })
    await raiseAlarm(sender, server, { event: 'news', words: 'Behind the safety line', urgency: 2, to })
    await page.clock.install()
    await page.goto('/dashboard')
    await expect(banner.root).toContainText('Fuel spill')
    await page.clock.pauseAt(Date.now() + READ_TIME_MS + 60_000)

    await test.step('two taps: one message', async () => {
      await banner.acknowledge.tap()
      await expect(async () => {
        await page.clock.runFor(10)
        await expect(banner.root).toContainText('Behind the safety line', { timeout: 500 })
      }).toPass()
      await expect(banner.acknowledge).toBeDisabled()
      await banner.acknowledge.tap({ force: true })
      await page.clock.runFor(READ_TIME_MS / 2)
      await expect(banner.acknowledge).toBeDisabled()
      await banner.acknowledge.tap({ force: true })
      await expect(banner.root).toContainText('Behind the safety line')
      expect(acknowledged).toBe(1)
    })

    await test.step('when there was time to read it, the tap counts', async () => {
      await page.clock.runFor(READ_TIME_MS)
      await page.clock.resume()
      await banner.acknowledge.tap()
      await expect(banner.root).toHaveCount(0)
      expect(acknowledged).toBe(2)
    })
  })
})

test('[MSG-13] a subscription needs a value; it is kept, and given up', async ({ language, page, shell }) => {
  const m = new MessageBell(page, language).words
  const dialog = page.getByRole('dialog', { name: m.subscriptions })
  const library = dialog.getByRole('checkbox', { name: m.library })
  const save = dialog.getByRole('button', { name: m.save })
  const open = async () => {
    await shell.userMenu(manager[language]).click()
    await page.getByRole('menuitem', { name: m.subscriptions }).click()
    await expect(library).toBeVisible()
  }
  let saves = 0
  page.on('request', request => (saves += request.url().endsWith('/saveSubscribe') ? 1 : 0))

  await page.goto('/dashboard')
  await open()
  await library.check()
  await save.click()
  await expect(page.getByText(m.valueMissing)).toBeVisible()
  expect(saves).toBe(0)

  const value = dialog.getByRole('group').first().getByRole('checkbox').first()
  await value.check()
  await save.click()
  await expect(page.getByText(m.saved, { exact: true })).toBeVisible()
  await expect(dialog).toHaveCount(0)

  await page.reload()
  await open()
  await expect(library).toBeChecked()
  await expect(value).toBeChecked()
  await test.step('what the server says is shown when it refuses', async () => {
    await page.route('**/saveSubscribe', route =>
      route.continue({ postData: '[{"id":"no such","attrList":[]}]' }),
    )
    const answered = page.waitForResponse('**/saveSubscribe')
    await save.click()
    const { msg } = await (await answered).json()
    await expect(page.getByText(msg).first()).toBeVisible()
    await expect(dialog).toBeVisible()
    await page.unroute('**/saveSubscribe')
  })
  await library.uncheck()
  await save.click()
  await expect(dialog).toHaveCount(0)
})

for (const theme of ['light', 'dark'] as const) {
  test(`gloves and screen readers reach everything about messages (${theme}) @en-tablet`, async ({
    language,
    page,
    words,
  }) => {
    const bell = new MessageBell(page, language)
    const m = bell.words
    const look = async () => {
      expect.soft(await smallTargets(page, GLOVE_PX)).toEqual([])
      expect.soft(await seriousViolations(page)).toEqual([])
    }
    await page.emulateMedia({ colorScheme: theme })
    await page.goto('/dashboard')
    await page.getByRole('button', { name: words.hangarMode }).click()
    await expect(bell.bell).toHaveAccessibleName(new RegExp(m.live), { timeout: 15_000 })
    await bell.open()
    await expect(bell.latest.first()).toBeVisible()
    await test.step('popover', look)
    await page.keyboard.press('Escape')
    for (const dialog of ['box', 'centre'] as const) {
      const shown = new MessageDialog(page, language, dialog)
      // oxlint-disable-next-line no-await-in-loop -- one dialog after the other
      await (dialog === 'box' ? bell.openBox() : bell.openCentre())
      await expect(shown.rows.first()).toBeVisible()
      await test.step(dialog, look)
      await shown.close()
    }
  })
}

test.describe('at GAMECO', () => {
  test.use({ person: null, ownEnv: { VARIANT: 'gameco' } })

  test('[VAR-04] the message box has the airline business alone', async ({
    language,
    ownServer,
    page,
    words,
  }) => {
    const bell = new MessageBell(page, language)
    const box = new MessageDialog(page, language, 'box')
    await new LoginPage(page, words).open(`${ownServer.origin}/login`)
    await new LoginPage(page, words).logIn(inspector.username, ownServer.password)
    await expect(bell.bell).toHaveAccessibleName(new RegExp(bell.words.live), { timeout: 20_000 })
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await bell.openBox()
    await expect(box.root.getByRole('tab')).toHaveText([new RegExp(bell.words.airline)])
    await expect(box.root.getByRole('table', { name: bell.words.airline })).toBeVisible()
    expect(asked.filter(path => path.includes('/qsInfo/'))).toEqual([])
  })
})
