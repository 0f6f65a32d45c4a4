import { siteDay } from '@apron/server-kit/time/site-day'
import { type Kysely, sql } from 'kysely'
import type { WorkCardTables } from '../work-card.tables.ts'

interface Asked {
  readonly site: string
  readonly now: Date
}

/** Authorisations in force at a site. */
function inForce(db: Kysely<unknown>, { site, now }: Asked) {
  return db
    .withTables<WorkCardTables>()
    .selectFrom('work_card_authorisation')
    .where('del_flag', '=', 0)
    .where('site_code', '=', site)
    .where(sql<boolean>`valid_until >= ${siteDay(now, 0)}::text::date`)
}

/** Returns who is authorised for a skill. */
export async function skilledPeople(
  db: Kysely<unknown>,
  { skill, ...asked }: Asked & { readonly skill: string },
): Promise<{ readonly person: string; readonly rii: boolean }[]> {
  return await inForce(db, asked)
    .select(['person', 'rii'])
    .where('skill', '=', skill)
    .orderBy('person')
    .execute()
}

/** Returns the stamp of a person, that of the skill first; empty without one. */
export async function stampOf(
  db: Kysely<unknown>,
  { person, skill, ...asked }: Asked & { readonly person: string; readonly skill?: string },
): Promise<string> {
  const found = await inForce(db, asked)
    .select('stamp_no')
    .where('person', '=', person)
    .orderBy(sql`case when skill = ${skill ?? ''} then 0 else 1 end`)
    .orderBy('stamp_no')
    .executeTakeFirst()
  return found?.stamp_no ?? ''
}
