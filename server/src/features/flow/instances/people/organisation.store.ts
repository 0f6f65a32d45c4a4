import { type Kysely, sql } from 'kysely'
import type { Organisation, Person } from '../../engine/organisation.ts'
import { AREAS, type PeopleToLoad } from './people-to-load.ts'

/** Returns the wanted people who are enabled, with their own roles and posts, and the department tree. */
export async function organisationNow(db: Kysely<unknown>, wanted: PeopleToLoad): Promise<Organisation> {
  const people = await sql<{ user_code: string; dept_code: string; roles: string[]; posts: string[] }>`
    select user_code, dept_code,
           array(select role_code from user_role r where r.user_code = u.user_code order by 1) as roles,
           array(select post_code from user_post p where p.user_code = u.user_code order by 1) as posts
      from app_user u
     where enabled and (${wanted.everybody}::boolean or user_code = any(array(
           select user_code from user_role where role_code = any(${[...wanted.roles]}::text[])
           union select user_code from user_post where post_code = any(${[...wanted.posts]}::text[])
           union select unnest(${[...wanted.people]}::text[]))))
     order by user_code`.execute(db)
  const departments = await sql<{ code: string; parent_code: string | null }>`
    select code, parent_code from department`.execute(db)
  return {
    people: people.rows.map(toPerson),
    parents: Object.fromEntries(departments.rows.map(({ code, parent_code }) => [code, parent_code])),
  }
}

function toPerson({
  user_code: userCode,
  dept_code: department,
  roles,
  posts,
}: {
  user_code: string
  dept_code: string
  roles: string[]
  posts: string[]
}): Person {
  return { userCode, department, roles, posts, areas: posts.flatMap(post => AREAS[post] ?? []) }
}
