import { ALL_CALLS } from '@apron/contract/calls/all-calls'
import { BASE_PATH } from '@apron/contract/calls/base-path'
import type { CallAttributes } from '@apron/contract/calls/define-call'
import { expect, type Page, type Request } from '@playwright/test'

/** The server's message for a rejected call. */
interface RefusedCall {
  readonly call: CallAttributes
  readonly message: string
}

/** A server that rejects every call on demand, each with a different message. */
export interface RefusingServer {
  /** Waits until the page makes no more requests. */
  silence(): Promise<void>
  /**
   * Rejects all calls during an action, until the page is silent. Fails if a message is not readable on the page,
   * unless it is suppressed.
   */
  expectRead(act: () => Promise<void>): Promise<void>
}

/** Pause that ends an action, ms; within an action the requests of a page follow each other faster. */
const SILENCE_MS = 500
const PATTERNS = ALL_CALLS.map(call => {
  const path = call.path.replaceAll(/[.()]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '[^/]+')
  return { call, pattern: new RegExp(`^${BASE_PATH}${path}$`) }
})

function callOf(request: Request): CallAttributes | undefined {
  const { pathname } = new URL(request.url())
  return PATTERNS.find(({ call, pattern }) => call.method === request.method() && pattern.test(pathname))
    ?.call
}

export async function refusingServer(page: Page): Promise<RefusingServer> {
  let refused: RefusedCall[] | null = null
  let count = 0
  let last = Date.now()
  /** Pending calls and code: lazily loaded code makes requests once loaded. */
  const pending = new Set<Request>()
  page.on('request', request => pending.add(request))
  const end = (request: Request) => {
    pending.delete(request)
    last = Date.now()
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  await page.route(`**${BASE_PATH}/**`, async route => {
    const call = callOf(route.request())
    if (call === undefined || refused === null) return route.fallback()
    count += 1
    const message = `${call.id} 第${count}次不行`
    refused.push({ call, message })
    return route.fulfill({ json: { code: 1999, msg: message, data: null, success: false } })
  })
  const isSilent = () => pending.size === 0 && Date.now() - last > SILENCE_MS
  const silence = () => {
    last = Date.now()
    return expect.poll(isSilent).toBe(true)
  }

  /** Collects the visible text until the action is over: a message shown for 5 s may be gone when the page is silent. */
  async function collectText(visibleTexts: Set<string>, hasEnded: () => boolean): Promise<void> {
    while (!hasEnded()) {
      visibleTexts.add(
        await page.evaluate<string>(
          () => new Promise(done => setTimeout(() => done(document.body.innerText), 100)),
        ),
      )
    }
  }

  return {
    silence,
    async expectRead(act) {
      const rejected: RefusedCall[] = []
      refused = rejected
      let ended = false
      const visibleTexts = new Set<string>()
      const collecting = collectText(visibleTexts, () => ended)
      await act()
      await expect.poll(() => rejected.length > 0 && isSilent(), { timeout: 20_000 }).toBe(true)
      refused = null
      // The network can be silent before the page has rendered the response.
      await expect.poll(() => unreadOf(rejected, [...visibleTexts].join('\n'))).toEqual([])
      ended = true
      await collecting
    },
  }
}

/** Returns the calls whose rejection was not readable. One readable message is enough for a repeated call. */
function unreadOf(refused: readonly RefusedCall[], read: string): string[] {
  const known = new Set(refused.filter(({ message }) => read.includes(message)).map(({ call }) => call.id))
  return refused
    .filter(({ call }) => call.failures !== 'suppress' && !known.has(call.id))
    .map(({ call }) => call.id)
}
