import { expect, type Page } from '@playwright/test'

/** Returns the cached paths by the name of the browser's cache. */
export function pathsByCache(page: Page): Promise<Readonly<Record<string, readonly string[]>>> {
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

/** Returns the paths of all caches together. */
export async function cachedPaths(page: Page): Promise<string[]> {
  return Object.values(await pathsByCache(page)).flat()
}

/** Expects the browser to cache the portal and these applications, and to serve them. */
export async function expectCached(page: Page, ...apps: string[]): Promise<void> {
  const wanted = ['/', ...apps.map(app => expect.stringMatching(`^/apps/${app}/[^/]+/manifest[.]json$`))]
  await expect.poll(() => cachedPaths(page), { timeout: 30_000 }).toEqual(expect.arrayContaining(wanted))
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
}
