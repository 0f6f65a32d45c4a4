import {
  HEARTBEAT_INTERVAL_MS,
  POLL_FAILURES_MAX,
  POLL_INTERVAL_MS,
  RECONNECT_INTERVAL_MS,
  RECONNECT_MAX,
} from '@apron/contract/limits/live'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { type CheckOrderDesk, checkOrderDesk, SUBMITTED_ORDER } from '../../../harness/check-order-desk.ts'
import { expect, test } from '../../../harness/fixtures/portal-test.ts'
import { type LiveTraffic, watchLive } from '../../../harness/live-sockets.ts'
import { PEOPLE, type PersonName } from '../../../harness/people.ts'
import { startTcpProxy, type TcpProxy } from '../../../harness/servers/tcp-proxy.ts'
import { logInAtEveryOrigin } from '../../../harness/sign-in.ts'
import { CheckListPage } from '../../../pages/check-list-page.ts'
import { MessageBell } from '../../../pages/message-bell.ts'
import type { Words } from '../../../pages/words/words.ts'

const MINUTE_MS = 60_000
const HOME = '/dashboard'

interface Desk {
  readonly context: BrowserContext
  readonly page: Page
  readonly bell: MessageBell
}

interface Fixtures {
  /** Opens a separate browser of a person. */
  openDesk: (person: PersonName, origin?: string) => Promise<Desk>
  order: CheckOrderDesk
}

const liveTest = test.extend<Fixtures>({
  openDesk: async ({ browser, language, server, sessionOf, viewport }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (person, origin = server.origin) => {
      const context = await newBrowser(browser, {
        baseURL: origin,
        viewport,
        locale: language === 'zh' ? 'zh-CN' : 'en-US',
        storageState: await sessionOf(person, language),
      })
      contexts.push(context)
      await logInAtEveryOrigin(context)
      const page = await context.newPage()
      return { context, page, bell: new MessageBell(page, language) }
    })
    for (const context of contexts) await context.close()
  },
  order: [
    async ({ browser, language, server, sessionOf }, use) => {
      const inspector = await newBrowser(browser, { storageState: await sessionOf('inspector', language) })
      const manager = await newBrowser(browser, { storageState: await sessionOf('manager', language) })
      const desk = await checkOrderDesk(server.origin, inspector, manager)
      await use(desk)
      await desk.markNewMessagesRead()
      await inspector.close()
      await manager.close()
    },
    { auto: true },
  ],
})

function newBrowser(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0],
): Promise<BrowserContext> {
  return browser.newContext(options)
}

/** Opens the home page and waits for the live count. */
async function goLive({ page, bell }: Desk): Promise<number> {
  await page.goto(HOME)
  await bell.expectLive()
  return bell.unread()
}

liveTest(
  '[LIVE-04] a message reaches the bell of the other person without a reload @en-tablet',
  async ({ language, openDesk, words }) => {
    const inspector = await openDesk('inspector')
    const manager = await openDesk('manager')
    const inspectorUnread = await goLive(inspector)
    let managerUnread = 0

    await liveTest.step(
      'When the manager returns a check order, the bell of the inspector counts up',
      async () => {
        const pane = await openOrder(manager.page, words, SUBMITTED_ORDER[language])
        await manager.bell.expectLive()
        managerUnread = await manager.bell.unread()
        await pane.getByRole('button', { name: words.returnOrder, exact: true }).click()
        const dialog = manager.page.getByRole('dialog')
        await dialog.getByLabel(words.returnReason).fill('请核对第3项。/ Please check item 3 again.')
        await dialog.getByRole('button', { name: words.returnOrder, exact: true }).click()
        await inspector.bell.expectUnread(inspectorUnread + 1)
        // Their own task has ended (MSG-51).
        await manager.bell.expectUnread(managerUnread - 1)
      },
    )

    await liveTest.step(
      'When the inspector submits it again, the bell of the manager counts up',
      async () => {
        const pane = await openOrder(inspector.page, words, SUBMITTED_ORDER[language])
        await pane.getByRole('button', { name: words.resumeCheck }).click()
        await pane.getByRole('button', { name: inspector.bell.words.submit, exact: true }).click()
        const dialog = inspector.page.getByRole('dialog')
        await dialog.getByRole('button', { name: inspector.bell.words.submit, exact: true }).click()
        await manager.bell.expectUnread(managerUnread)
        await manager.bell.expectLive()
      },
    )
  },
)

/** Opens a check order from the list of the site. */
async function openOrder(page: Page, words: Words, title: string) {
  const list = new CheckListPage(page, words)
  await page.goto('/safetyQuality/checkList')
  await list.expectShown()
  await list.filterByText(title)
  await expect(list.rows).toHaveCount(1)
  const [number = ''] = await list.numbers()
  await list.open(number)
  await expect(page.getByRole('tab', { name: new RegExp(number) })).toHaveAttribute('aria-selected', 'true')
  return page.getByRole('tabpanel').filter({ visible: true })
}

/** Lets all retries and too many polling calls fail, then waits far beyond. */
async function outlastRetries({ page, traffic }: { page: Page; traffic: LiveTraffic }): Promise<void> {
  const [attempts, polls] = [traffic.attempts(), traffic.polls()]
  for (let retry = 1; retry <= RECONNECT_MAX; retry += 1) {
    await page.clock.runFor(RECONNECT_INTERVAL_MS)
    await expect.poll(() => traffic.attempts()).toBe(attempts + retry)
    // The end of the cut connection can be reported late: offline, Chromium waits for the close frame of the other
    // side.
    await expect.poll(() => traffic.hasEnded()).toBe(true)
  }
  for (let minute = 1; minute <= 30; minute += 1) {
    await page.clock.runFor(MINUTE_MS)
    // Activity, as an idle page is covered.
    if (minute % 10 === 0) await page.keyboard.press('Shift')
  }
  expect(traffic.attempts() - attempts).toBe(RECONNECT_MAX)
  // The first call was made when the connection was lost.
  expect(traffic.polls() - polls).toBeLessThanOrEqual(POLL_FAILURES_MAX + 1)
}

