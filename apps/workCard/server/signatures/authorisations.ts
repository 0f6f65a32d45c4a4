import { recordsWhere } from '@apron/server-kit/records/list-records'
import { siteDay } from '@apron/server-kit/time/site-day'
import { type Kysely, sql } from 'kysely'
import { authorisation } from '../../contract/authorisation.ts'

interface AuthorisationQuery {
  readonly site: string
  readonly now: Date
}

/** Returns the authorisations in force at a site whose field has this value. */
const inForce = (
  db: Kysely<unknown>,
  { site, now }: AuthorisationQuery,
  field: 'skill' | 'person',
  value: string,
) =>
  recordsWhere(
    db,
    authorisation,
    sql<boolean>`${sql.ref(field)} = ${value} and valid_until >= ${siteDay(now, 0)}::text::date`,
    { site, orderBy: ['stampNo'] },
  )

/** Returns the people who are authorised for a skill. */
export const skilledPeople = (db: Kysely<unknown>, query: AuthorisationQuery & { readonly skill: string }) =>
  inForce(db, query, 'skill', query.skill)

/** Returns the stamp of a person, preferably that of the skill, or an empty string. */
export async function stampOf(
  db: Kysely<unknown>,
  {
    person,
    skill,
    ...query
  }: AuthorisationQuery & { readonly person: string; readonly skill: string | undefined },
): Promise<string> {
  const found = await inForce(db, query, 'person', person)
  return (found.find(each => each.skill === skill) ?? found[0])?.stampNo ?? ''
}
