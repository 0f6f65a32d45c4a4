import { setTimeout as wait } from 'node:timers/promises'

/** Polls until the result is true. @param what for the error after `timeoutMs` */
export async function until(what: string, timeoutMs: number, check: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + timeoutMs
  while (!(await check())) {
    if (Date.now() > end) throw new Error(`${what}: not within ${timeoutMs} ms`)
    await wait(50)
  }
}
