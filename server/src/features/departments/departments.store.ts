import type { PluginServices } from '@apron/contract/sub-apps/server-plugin'
import { type Kysely, sql } from 'kysely'
import type { DepartmentsTables } from './departments.tables.ts'

/** What sub-applications may ask about departments and enterprises. Unknown codes are left out. */
export function departmentsService(db: Kysely<unknown>): PluginServices['departments'] {
  return {
    async names(codes) {
      const rows = await db
        .withTables<DepartmentsTables>()
        .selectFrom('department')
        .select(['code', 'name_zh', 'name_en'])
        .where('code', '=', sql<string>`any(${[...codes]}::text[])`)
        .execute()
      return new Map(rows.map(({ code, name_zh: zh, name_en: en }) => [code, { zh, en }]))
    },
  }
}
