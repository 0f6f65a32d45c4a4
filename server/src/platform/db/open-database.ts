import type { Settings } from '../config/settings.ts'
import type { Database, StoreLog } from './database.ts'
import { openEmbedded } from './embedded/open-embedded.ts'
import { openPostgres } from './open-postgres.ts'

const toStderr: StoreLog = {
  info: text => void process.stderr.write(`${text}\n`),
  warn: text => void process.stderr.write(`${text}\n`),
}

/** Opens the store of the settings. Throws `OperatorError` with a text for people on failure. */
export async function openDatabase(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  log: StoreLog = toStderr,
): Promise<Database> {
  if (settings.databaseUrl !== null) return openPostgres({ url: settings.databaseUrl, log })
  return openEmbedded({ folder: settings.dataDir, log })
}
