import type { Browser, CDPSession, Page } from '@playwright/test'
import type { PageName } from '../web/pages/page-name.ts'
import { installRecorder, nextFrame, timeUntilRendered } from './recorded-page.ts'

/** The shell in an empty browser. */
export interface MeasuredSite {
  readonly page: Page
  readonly session: CDPSession
  /** Bytes transferred so far, headers included; cached files cost nothing. */
  transferred(): number
  /** Waits until no request is pending, for a few frames. */
  quiet(): Promise<void>
  /** Prefetches the applications. */
  fetchAhead(): Promise<void>
  /** Opens a page in a new tab. @returns milliseconds from the click until its content is rendered */
  open(app: string, page: PageName): Promise<number>
  /** Closes the tab opened last. */
  closeNewest(): Promise<void>
  close(): Promise<void>
}

const QUIET_FRAMES = 3
const INITIAL_PAUSE_MS = 3000
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

/** Opens the shell. @param slowdown factor by which the processor is slowed down, to make small costs visible */
export async function openSite(browser: Browser, origin: string, slowdown: number): Promise<MeasuredSite> {
  const context = await browser.newContext({ viewport: VIEWPORT })
  const page = await context.newPage()
  await installRecorder(page)
  const session = await context.newCDPSession(page)
  const network = await watchNetwork(session)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(origin)
  await page.locator('[data-open]').first().waitFor()

  async function waitUntilQuiet(frames: number): Promise<void> {
    let quietFrames = 0
    while (quietFrames < frames) {
      await nextFrame(page)
      quietFrames = network.pending.size > 0 ? 0 : quietFrames + 1
    }
  }

  // People look at the page first; meanwhile the shell fetches the shared libraries.
  await page.waitForTimeout(INITIAL_PAUSE_MS)
  await waitUntilQuiet(QUIET_FRAMES)
  return {
    page,
    session,
    transferred: () => network.bytes,
    quiet: () => waitUntilQuiet(QUIET_FRAMES),
    async fetchAhead() {
      await page.evaluate(() => window.apronBench?.fetchAhead())
      await waitUntilQuiet(QUIET_FRAMES)
    },
    open: (app, name) => timeUntilRendered(page, () => page.locator(`[data-open="${app}/${name}"]`).click()),
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
