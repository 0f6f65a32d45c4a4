import { OperatorError } from '../../platform/config/operator-error.ts'
import type { Settings } from '../../platform/config/settings.ts'
import type { Database } from '../../platform/db/database.ts'
import { FolderInUse } from '../../platform/db/embedded/open-embedded.ts'
import { recorded } from '../../platform/db/migrate.ts'
import { openDatabase } from '../../platform/db/open-database.ts'
import { storeTexts } from '../../platform/db/store-texts.ts'
import { allMigrations } from '../migrations.ts'
import type { GrantWish } from '../operator/grant-wish.ts'
import { PLUGINS } from '../plugins.ts'
import { createSubApps } from '../sub-apps.ts'
import { appTexts } from './app-texts.ts'

export interface SubAppsReach {
  /** The folder of sub-applications as the one who has the store open knows it. */
  readonly appsDir: string
  /** Does what is wanted and says so. @throws OperatorError when it cannot be done */
  readonly ask: GrantWish
}

/** Works on sub-applications with the store opened here. @throws OperatorError when it cannot be opened, or is of another version */
export async function withOwnStore<Result>(
  settings: Settings,
  work: (reach: SubAppsReach) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(settings).catch((error: unknown) => {
    throw error instanceof FolderInUse
      ? new OperatorError(appTexts.serverNotReached(settings.dataDir), { cause: error })
      : error
  })
  try {
    await requireUpToDate(database)
    const { grantWish } = createSubApps({
      database,
      settings,
      clock: { now: () => new Date() },
      // What is wrong with a version is said in the answer.
      logger: { error: () => {} },
    })
    return await work({ appsDir: settings.appsDir, ask: grantWish })
  } finally {
    await database.close()
  }
}

async function requireUpToDate(database: Database): Promise<void> {
  const known = Object.keys(await allMigrations(PLUGINS))
  const done = await recorded(database.kysely)
  const newer = done.filter(name => !known.includes(name))
  if (newer.length > 0) throw new OperatorError(storeTexts.storeNewer(database.location, newer))
  if (known.some(name => !done.includes(name))) {
    throw new OperatorError(appTexts.storeOutdated(database.location))
  }
}
