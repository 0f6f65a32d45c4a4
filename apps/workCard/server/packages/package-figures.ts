import { sql } from 'kysely'
import { FINAL_CARD_STATES } from '../../contract/job-card.fields.ts'
import { NON_BLOCKING_NR_STATES } from '../../contract/non-routine.ts'
import type { PackageFigures } from '../../contract/package-board.ts'
import type { Db } from '../work-card.tables.ts'

/** States of material that is neither installed nor returned. */
const MISSING = ['PLANNED', 'REQUESTED', 'SHORT']

type Counts = Omit<PackageFigures, 'percent'> & { readonly packageNo: string }

/** Counts the lines of a card in any of these states. */
const linesIn = (column: string, states: readonly string[]) =>
  sql`(select count(*) from jsonb_array_elements(${sql.ref(column)}) line
    where line->>'status' = any(${[...states]}::text[]))`

/**
 * Counts the contents of packages in the database, because a board shows thousands of cards. Excludes cancelled cards.
 */
export async function packageFigures(
  db: Db,
  packageNos: readonly string[],
): Promise<(packageNo: string) => PackageFigures> {
  const ends = sql`${[...FINAL_CARD_STATES]}::text[]`
  const { rows } = await sql<Counts>`
    select no as "packageNo", cards.*, defects.*
      from unnest(${[...packageNos]}::text[]) no
      cross join lateral (
        select count(*)::int as cards,
               (count(*) filter (where status = any(${ends})))::int as "cardsDone",
               coalesce(sum(est_hours), 0)::float8 as "estHours",
               coalesce(sum(actual_hours), 0)::float8 as "actualHours",
               coalesce(sum(${linesIn('materials', MISSING)}) filter (where status <> all(${ends})), 0)::int as "openMaterial",
               coalesce(sum(${linesIn('tools', ['OUT'])}), 0)::int as "toolsOut"
          from work_card_card where package_no = no and del_flag = 0 and status <> 'CANCELLED') cards
      cross join lateral (
        select count(*)::int as "openNonRoutines" from work_card_non_routine
         where package_no = no and del_flag = 0 and status <> all(${[...NON_BLOCKING_NR_STATES]}::text[])) defects`.execute(
    db,
  )
  const found = new Map(
    rows.map(({ packageNo, ...counts }) => {
      const { cards, cardsDone } = counts
      return [packageNo, { ...counts, percent: cards === 0 ? 0 : Math.round((cardsDone / cards) * 100) }]
    }),
  )
  return packageNo => {
    const figures = found.get(packageNo)
    if (figures === undefined) throw new Error(`${packageNo} was not requested`)
    return figures
  }
}
