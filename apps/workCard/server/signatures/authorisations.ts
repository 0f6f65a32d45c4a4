import { recordsWhere } from '@apron/server-kit/records/list-records'
import { siteDay } from '@apron/server-kit/time/site-day'
import { sql } from 'kysely'
import { authorisation } from '../../contract/authorisation.ts'
import type { Db } from '../work-card.tables.ts'

interface SiteTime {
  readonly site: string
  readonly now: Date
}

/** Returns the authorisations in force at a site whose field has this value. */
function findValid(db: Db, { site, now }: SiteTime, field: 'skill' | 'person', value: string) {
  const where = sql<boolean>`${sql.ref(field)} = ${value} and valid_until >= ${siteDay(now, 0)}::text::date`
  return recordsWhere(db, authorisation, where, { site, orderBy: ['stampNo'] })
}

/** Returns the people who are authorised for a skill. */
export const skilledPeople = (db: Db, moment: SiteTime & { readonly skill: string }) =>
  findValid(db, moment, 'skill', moment.skill)

/** Returns the authorisations of a person. */
export const authorisationsOf = (db: Db, moment: SiteTime & { readonly person: string }) =>
  findValid(db, moment, 'person', moment.person)

export type Authorisations = Awaited<ReturnType<typeof authorisationsOf>>

/** Returns the stamp of a person, preferably that of the skill, or an empty string. */
export function stampOf(own: Authorisations, skill: string | undefined): string {
  return (own.find(each => each.skill === skill) ?? own[0])?.stampNo ?? ''
}
