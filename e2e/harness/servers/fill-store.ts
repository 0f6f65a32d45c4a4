import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { registerFilledStore } from './filled-store.ts'
import { startPortalServer } from './portal-server.ts'

const WITHOUT_PROCESSES = 'server/test/support/stores/demo-without-processes.ts'

/**
 * Fills one store for the whole run: filling takes seconds of both cores, copying does not.
 * @returns a function that removes it
 */
export default async function fillStore(): Promise<() => void> {
  const server = await startPortalServer({}, true, WITHOUT_PROCESSES)
  await server.stop()
  registerFilledStore(join(server.dataDir, 'store'), server.password)
  return () => rmSync(server.dataDir, { recursive: true, force: true })
}
