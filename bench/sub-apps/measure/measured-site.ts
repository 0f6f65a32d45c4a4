import type { Browser, CDPSession, Page } from '@playwright/test'
import type { PageName } from '../web/pages/page-name.ts'
import { installRecorder, nextFrame, timeUntilDrawn } from './recorded-page.ts'

/** The shell of one contestant in an empty browser. */
export interface MeasuredSite {
  readonly page: Page
  readonly session: CDPSession
  /** Bytes that came over the network until now, headers included; what the browser had costs nothing. */
  transferred(): number
  /** Nothing is on its way any more, for a few frames. */
  quiet(): Promise<void>
  /** Lets the host fetch the applications before anybody asks for them, by its own means, and waits until it has. */
  fetchAhead(): Promise<void>
  /** Opens a page in a tab of its own; milliseconds from the click until its content is drawn. */
  open(app: string, page: PageName): Promise<number>
  /** Closes the tab that was opened last. */
  closeNewest(): Promise<void>
  close(): Promise<void>
}

const QUIET_FRAMES = 3
const LOOK_MS = 3000
/** Some hosts fetch only when the page has been idle for a while, and do not tell when they have. */
const IDLE_FRAMES = 40
const VIEWPORT = { width: 1366, height: 900 }

interface Network {
  readonly pending: Set<string>
  bytes: number
}

/** Also hears what frames of the page's own origin fetch: they run in its process. */
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

  // A person looks at the page first; meanwhile some hosts fetch what they share.
  await page.waitForTimeout(LOOK_MS)
  await quietFor(QUIET_FRAMES)
  return {
    page,
    session,
    transferred: () => network.bytes,
    quiet: () => quietFor(QUIET_FRAMES),
    async fetchAhead() {
      await page.evaluate(() => window.apronBench?.fetchAhead())
      await quietFor(IDLE_FRAMES)
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
