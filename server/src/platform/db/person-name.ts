import type { Language } from '@apron/contract/dictionary/language'
import { type RawBuilder, sql } from 'kysely'

/**
 * Returns the SQL expression for the name of a person. An unknown user code, such as `server`, is returned unchanged, null
 * as an empty text.
 */
export function personName(column: string, language: Language): RawBuilder<string> {
  const code = sql.ref(column)
  const name = sql.ref(`p.name_${language}`)
  return sql<string>`coalesce((select ${name} from app_user p where p.user_code = ${code}), ${code}, '')`
}
