import type { Page } from '@playwright/test'

/** Records violations of the content security policy, uncaught errors and console errors of the page. */
export async function recordPageErrors(page: Page): Promise<readonly string[]> {
  const pageErrors: string[] = []
  page.on('pageerror', error => pageErrors.push(`error: ${error.message}`))
  page.on('console', message => {
    if (message.type() === 'error') pageErrors.push(`console: ${message.text()}`)
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      // oxlint-disable-next-line no-console -- read above
      console.error(`policy: ${violatedDirective} ${blockedURI}`)
    })
  })
  return pageErrors
}

/** Traces of applications in the page outside their own elements. */
export interface PageTraces {
  /** `window keydown`, `document click` …, sorted. */
  readonly listeners: readonly string[]
  readonly sheets: readonly string[]
  /** Elements of the body. */
  readonly body: readonly string[]
  /** Properties of the window. */
  readonly globals: readonly string[]
}

const TARGETS = ['window', 'document', 'document.documentElement', 'document.body']

/** Reads the traces with the developer tools of the browser. */
export async function tracesOf(page: Page): Promise<PageTraces> {
  const devTools = await page.context().newCDPSession(page)
  const listeners: string[] = []
  for (const target of TARGETS) {
    const { result } = await devTools.send('Runtime.evaluate', { expression: target })
    const found = await devTools.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' })
    listeners.push(...found.listeners.map(({ type }) => `${target} ${type}`))
  }
  await devTools.detach()
  const seen = await page.evaluate(() => ({
    sheets: [...document.styleSheets].map(({ href }) => href ?? 'inline'),
    body: [...document.body.children].map(({ tagName, id, className }) => `${tagName}#${id}.${className}`),
    globals: Object.getOwnPropertyNames(window).filter(name => !/^\d+$/.test(name)),
  }))
  return { listeners: listeners.toSorted(), ...seen }
}

/** Counts the running intervals of the page, from its next document on. */
export async function countIntervals(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const running = new Set<number>()
    const set = window.setInterval.bind(window)
    const clear = window.clearInterval.bind(window)
    Object.assign(window, {
      setInterval(...args: Parameters<typeof setInterval>) {
        const id = set(...args)
        running.add(id)
        return id
      },
      clearInterval(id: number) {
        running.delete(id)
        clear(id)
      },
      runningIntervals: () => running.size,
    })
  })
  return () => page.evaluate(() => Number(Reflect.get(window, 'runningIntervals')()))
}
