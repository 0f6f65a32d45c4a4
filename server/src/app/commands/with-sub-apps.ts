import { access } from 'node:fs/promises'
import { OperatorError } from '../../platform/config/operator-error.ts'
import type { Settings } from '../../platform/config/settings.ts'
import { storeFolder } from '../../platform/db/embedded/prepare-folder.ts'
import { askRunningServer, isServerRunning } from '../../platform/operator/ask-running-server.ts'
import { readRunningServer } from '../../platform/operator/running-file.ts'
import { appTexts } from './app-texts.ts'
import type { SubAppsOperator } from './opened-store.ts'

/**
 * Works on sub-applications through the process that has the store. PostgreSQL is open to all. A running server locks
 * the embedded store, so requests go to the server. A killed server leaves its file behind but does not answer.
 */
export async function withSubApps<Result>(
  settings: Settings,
  work: (reach: SubAppsOperator) => Promise<Result>,
): Promise<Result> {
  if (settings.databaseUrl !== null) return await withOpenStore(settings, work)
  const running = await readRunningServer(settings.dataDir)
  if (running !== null && (await isServerRunning(running))) {
    return await work({ appsDir: running.appsDir, ask: request => askRunningServer(running, request) })
  }
  await access(storeFolder(settings.dataDir)).catch(() => {
    throw new OperatorError(appTexts.noStore(settings.dataDir))
  })
  return await withOpenStore(settings, work)
}

/**
 * Runs work on the store in this process. Its modules are loaded on demand, because a request to the server needs none
 * of them.
 */
async function withOpenStore<Result>(
  settings: Settings,
  work: (reach: SubAppsOperator) => Promise<Result>,
): Promise<Result> {
  const { withOpenedStore } = await import('./opened-store.ts')
  return await withOpenedStore(settings, work)
}
