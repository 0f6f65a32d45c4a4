import type { Translation } from '@apron/contract/dictionary/translation'
import { wireTime } from '@apron/contract/wire/formats/wire-time'
import type { Kysely, Selectable } from 'kysely'
import type { TranslationsTables } from './translations.tables.ts'

/** Returns a project's texts that override built-in ones. */
export async function translationsOf(db: Kysely<unknown>, projectCode: string): Promise<Translation[]> {
  const rows = await db
    .withTables<TranslationsTables>()
    .selectFrom('translation')
    .selectAll()
    .where('project_code', '=', projectCode)
    .orderBy('code')
    .execute()
  return rows.map(toTranslation)
}

/** Converts a row to an entry (§3). */
export function toTranslation(row: Selectable<TranslationsTables['translation']>): Translation {
  return {
    id: row.id,
    code: row.code,
    chinese: row.chinese,
    english: row.english,
    type: row.type,
    projectCode: row.project_code,
    projectName: row.project_name,
    createBy: row.created_by,
    createTime: wireTime(row.created_at),
    updateBy: row.updated_by,
    updateTime: wireTime(row.updated_at),
  }
}
