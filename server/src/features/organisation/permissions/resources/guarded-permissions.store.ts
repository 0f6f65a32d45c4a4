import { guardedPermissions } from '@apron/contract/rules/rights/guarded-permissions'
import type { Kysely } from 'kysely'
import type { ResourcesTables } from './resources.tables.ts'

/** Returns all guarded permissions, including those of applications that this server does not run. */
export async function storedGuardedPermissions(db: Kysely<unknown>): Promise<ReadonlySet<string>> {
  const rows = await db.withTables<ResourcesTables>().selectFrom('guarded_right').select('identify').execute()
  return guardedPermissions(rows.map(({ identify }) => identify))
}
