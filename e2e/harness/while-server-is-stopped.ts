import type { PortalServer } from './servers/portal-server.ts'

/** Stops the server during the work and always starts it again. */
export async function whileServerIsStopped(server: PortalServer, work: () => Promise<void>): Promise<void> {
  await server.stop()
  try {
    await work()
  } finally {
    await server.start()
  }
}
