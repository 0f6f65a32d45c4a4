import type { Browser, CDPSession, Page } from '@playwright/test'
import type { PageName } from '../web/pages/page-name.ts'
import { installRecorder, nextFrame, timeUntilDrawn } from './recorded-page.ts'

/** The shell in an empty browser. */
export interface MeasuredSite {
  readonly page: Page
  readonly session: CDPSession
  /** Bytes that came over the network until now, headers included; what the browser had costs nothing. */
  transferred(): number
  /** Nothing is on its way any more, for a few frames. */
  quiet(): Promise<void>
  /** Fetches the applications before anybody asks for them. */
  fetchAhead(): Promise<void>
  /** Opens a page in a tab of its own; milliseconds from the click until its content is drawn. */
  open(app: string, page: PageName): Promise<number>
  /** Closes the tab that was opened last. */
  closeNewest(): Promise<void>
  close(): Promise<void>
}

const QUIET_FRAMES = 3
const LOOK_MS = 3000
const VIEWPORT = { width: 1366, height: 900 }

interface Network {
  readonly pending: Set<string>
  bytes: number
}

async function watchNetwork(session: CDPSession): Promise<Network> {
  const network: Network = { pending: new Set(), bytes: 0 }
  session.on('Network.requestWillBeSent', ({ requestId }) => void network.pending.add(requestId))
  session.on('Network.loadingFailed', ({ requestId }) => void network.pending.delete(requestId))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    network.pending.delete(requestId)
    network.bytes += encodedDataLength
  })
  await session.send('Network.enable')
  return network
}

/** @param slowdown how many times slower the processor is made, so that small costs are seen */
export async function openSite(browser: Browser, origin: string, slowdown: number): Promise<MeasuredSite> {
  const context = await browser.newContext({ viewport: VIEWPORT })
  const page = await context.newPage()
  await installRecorder(page)
  const session = await context.newCDPSession(page)
  const network = await watchNetwork(session)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(origin)
  await page.locator('[data-open]').first().waitFor()

  async function quietFor(frames: number): Promise<void> {
    let still = 0
    while (still < frames) {
      await nextFrame(page)
      still = network.pending.size > 0 ? 0 : still + 1
    }
  }

  // A person looks at the page first; meanwhile the shell fetches what applications share.
  await page.waitForTimeout(LOOK_MS)
  await quietFor(QUIET_FRAMES)
  return {
    page,
    session,
    transferred: () => network.bytes,
    quiet: () => quietFor(QUIET_FRAMES),
    async fetchAhead() {
      await page.evaluate(() => window.apronBench?.fetchAhead())
      await quietFor(QUIET_FRAMES)
    },
    open: (app, name) => timeUntilDrawn(page, () => page.locator(`[data-open="${app}/${name}"]`).click()),
    async closeNewest() {
      const panes = await page.locator('[data-pane]').count()
      await page.locator('[data-close]').last().click()
      await page
        .locator('[data-pane]')
        .nth(panes - 1)
        .waitFor({ state: 'detached' })
    },
    close: () => context.close(),
  }
}
