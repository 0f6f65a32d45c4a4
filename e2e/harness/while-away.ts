import type { PortalServer } from './servers/portal-server.ts'

/** Ends the server, and starts it again whatever happens meanwhile. */
export async function whileAway(server: PortalServer, work: () => Promise<void>): Promise<void> {
  await server.stop()
  try {
    await work()
  } finally {
    await server.start()
  }
}
