import type { HomeType } from '@apron/contract/limits/home'
import type { Kysely } from 'kysely'
import type { HomeTables } from './home.tables.ts'

/** Settings of one person. Rules validate the `unknown` fields; null is the default. */
export interface HomeSetting {
  readonly type: HomeType
  readonly boxes: unknown
  readonly applications: unknown
  readonly muted: unknown
}

const UNCHANGED: HomeSetting = { type: 1, boxes: null, applications: null, muted: null }

export async function findHomeSetting(db: Kysely<unknown>, userCode: string): Promise<HomeSetting> {
  const row = await db
    .withTables<HomeTables>()
    .selectFrom('home_setting')
    .select(['index_type as type', 'boxes', 'applications', 'muted_applications as muted'])
    .where('user_code', '=', userCode)
    .executeTakeFirst()
  return row ?? UNCHANGED
}

export type HomeChange =
  | { readonly index_type: HomeType }
  | { readonly boxes: readonly object[] }
  | { readonly applications: readonly string[] }
  | { readonly muted_applications: readonly string[] }

/**
 * Changes one setting of a person. The row is locked first, so that concurrent changes build on each other.
 *
 * @param decide returns the change, or throws a refusal to change nothing
 */
export async function changeHomeSetting(
  db: Kysely<unknown>,
  userCode: string,
  now: Date,
  decide: (before: HomeSetting) => HomeChange,
): Promise<void> {
  await db.transaction().execute(async transaction => {
    const tables = transaction.withTables<HomeTables>()
    await tables
      .insertInto('home_setting')
      .values({ user_code: userCode, updated_at: now })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    const before = await tables
      .selectFrom('home_setting')
      .select(['index_type as type', 'boxes', 'applications', 'muted_applications as muted'])
      .where('user_code', '=', userCode)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const change = decide(before)
    await tables
      .updateTable('home_setting')
      .set({ ...('index_type' in change ? change : asJson(change)), updated_at: now })
      .where('user_code', '=', userCode)
      .execute()
  })
}

function asJson(change: Exclude<HomeChange, { readonly index_type: HomeType }>): Record<string, string> {
  return Object.fromEntries(Object.entries(change).map(([column, value]) => [column, JSON.stringify(value)]))
}
