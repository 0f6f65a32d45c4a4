import { DATABASE_HYPHENS, normalizeText } from '@apron/contract/texts/normalize-text'
import { type RawBuilder, sql } from 'kysely'

const NARROW_HYPHENS = '-'.repeat(DATABASE_HYPHENS.length)

/**
 * A condition: the columns, read as one line, contain what somebody typed; upper and lower case, full-width and narrow characters and
 * all hyphens are the same, nothing typed is in every line. `strpos` instead of LIKE: nothing in the text is a wildcard.
 */
export function containsText(columns: readonly string[], text: string): RawBuilder<boolean> {
  const line = sql.join(columns.map(column => sql.ref(column)))
  const plain = sql`translate(normalize(concat_ws(' ', ${line}), NFKC), ${DATABASE_HYPHENS}, ${NARROW_HYPHENS})`
  return sql<boolean>`strpos(lower(${plain}), lower(${normalizeText(text)})) > 0`
}
