// npm run backup -- <file>
import { access } from 'node:fs/promises'
import { OperatorError } from '../../platform/config/operator-error.ts'
import { storeFolder } from '../../platform/db/embedded/prepare-folder.ts'
import { commandTexts } from './command-texts.ts'
import { runCommand } from './run-command.ts'
import { writeBackup } from './write-backup.ts'

await runCommand({
  name: 'backup',
  check: async ({ databaseUrl, dataDir }) => {
    if (databaseUrl !== null) return
    await access(storeFolder(dataDir)).catch(() => {
      throw new OperatorError(commandTexts.nothingToBackUp(dataDir))
    })
  },
  work: async (database, file) => {
    const { tables, rows } = await writeBackup(database, file)
    return commandTexts.backedUp(file, tables, rows)
  },
})
