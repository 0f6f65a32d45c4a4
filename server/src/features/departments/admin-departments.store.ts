import type {
  AdminDepartment,
  AdminDepartmentQuery,
  AdminDepartmentSave,
} from '@apron/contract/entities/admin-organisation'
import type { SavedRecord, SeenRecord } from '@apron/contract/entities/admin-record'
import { DEPARTMENT_DEPTH } from '@apron/contract/entities/department'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { containsText } from '@apron/server-kit/db/contains-text'
import { type Kysely, sql } from 'kysely'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { staleRecord } from '../../platform/db/stale-record.ts'
import type { ResourcesTables } from '../resources/resources.tables.ts'
import type { UsersTables } from '../users/users.tables.ts'
import type { DepartmentsTables } from './departments.tables.ts'
import { type PlacedDepartment, placementFault } from './placement.ts'

type Tables = DepartmentsTables & Pick<UsersTables, 'app_user'> & Pick<ResourcesTables, 'role_resource'>
type Store = Kysely<Tables>

/** One page of departments, each below the one it belongs to, and then of enterprises. */
export async function departmentPage(
  db: Kysely<unknown>,
  { current, size, queryCriteria: { keyword = '', kind } }: AdminDepartmentQuery,
): Promise<{ records: AdminDepartment[]; total: number }> {
  let found = db
    .withTables<Tables>()
    .withRecursive('placed', placed =>
      placed
        .selectFrom('department as d')
        .select(['d.code', sql<string[]>`array[d.code]`.as('way')])
        .where('d.parent_code', 'is', null)
        .unionAll(
          placed
            .selectFrom('department as d')
            .innerJoin('placed as above', 'above.code', 'd.parent_code')
            .select(['d.code', sql<string[]>`above.way || d.code`.as('way')]),
        ),
    )
    .selectFrom('department as d')
    .innerJoin('placed as p', 'p.code', 'd.code')
    .where(containsText(['d.code', 'd.name_zh', 'd.name_en'], keyword))
  if (kind !== undefined) found = found.where('d.kind', '=', kind)
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const records = await found
    .select(['d.code', 'd.name_zh as nameZh', 'd.name_en as nameEn', 'd.kind', 'd.version'])
    .select([
      sql<string>`coalesce(d.parent_code, '')`.as('parentCode'),
      sql<number>`array_length(p.way, 1)`.as('level'),
      sql<number>`(select count(*)::int from app_user u where u.dept_code = d.code)`.as('people'),
      sql<number>`(select count(*)::int from department b where b.parent_code = d.code)`.as('below'),
    ])
    .orderBy(sql`d.kind = 'department'`, 'desc')
    .orderBy('p.way')
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  return { records, total }
}

/** Makes a department or changes one. @throws Refusal when it cannot stand there, is taken, or was changed meanwhile */
export async function saveDepartment(db: Kysely<unknown>, wanted: AdminDepartmentSave): Promise<SavedRecord> {
  return await locked(db, async store => {
    const fault = placementFault(wanted, await placedDepartments(store))
    if (fault !== null)
      throw new Refusal(fault, {
        code: fault === SERVER_ERRORS.departmentParentMissing ? wanted.parentCode : wanted.code,
        levels: String(DEPARTMENT_DEPTH),
      })
    return wanted.seen === undefined
      ? await insertDepartment(store, wanted)
      : await changeDepartment(store, wanted, wanted.seen)
  })
}

/** @throws Refusal while something is in it, and when it was changed meanwhile */
export async function removeDepartment(
  db: Kysely<unknown>,
  { id: code, version }: SeenRecord,
): Promise<void> {
  await locked(db, async store => {
    await requireUnchanged(store, code, version)
    await requireEmpty(store, code)
    await store.deleteFrom('department').where('code', '=', code).execute()
  })
}

/** Changes of the tree one after the other: two that are each right can make a circle together. */
async function locked<Result>(db: Kysely<unknown>, work: (store: Store) => Promise<Result>): Promise<Result> {
  return await inTransaction(db.withTables<Tables>(), async store => {
    await sql`lock table department in share row exclusive mode`.execute(store)
    return await work(store)
  })
}

async function placedDepartments(store: Store): Promise<PlacedDepartment[]> {
  return await store.selectFrom('department').select(['code', 'parent_code as parentCode', 'kind']).execute()
}

async function insertDepartment(store: Store, wanted: AdminDepartmentSave): Promise<SavedRecord> {
  const made = await store
    .insertInto('department')
    .values({ code: wanted.code, ...valuesOf(wanted) })
    .onConflict(conflict => conflict.column('code').doNothing())
    .returning(['code as id', 'version'])
    .executeTakeFirst()
  if (made === undefined) throw new Refusal(SERVER_ERRORS.departmentCodeTaken, { code: wanted.code })
  return made
}

async function changeDepartment(
  store: Store,
  wanted: AdminDepartmentSave,
  seen: SeenRecord,
): Promise<SavedRecord> {
  const before = await requireUnchanged(store, seen.id, seen.version)
  if (before.kind !== wanted.kind) await requireEmpty(store, seen.id)
  return await store
    .updateTable('department')
    .set({ ...valuesOf(wanted), version: before.version + 1 })
    .where('code', '=', seen.id)
    .returning(['code as id', 'version'])
    .executeTakeFirstOrThrow()
}

function valuesOf({ nameZh, nameEn, kind, parentCode }: AdminDepartmentSave) {
  return {
    name_zh: nameZh.trim(),
    name_en: nameEn.trim(),
    kind,
    parent_code: parentCode === '' ? null : parentCode,
  }
}

/** The row, locked: nobody is put into the department meanwhile. */
async function requireUnchanged(store: Store, code: string, version: number) {
  const row = await store
    .selectFrom('department')
    .select(['kind', 'version'])
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst()
  if (row?.version !== version) throw staleRecord(row !== undefined)
  return row
}

async function requireEmpty(store: Store, code: string): Promise<void> {
  const count = async (table: 'app_user' | 'department' | 'role_resource', column: string) =>
    await store
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(sql.ref(column), '=', code)
      .executeTakeFirstOrThrow()
  const [people, below, grants] = [
    await count('app_user', 'dept_code'),
    await count('department', 'parent_code'),
    await count('role_resource', 'dept_code'),
  ].map(({ count: found }) => found)
  if (people || below || grants)
    throw new Refusal(SERVER_ERRORS.departmentInUse, {
      code,
      people: String(people),
      below: String(below),
      grants: String(grants),
    })
}
