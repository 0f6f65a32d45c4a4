import { type PortalServer, startPortalServer } from './portal-server.ts'
import { test } from './portal-test.ts'

/** Tests of a new company's portal, on a store without users. */
export const testOnEmptyStore = test.extend<{ empty: PortalServer }>({
  empty: [
    async ({}, use) => {
      const server = await startPortalServer({}, false)
      await use(server)
      await server.dispose()
    },
    { timeout: 120_000 },
  ],
  baseURL: async ({ empty }, use) => use(empty.origin),
})

/** Returns the link to the setup as the server prints it. */
export function setupLink(server: PortalServer): string {
  return /\/setup\?token=[\w-]{43}/.exec(server.log())?.[0] ?? ''
}
