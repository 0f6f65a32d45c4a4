import { expect, type Page } from '@playwright/test'

/** Name of each cache of the browser → paths that it keeps. */
export function keptPaths(page: Page): Promise<Readonly<Record<string, readonly string[]>>> {
  return page.evaluate(async () => {
    const found: Record<string, string[]> = {}
    for (const name of await caches.keys()) {
      // oxlint-disable-next-line no-await-in-loop -- a handful
      const requests = await (await caches.open(name)).keys()
      found[name] = requests.map(({ url }) => {
        const { pathname, search } = new URL(url)
        return pathname + search
      })
    }
    return found
  })
}

/** Paths of all caches together. */
export async function allKept(page: Page): Promise<string[]> {
  return Object.values(await keptPaths(page)).flat()
}

/** The browser keeps the portal and these applications, and answers for them. */
export async function expectKept(page: Page, ...apps: string[]): Promise<void> {
  const wanted = ['/', ...apps.map(app => expect.stringMatching(`^/apps/${app}/[^/]+/manifest[.]json$`))]
  await expect.poll(() => allKept(page), { timeout: 30_000 }).toEqual(expect.arrayContaining(wanted))
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
}
