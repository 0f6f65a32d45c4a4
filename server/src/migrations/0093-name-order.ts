import { type Kysely, sql } from 'kysely'

const FIRST_HAN = 0x4e00
const LAST_HAN = 0x9fa5
/** Words whose first character has another reading than by itself, so that they sort elsewhere. */
const WORDS = ['沈阳', '重庆']

/** Returns rules that sort Chinese characters by pinyin, for an ICU without language data. */
function pinyinRules(): string {
  const { compare } = new Intl.Collator('zh-CN')
  const characters = Array.from({ length: LAST_HAN - FIRST_HAN + 1 }, (_, index) =>
    String.fromCodePoint(FIRST_HAN + index),
  ).toSorted(compare)
  const words = WORDS.map(word => `& ${characters.findLast(each => compare(each, word) < 0)} < ${word}`)
  return `[reorder Hani] & [last regular] <* ${characters.join('')} ${words.join(' ')}`
}

/**
 * Creates the collation `name_order`, used in both languages: Chinese by pinyin, case-insensitive, numbers by value.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ collname: string }>`
    select collname from pg_collation where collname in ('zh-x-icu', 'und-x-icu')`.execute(db)
  const known = new Set(rows.map(({ collname }) => collname))
  if (known.has('zh-x-icu')) {
    await sql`create collation name_order (provider = icu, locale = 'zh-CN-u-kn-true')`.execute(db)
  } else if (known.has('und-x-icu')) {
    await sql`
      create collation name_order (provider = icu, locale = 'und-u-kn-true', rules = ${sql.lit(pinyinRules())})`.execute(
      db,
    )
  } else {
    // Without ICU there are no languages. Names are then sorted by code point.
    await sql`create collation name_order from "C"`.execute(db)
  }
}
