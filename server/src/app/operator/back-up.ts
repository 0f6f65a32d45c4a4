import type { TextPair } from '@apron/contract/texts/text-pair'
import type { Database } from '../../platform/db/database.ts'
import { commandTexts } from '../commands/command-texts.ts'
import { writeBackup } from '../commands/write-backup.ts'

/** Writes a backup and returns the message. @throws OperatorError if the file cannot be written */
export async function backUp(database: Database, file: string): Promise<TextPair> {
  const { tables, rows } = await writeBackup(database, file)
  return commandTexts.backedUp(file, tables, rows)
}
