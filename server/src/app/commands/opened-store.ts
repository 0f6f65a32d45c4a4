import { OperatorError } from '../../platform/config/operator-error.ts'
import type { Settings } from '../../platform/config/settings.ts'
import type { Database } from '../../platform/db/database.ts'
import { FolderInUse } from '../../platform/db/embedded/open-embedded.ts'
import { recordedMigrations } from '../../platform/db/migrate.ts'
import { openDatabase } from '../../platform/db/open-database.ts'
import { storeTexts } from '../../platform/db/store-texts.ts'
import { createSecurityAudit } from '../../platform/log/security-audit.ts'
import { allMigrations } from '../migrations.ts'
import {
  createHandleOperatorRequest,
  type HandleOperatorRequest,
} from '../operator/handle-operator-request.ts'
import { createHandlePermissionRequest } from '../operator/handle-permission-request.ts'
import { pluginServices } from '../plugins/plugin-services.ts'
import { PLUGINS } from '../plugins.ts'
import { allMessages } from '../wiring/all-messages.ts'
import { deliveryOf } from '../wiring/delivery-of.ts'
import { dictionaryConsumers } from '../wiring/dictionary-consumers.ts'
import { permissionsOfPeople } from '../wiring/permissions.ts'
import { createSubApps } from '../wiring/sub-apps.ts'
import { appTexts } from './app-texts.ts'

export interface SubAppsOperator {
  /** Folder of sub-applications, as configured in the process that has the store open. */
  readonly appsDir: string
  /** Executes a request and returns the message. @throws OperatorError if it fails */
  readonly ask: HandleOperatorRequest
}

/**
 * Opens the store in this process to work on sub-applications. @throws OperatorError if it cannot be opened, or has
 * another version
 */
export async function withOpenedStore<Result>(
  settings: Settings,
  work: (reach: SubAppsOperator) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(settings).catch((error: unknown) => {
    throw error instanceof FolderInUse
      ? new OperatorError(appTexts.serverNotReached(settings.dataDir), { cause: error })
      : error
  })
  try {
    await requireUpToDate(database)
    const clock = { now: () => new Date() }
    // Faults of versions are part of the response, and the audit table is written; the server's log is not open here.
    const logger = { error: () => {}, info: () => {} }
    const { answerRequest } = createSubApps({ database, settings, clock, logger })
    const services = pluginServices(database.kysely, clock, allMessages(PLUGINS), PLUGINS)
    const { changes } = permissionsOfPeople({
      database,
      settings,
      clock,
      // Shows delivery failures at the terminal.
      logger: { error: (about, text) => process.stderr.write(`${text}: ${JSON.stringify(about)}\n`) },
      delivery: deliveryOf(settings),
      messages: services.messages,
      dictionaryConsumers: dictionaryConsumers(PLUGINS, services),
      audit: createSecurityAudit(database.kysely, clock, logger),
    })
    const ask = createHandleOperatorRequest(
      answerRequest,
      createHandlePermissionRequest({ db: database.kysely, clock, changes }),
    )
    return await work({ appsDir: settings.appsDir, ask })
  } finally {
    await database.close()
  }
}

async function requireUpToDate(database: Database): Promise<void> {
  const known = Object.keys(await allMigrations(PLUGINS))
  const done = await recordedMigrations(database.kysely)
  const newer = done.filter(name => !known.includes(name))
  if (newer.length > 0) throw new OperatorError(storeTexts.storeNewer(database.location, newer))
  if (known.some(name => !done.includes(name))) {
    throw new OperatorError(appTexts.storeOutdated(database.location))
  }
}
