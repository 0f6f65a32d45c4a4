import { expect, type Page } from '@playwright/test'

/** Returns the cached paths of each cache of the browser, by cache name. */
export function pathsByCache(page: Page): Promise<Readonly<Record<string, readonly string[]>>> {
  return page.evaluate(async () => {
    const paths: Record<string, string[]> = {}
    for (const name of await caches.keys()) {
      // oxlint-disable-next-line no-await-in-loop -- only a few caches
      const requests = await (await caches.open(name)).keys()
      paths[name] = requests.map(({ url }) => {
        const { pathname, search } = new URL(url)
        return pathname + search
      })
    }
    return paths
  })
}

/** Returns the cached paths of all caches. */
export async function cachedPaths(page: Page): Promise<string[]> {
  return Object.values(await pathsByCache(page)).flat()
}

/** Expects the browser to cache the portal and these applications, and to serve them. */
export async function expectCached(page: Page, ...apps: string[]): Promise<void> {
  const wanted = ['/', ...apps.map(app => expect.stringMatching(`^/apps/${app}/[^/]+/manifest[.]json$`))]
  await expect.poll(() => cachedPaths(page), { timeout: 30_000 }).toEqual(expect.arrayContaining(wanted))
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
}
