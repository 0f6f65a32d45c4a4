import type { DepartmentQuery } from '@apron/contract/organisation/department'
import type { TextPair } from '@apron/contract/texts/text-pair'
import { containsText } from '@apron/server-kit/db/contains-text'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { type Kysely, sql } from 'kysely'
import type { DepartmentsTables, DepartmentTable } from './departments.tables.ts'

/** Creates the department and enterprise service for sub-applications. It skips unknown codes. */
export function departmentsService(db: Kysely<unknown>): PluginServices['departments'] {
  return {
    async names(codes) {
      if (codes.length === 0) return new Map()
      const rows = await db
        .withTables<DepartmentsTables>()
        .selectFrom('department')
        .select(['code', 'name_zh', 'name_en'])
        .where('code', '=', sql<string>`any(${[...codes]}::text[])`)
        .execute()
      return new Map(rows.map(({ code, name_zh: zh, name_en: en }) => [code, { zh, en }]))
    },
    async withBelow(...tops) {
      // `union`, not `union all`, so that it ends even if departments form a cycle.
      const { rows } = await sql<{ code: string }>`
        with recursive below as (
          select unnest(${[...tops]}::text[]) as code
          union select d.code from department d join below b on d.parent_code = b.code
        ) select code from below order by code`.execute(db)
      return rows.map(({ code }) => code)
    },
  }
}

/** Returns this code and those of all ancestor departments. */
export async function departmentAndAbove(db: Kysely<unknown>, code: string): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    with recursive above as (
      select ${code}::text as code
      union select d.parent_code from department d join above a on d.code = a.code where d.parent_code is not null
    ) select code from above`.execute(db)
  return rows.map(row => row.code)
}

export interface StoredDepartment {
  readonly code: string
  readonly name: TextPair
  readonly parentCode: string | null
  readonly kind: DepartmentTable['kind']
}

const MOST_DEPARTMENTS = 500

/**
 * Returns departments and enterprises by code. Customers and suppliers must not learn of each other: an enterprise's
 * people see only their own.
 * @param ownCode department or enterprise of the caller
 */
export async function visibleDepartments(
  db: Kysely<unknown>,
  ownCode: string,
  { keyword = '', parentCode, kind }: DepartmentQuery = {},
): Promise<StoredDepartment[]> {
  let query = db
    .withTables<DepartmentsTables>()
    .selectFrom('department as d')
    .select(['d.code', 'd.name_zh', 'd.name_en', 'd.parent_code', 'd.kind'])
    .where(
      sql<boolean>`(d.code = ${ownCode}
        or exists (select 1 from department o where o.code = ${ownCode} and o.kind = 'department'))`,
    )
    .where(containsText(['d.code', 'd.name_zh', 'd.name_en'], keyword))
  if (parentCode !== undefined) query = query.where('d.parent_code', '=', parentCode)
  if (kind !== undefined) query = query.where('d.kind', '=', kind)
  const rows = await query.orderBy('d.code').limit(MOST_DEPARTMENTS).execute()
  return rows.map(({ code, name_zh: zh, name_en: en, parent_code, kind: ownKind }) => ({
    code,
    name: { zh, en },
    parentCode: parent_code,
    kind: ownKind,
  }))
}
