import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { PageOf } from '@apron/contract/lists/paging'
import type {
  AdminDepartment,
  AdminDepartmentQuery,
  AdminDepartmentSave,
} from '@apron/contract/organisation/admin-department'
import { adminDepartment } from '@apron/contract/organisation/admin-department.fields'
import { DEPARTMENT_DEPTH } from '@apron/contract/organisation/department'
import { DEPARTMENT_CODE } from '@apron/contract/rules/records/admin-formats'
import { stripInvisible } from '@apron/contract/texts/normalize-text'
import { byName, byPosition } from '@apron/server-kit/db/name-order'
import { ordered } from '@apron/server-kit/db/ordered'
import { pageOf } from '@apron/server-kit/db/page-of'
import { columnOf } from '@apron/server-kit/db/sorted-by'
import { fieldConditions } from '@apron/server-kit/records/described/field-conditions'
import type { EditedKind } from '@apron/server-kit/records/save-record'
import { type Kysely, sql } from 'kysely'
import type { UsersTables } from '../people/users/users.tables.ts'
import type { ResourcesTables } from '../permissions/resources/resources.tables.ts'
import type { DepartmentsTables } from './departments.tables.ts'
import { type PlacedDepartment, placementFault } from './placement.ts'

type Tables = DepartmentsTables & Pick<UsersTables, 'app_user'> & Pick<ResourcesTables, 'role_resource'>

/** Departments and enterprises with their position in the tree and their contents. */
function selectDepartments(db: Kysely<unknown>) {
  return db
    .withTables<Tables>()
    .withRecursive('placed', placed =>
      placed
        .selectFrom('department as d')
        .select(['d.code', sql<string[]>`array[d.code]`.as('path')])
        .where('d.parent_code', 'is', null)
        .unionAll(
          placed
            .selectFrom('department as d')
            .innerJoin('placed as above', 'above.code', 'd.parent_code')
            .select(['d.code', sql<string[]>`above.path || d.code`.as('path')]),
        ),
    )
    .selectFrom('department as d')
    .innerJoin('placed as p', 'p.code', 'd.code')
    .select(['d.code', 'd.name_zh as nameZh', 'd.name_en as nameEn', 'd.kind', 'd.version'])
    .select([
      sql<string>`coalesce(d.parent_code, '')`.as('parentCode'),
      sql<number>`array_length(p.path, 1)`.as('level'),
      sql<number>`(select count(*)::int from app_user u where u.dept_code = d.code)`.as('people'),
      sql<number>`(select count(*)::int from department b where b.parent_code = d.code)`.as('below'),
    ])
}

/** Returns one page: departments in tree order, then enterprises. */
export async function pageOfDepartments(
  db: Kysely<unknown>,
  query: AdminDepartmentQuery,
): Promise<PageOf<AdminDepartment>> {
  const found = selectDepartments(db).where(
    fieldConditions(adminDepartment.fields, query.queryCriteria, name => `d.${columnOf(name)}`),
  )
  const sorted = ordered(
    found,
    query.queryCriteria,
    {
      code: sql.ref('d.code'),
      nameZh: byName(sql.ref('d.name_zh')),
      nameEn: byName(sql.ref('d.name_en')),
      kind: byPosition(sql.ref('d.kind'), Object.keys(adminDepartment.fields.kind.options)),
      parentCode: sql.ref('d.parent_code'),
    },
    rows => rows.orderBy(sql`d.kind = 'department'`, 'desc').orderBy('p.path'),
    'd.code',
  )
  return await pageOf(sorted, query)
}

/** Rules for creating, changing and deleting departments. */
export const DEPARTMENT_KIND: EditedKind<AdminDepartmentSave, AdminDepartment> = {
  /**
   * Serialises changes of the tree: two changes, each valid alone, can form a cycle together. Also keeps people from
   * being added to the row meanwhile.
   */
  async lock(db, code) {
    await sql`lock table department in share row exclusive mode`.execute(db)
    await sql`select 1 from department where code = ${code} for update`.execute(db)
  },
  async find(db, code) {
    return (await selectDepartments(db).where('d.code', '=', code).executeTakeFirst()) ?? null
  },
  async check(db, wanted, before) {
    if (before === null && !DEPARTMENT_CODE.test(wanted.code))
      throw new Refusal(SERVER_ERRORS.badRequest, { detail: 'body/code' })
    const fault = placementFault(wanted, await placedDepartments(db))
    if (fault !== null)
      throw new Refusal(fault, {
        code: fault === SERVER_ERRORS.departmentParentMissing ? wanted.parentCode : wanted.code,
        levels: String(DEPARTMENT_DEPTH),
      })
    if (before !== null && before.kind !== wanted.kind) await requireEmpty(db, before)
  },
  async put(db, { code, nameZh, nameEn, kind, parentCode }, before) {
    const store = db.withTables<Tables>()
    const values = {
      name_zh: stripInvisible(nameZh),
      name_en: stripInvisible(nameEn),
      kind,
      parent_code: parentCode === '' ? null : parentCode,
    }
    if (before === null) {
      await store
        .insertInto('department')
        .values({ code, ...values })
        .execute()
    } else {
      await store
        .updateTable('department')
        .set({ ...values, version: before.version + 1 })
        .where('code', '=', code)
        .execute()
    }
    return code
  },
}

/** @throws Refusal unless it is empty */
export async function dropDepartment(db: Kysely<unknown>, department: AdminDepartment): Promise<void> {
  await requireEmpty(db, department)
  await db.withTables<Tables>().deleteFrom('department').where('code', '=', department.code).execute()
}

async function placedDepartments(db: Kysely<unknown>): Promise<PlacedDepartment[]> {
  return await db
    .withTables<Tables>()
    .selectFrom('department')
    .select(['code', 'parent_code as parentCode', 'kind'])
    .execute()
}

async function requireEmpty(
  db: Kysely<unknown>,
  { code, people, below }: Pick<AdminDepartment, 'code' | 'people' | 'below'>,
): Promise<void> {
  const { grants } = await db
    .withTables<Tables>()
    .selectFrom('role_resource')
    .select(({ fn }) => fn.countAll<number>().as('grants'))
    .where('dept_code', '=', code)
    .executeTakeFirstOrThrow()
  if (people || below || grants)
    throw new Refusal(SERVER_ERRORS.departmentInUse, {
      code,
      people: String(people),
      below: String(below),
      grants: String(grants),
    })
}
