import type { AppDefinition } from '@apron/contract/sub-apps/app-definition'
import { type Kysely, sql } from 'kysely'
import { guardedOfApps } from '../../app/wiring/definitions-of.ts'
import type { ResourcesTables } from '../../features/organisation/permissions/resources/resources.tables.ts'

/**
 * Stores the guarded permissions of the applications. Those of other applications in the store stay.
 * @param transaction holds the lock of the seed
 */
export async function guardPermissions(
  transaction: Kysely<unknown>,
  apps: readonly AppDefinition[],
): Promise<void> {
  const store = transaction.withTables<ResourcesTables>()
  await store
    .deleteFrom('guarded_right')
    .where(sql`split_part(identify, ':', 1)`, 'in', ['', ...apps.map(({ name }) => name)])
    .execute()
  const guarded = guardedOfApps(apps)
  if (guarded.length === 0) return
  await store
    .insertInto('guarded_right')
    .values(guarded.map(identify => ({ identify })))
    .execute()
}
