import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { Recorder } from '../web/pages/recorder.ts'

const TIMEOUT_MS = 60_000

/** Rejects on a timeout, so that an application that never shows anything does not block the measurement. */
async function withTimeout<Value>(work: Promise<Value>): Promise<Value> {
  const finished = new AbortController()
  const timeout = wait(TIMEOUT_MS, undefined, { signal: finished.signal }).then(() => {
    throw new Error(`Nothing was rendered within ${TIMEOUT_MS / 1000} s`)
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    finished.abort()
  }
}

/** Installs the recorder in the window of the shell. */
export async function installRecorder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recorder: Recorder = {
      waiting: null,
      fetchAhead: () => undefined,
      shellAt: 0,
      onRendered() {
        const at = performance.now()
        recorder.shellAt ||= at
        const { waiting } = recorder
        recorder.waiting = null
        waiting?.(at)
      },
    }
    window.apronBench = recorder
  })
}

/**
 * Returns the time from the next click until a page has its content in the document, laid out; both are recorded in the
 * page, ms.
 */
export async function timeUntilRendered(page: Page, click: () => Promise<void>): Promise<number> {
  const pending = await page.evaluateHandle(() => {
    const time = new Promise<number>((resolve, reject) => {
      addEventListener(
        'click',
        ({ timeStamp }) => {
          if (!window.apronBench) return reject(new Error('The page has no recorder'))
          window.apronBench.waiting = at => resolve(at - timeStamp)
          return undefined
        },
        { capture: true, once: true },
      )
    })
    // Wrapped, so that it is not awaited here.
    return { time }
  })
  await click()
  const ms = await withTimeout(pending.evaluate(({ time }) => time))
  await pending.dispose()
  return ms
}

/** Waits for a rendered frame and all tasks queued before it. */
export const nextFrame = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>(resolve => {
        requestAnimationFrame(() => setTimeout(resolve))
      }),
  )
