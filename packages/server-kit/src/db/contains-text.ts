import { DATABASE_HYPHENS, normalizeText } from '@apron/contract/texts/normalize-text'
import { type RawBuilder, sql } from 'kysely'

const NARROW_HYPHENS = '-'.repeat(DATABASE_HYPHENS.length)

/**
 * Returns a condition that is true if the columns, joined into one line, contain the typed text. Ignores case, character width and the
 * kind of hyphen; an empty text matches every row. Uses `strpos`, not LIKE, so that the text has no wildcards.
 */
export function containsText(columns: readonly string[], text: string): RawBuilder<boolean> {
  const line = sql.join(columns.map(column => sql.ref(column)))
  const plain = sql`translate(normalize(concat_ws(' ', ${line}), NFKC), ${DATABASE_HYPHENS}, ${NARROW_HYPHENS})`
  return sql<boolean>`strpos(lower(${plain}), lower(${normalizeText(text)})) > 0`
}
