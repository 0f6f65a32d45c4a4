// npm run verify-records
import { access } from 'node:fs/promises'
import { OperatorError } from '../../platform/config/operator-error.ts'
import { readSecretKey } from '../../platform/config/secret-key.ts'
import { readSettings } from '../../platform/config/settings.ts'
import { storeFolder } from '../../platform/db/embedded/prepare-folder.ts'
import { openDatabase } from '../../platform/db/open-database.ts'
import { askRunningServer, isServerRunning } from '../../platform/operator/ask-running-server.ts'
import { readRunningServer } from '../../platform/operator/running-file.ts'
import { verifyRecords } from '../operator/verify-records.ts'
import { PLUGINS } from '../plugins.ts'
import { accountName } from './account-name.ts'
import { appTexts } from './app-texts.ts'
import { runAtTerminal } from './run-command.ts'

await runAtTerminal(async () => {
  const settings = readSettings(process.env)
  const { databaseUrl, dataDir } = settings
  const running = databaseUrl === null ? await readRunningServer(dataDir) : null
  if (running !== null && (await isServerRunning(running))) {
    return await askRunningServer(running, { wish: { do: 'verifyRecords' }, account: accountName() })
  }
  if (databaseUrl === null) {
    await access(storeFolder(dataDir)).catch(() => {
      throw new OperatorError(appTexts.noStore(dataDir))
    })
  }
  const database = await openDatabase(settings)
  try {
    return await verifyRecords(database.kysely, PLUGINS, await readSecretKey(settings))
  } finally {
    await database.close()
  }
})
