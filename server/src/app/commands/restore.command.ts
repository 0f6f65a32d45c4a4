// npm run restore -- <file>
import { allMigrations } from '../migrations.ts'
import { PLUGINS } from '../plugins.ts'
import { commandTexts } from './command-texts.ts'
import { restoreBackup } from './restore-backup.ts'
import { runCommand } from './run-command.ts'

await runCommand({
  name: 'restore',
  work: async (database, file) => {
    const { tables, rows } = await restoreBackup(database, file, await allMigrations(PLUGINS))
    return commandTexts.restored(database.location, tables, rows)
  },
})
