import { type Kysely, sql } from 'kysely'

/** Values that the portal seeded before tools provided its directories itself. */
const VALUES: Readonly<Record<string, string>> = {
  TOOL_CLASS: 'TQ PG ME EL LF GN SP GSE',
  LOAN_REASON: 'CARD SHOP STATION CALIBRATION TRAINING',
  LOST_RESULT: 'FOUND_IN_AC FOUND_ELSEWHERE NOT_FOUND_CLEARED BROKEN_PIECES',
}

/** Counts the directories of a filled database as offered, so that values deleted by an administrator stay deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const filled = await sql`select from role limit 1`.execute(db)
  if (filled.rows.length === 0) return
  const keys = Object.entries(VALUES).flatMap(([code, values]) =>
    values.split(' ').map(value => `${code}:${value}`),
  )
  await sql`
    insert into app_offer (kind, key)
    select 'dictionary', unnest(${keys}::text[])
    on conflict do nothing`.execute(db)
}
