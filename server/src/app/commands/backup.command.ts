// npm run backup -- <file>
import { access } from 'node:fs/promises'
import { OperatorError } from '../../platform/config/operator-error.ts'
import { storeFolder } from '../../platform/db/embedded/prepare-folder.ts'
import { askRunningServer, isServerRunning } from '../../platform/operator/ask-running-server.ts'
import { readRunningServer } from '../../platform/operator/running-file.ts'
import { accountName } from './account-name.ts'
import { commandTexts } from './command-texts.ts'
import { runCommand } from './run-command.ts'
import { backUp } from './write-backup.ts'

await runCommand({
  name: 'backup',
  check: async ({ databaseUrl, dataDir }) => {
    if (databaseUrl !== null) return
    await access(storeFolder(dataDir)).catch(() => {
      throw new OperatorError(commandTexts.nothingToBackUp(dataDir))
    })
  },
  // A running server locks the embedded store. PostgreSQL is open to all processes.
  runOnServer: async ({ databaseUrl, dataDir }, file) => {
    const running = databaseUrl === null ? await readRunningServer(dataDir) : null
    if (running === null || !(await isServerRunning(running))) return null
    return await askRunningServer(running, { wish: { do: 'backup', file }, account: accountName() })
  },
  work: backUp,
})
