import type { Language } from '@apron/contract/dictionary/language'
import { type RawBuilder, sql } from 'kysely'

/**
 * Returns the SQL expression for the name of the person whose user code is in a column. Yields the code itself if it is
 * unknown, such as `server`, and an empty text if it is null.
 */
export function personName(column: string, language: Language): RawBuilder<string> {
  const code = sql.ref(column)
  const name = sql.ref(`p.name_${language}`)
  return sql<string>`coalesce((select ${name} from app_user p where p.user_code = ${code}), ${code}, '')`
}
