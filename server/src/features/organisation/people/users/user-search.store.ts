import type { Language } from '@apron/contract/dictionary/language'
import type { PageOf } from '@apron/contract/lists/paging'
import type { Employee, UserHit } from '@apron/contract/organisation/user'
import { containsText } from '@apron/server-kit/db/contains-text'
import { type Paging, pageOf } from '@apron/server-kit/db/page-of'
import { type Kysely, sql } from 'kysely'
import type { DepartmentsTables } from '../../units/departments.tables.ts'
import type { UsersTables } from './users.tables.ts'

export interface UserSearch extends Paging {
  /** The caller. External users find only people of their own enterprise. */
  readonly searcher: string
  /** Not empty. */
  readonly text: string
  readonly language: Language
  /** Includes disabled accounts. */
  readonly closed: boolean
}

type Tables = UsersTables & DepartmentsTables
type Named = UserHit['deptList']

/** Selects the people whom the caller may find, with the path from the root of the organisation to their department. */
function selectVisiblePeople(db: Kysely<unknown>, searcher: string) {
  return db
    .withTables<Tables>()
    .withRecursive('path', departments =>
      departments
        .selectFrom('department as d')
        .select([
          'd.code',
          sql<Named>`jsonb_build_array(jsonb_build_object('code', d.code, 'name', d.name_zh))`.as('zh'),
          sql<Named>`jsonb_build_array(jsonb_build_object('code', d.code, 'name', d.name_en))`.as('en'),
          sql<string>`concat_ws(' ', d.name_zh, d.name_en)`.as('names'),
        ])
        .where('d.parent_code', 'is', null)
        .unionAll(
          departments
            .selectFrom('department as d')
            .innerJoin('path as above', 'above.code', 'd.parent_code')
            .select([
              'd.code',
              sql<Named>`above.zh || jsonb_build_object('code', d.code, 'name', d.name_zh)`.as('zh'),
              sql<Named>`above.en || jsonb_build_object('code', d.code, 'name', d.name_en)`.as('en'),
              sql<string>`concat_ws(' ', above.names, d.name_zh, d.name_en)`.as('names'),
            ]),
        ),
    )
    .selectFrom('app_user as u')
    .innerJoin('path as w', 'w.code', 'u.dept_code')
    .innerJoin('app_user as me', join =>
      join
        .on('me.user_code', '=', searcher)
        .on(on =>
          on.or([on('me.user_type', '=', 'employee'), on('me.dept_code', '=', on.ref('u.dept_code'))]),
        ),
    )
}

function postsColumn(language: Language) {
  return sql<Named>`coalesce((
    select jsonb_agg(jsonb_build_object('code', p.code, 'name', ${sql.ref(`p.name_${language}`)}) order by p.code)
    from user_post h join post p on p.code = h.post_code where h.user_code = u.user_code), '[]')`
}

/**
 * Searches people by employee number, name in either language, or name of their department or an ancestor. An exact
 * number comes first.
 */
export async function searchUsers(
  db: Kysely<unknown>,
  { searcher, text, language, closed, ...page }: UserSearch,
): Promise<PageOf<UserHit>> {
  const visible = closed
    ? selectVisiblePeople(db, searcher)
    : selectVisiblePeople(db, searcher).where('u.enabled', '=', true)
  const found = visible
    .where(containsText(['u.user_code', 'u.name_zh', 'u.name_en', 'w.names'], text))
    .select([
      'u.user_code as userCode',
      `u.name_${language} as nickName`,
      `w.${language} as deptList`,
      postsColumn(language).as('postList'),
      'u.sex',
    ])
  const exactFirst = found.orderBy(sql`lower(u.user_code) = lower(${text})`, 'desc')
  return await pageOf(exactFirst.orderBy('u.user_code'), page)
}

/** Returns one enabled person by employee number. Null if unknown, disabled, or not visible to the caller. */
export async function findFormUser(
  db: Kysely<unknown>,
  searcher: string,
  userCode: string,
  language: Language,
): Promise<Employee | null> {
  const row = await selectVisiblePeople(db, searcher)
    .innerJoin('department as d', 'd.code', 'u.dept_code')
    .select([
      'u.user_code as userCode',
      `u.name_${language} as name`,
      'd.code as deptCode',
      `d.name_${language} as deptName`,
      'u.user_type as userType',
    ])
    .where('u.enabled', '=', true)
    .where('u.user_code', '=', userCode)
    .executeTakeFirst()
  return row ?? null
}
