import type { TextPair } from '@apron/contract/texts/text-pair'
import { type Kysely, sql } from 'kysely'
import type { UsersTables } from '../../people/users/users.tables.ts'
import { hasDelegations } from '../delegations/has-delegations.store.ts'
import type { ResourcesTables } from './resources.tables.ts'

/** Returns a user's permissions through roles, posts and delegations. */
export async function resourcesOf(
  db: Kysely<unknown>,
  userCode: string,
): Promise<{ identify: string; url: string; title: TextPair }[]> {
  const held = sql.table((await hasDelegations(db, userCode)) ? 'user_right' : 'user_resource')
  const rows = await db
    .withTables<ResourcesTables>()
    .selectFrom('resource')
    .select(['resource.identify', 'resource.url', 'resource.title_zh', 'resource.title_en'])
    .where(sql<boolean>`identify in (select h.identify from ${held} h where h.user_code = ${userCode})`)
    .orderBy('resource.identify')
    .execute()
  return rows.map(({ identify, url, title_zh: zh, title_en: en }) => ({ identify, url, title: { zh, en } }))
}

/** Returns those of these permissions that some enabled person holds, at any site. */
export async function findHeldPermissions(
  db: Kysely<unknown>,
  identifies: readonly string[],
): Promise<ReadonlySet<string>> {
  if (identifies.length === 0) return new Set()
  const rows = await db
    .withTables<ResourcesTables & UsersTables>()
    .selectFrom('user_resource')
    .innerJoin('app_user', 'app_user.user_code', 'user_resource.user_code')
    .select('user_resource.identify')
    .distinct()
    .where('user_resource.identify', 'in', identifies)
    .where('app_user.enabled', '=', true)
    .execute()
  return new Set(rows.map(({ identify }) => identify))
}