liveTest.describe('a cut connection', () => {
  let proxy: TcpProxy
  liveTest.beforeEach(async ({ server }) => {
    proxy = await startTcpProxy({ host: '127.0.0.1', port: Number(new URL(server.origin).port) })
  })
  liveTest.afterEach(() => proxy.cut())

  /** Opens a desk behind the proxy, with a controlled clock. */
  async function openBehindProxy(openDesk: Fixtures['openDesk']): Promise<Desk & { traffic: LiveTraffic }> {
    const desk = await openDesk('manager', `http://127.0.0.1:${proxy.port}`)
    await desk.page.clock.install()
    return { ...desk, traffic: watchLive(desk.context) }
  }

  liveTest(
    '[LIVE-02, LIVE-03, LIVE-05] beyond all retries: the count is right within 2 s once online',
    async ({ openDesk, order }) => {
      const { bell, context, page, traffic } = await openBehindProxy(openDesk)
      await order.returnOrder()
      const unreadBefore = await goLive({ bell, context, page })
      expect(traffic.attempts()).toBe(1)
      for (let beat = 1; beat <= 2; beat += 1) {
        await page.clock.runFor(HEARTBEAT_INTERVAL_MS)
        await expect.poll(() => traffic.heartbeats()).toBe(beat)
      }

      await context.setOffline(true)
      await proxy.cut()
      await bell.expectStale()
      await outlastRetries({ page, traffic })
      await bell.expectStale()
      await bell.expectUnread(unreadBefore)

      await order.submitOrder()
      await proxy.restore()
      const before = traffic.attempts()
      await context.setOffline(false)
      await bell.expectUnread(unreadBefore + 1, 2_000)
      await bell.expectLive(2_000)
      expect(traffic.attempts() - before).toBe(1)
      await expect.poll(() => traffic.open()).toBe(1)
      expect(traffic.counts()).toEqual([unreadBefore + 1])
    },
  )
})

liveTest(
  '[LIVE-05, MSG-20] the count is polled every 30 s if only calls pass the network',
  async ({ openDesk, order }) => {
    const { bell, context, page } = await openDesk('manager')
    const traffic = watchLive(context)
    await page.clock.install()
    await page.routeWebSocket(/message-push/, socket => socket.close())
    await order.returnOrder()
    await page.goto(HOME)
    await bell.expectPolling()
    const unreadBefore = await bell.unread()
    const polls = traffic.polls()
    await order.submitOrder()
    const call = page.waitForRequest(/recordStatus\/getRecordCount$/)
    await page.clock.runFor(POLL_INTERVAL_MS)
    expect((await call).postDataJSON()).toEqual({ targetUserCode: PEOPLE.manager.username })
    await bell.expectUnread(unreadBefore + 1)
    expect(traffic.polls() - polls).toBe(1)
  },
)

liveTest.describe('two tabs of one browser', () => {
  liveTest(
    '[LIVE-04] share one connection and count; when the tab that holds it is frozen or closed, the other takes over',
    async ({ language, openDesk, order }) => {
      const first = await openDesk('manager')
      const traffic = watchLive(first.context)
      await order.returnOrder()
      const unreadBefore = await goLive(first)
      const page = await first.context.newPage()
      const second = { ...first, page, bell: new MessageBell(page, language) }
      expect(await goLive(second)).toBe(unreadBefore)
      expect(traffic.attempts()).toBe(1)

      await liveTest.step('Both count what comes', async () => {
        await order.submitOrder()
        await first.bell.expectUnread(unreadBefore + 1)
        await second.bell.expectUnread(unreadBefore + 1)
      })
      await liveTest.step('What is read in one is read in the other', async () => {
        await second.bell.open()
        await second.bell.tab('workOrders').click()
        await second.bell.latest.first().getByRole('button').click()
        await first.bell.expectUnread(unreadBefore)
        await second.bell.expectUnread(unreadBefore)
      })
      await liveTest.step('The second takes over from one that the browser has frozen', async () => {
        // Pages under test are never hidden, and only hidden ones are frozen; the browser's freeze event is enough.
        await first.page.evaluate(() => document.dispatchEvent(new Event('freeze')))
        await expect.poll(() => traffic.attempts()).toBe(2)
        await second.bell.expectLive()
        await first.page.evaluate(() => document.dispatchEvent(new Event('resume')))
        await order.returnOrder()
        await order.submitOrder()
        await first.bell.expectUnread(unreadBefore + 1)
        await second.bell.expectUnread(unreadBefore + 1)
        expect(traffic.open()).toBe(1)
      })
      await liveTest.step('The first goes on alone when the second is closed', async () => {
        await page.close()
        await expect.poll(() => traffic.attempts()).toBe(3)
        await first.bell.expectLive()
        await order.returnOrder()
        await first.bell.expectUnread(unreadBefore)
        await order.submitOrder()
        await first.bell.expectUnread(unreadBefore + 1)
        expect(traffic.open()).toBe(1)
      })
    },
  )
})
