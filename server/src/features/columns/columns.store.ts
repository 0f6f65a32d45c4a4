import { randomUUID } from 'node:crypto'
import type { ColumnSetting } from '@apron/contract/lists/column-setting'
import { type Kysely, sql } from 'kysely'
import type { ColumnsTables } from './columns.tables.ts'

export interface NewColumnSetting {
  readonly userCode: string
  readonly code: string
  readonly value: string
  readonly now: Date
}

const SETTING = ['id', 'code', 'value'] as const

/** Returns the user's setting of one table, or null if never saved. */
export async function findColumnSetting(
  db: Kysely<unknown>,
  userCode: string,
  code: string,
): Promise<ColumnSetting | null> {
  const row = await db
    .withTables<ColumnsTables>()
    .selectFrom('column_setting')
    .select(SETTING)
    .where('user_code', '=', userCode)
    .where('code', '=', code)
    .executeTakeFirst()
  return row ?? null
}

/** Counts the other tables for which the user has stored settings. */
export async function countOtherLists(
  db: Kysely<unknown>,
  { userCode, code }: Pick<NewColumnSetting, 'userCode' | 'code'>,
): Promise<number> {
  const { count } = await db
    .withTables<ColumnsTables>()
    .selectFrom('column_setting')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_code', '=', userCode)
    .where('code', '!=', code)
    .executeTakeFirstOrThrow()
  return count
}

/** Saves the user's setting of one table. Two concurrent saves leave one row: the later one. */
export async function putColumnSetting(
  db: Kysely<unknown>,
  { userCode, code, value, now }: NewColumnSetting,
): Promise<ColumnSetting> {
  return await db
    .withTables<ColumnsTables>()
    .insertInto('column_setting')
    .values({ id: randomUUID(), user_code: userCode, code, value, updated_at: now })
    .onConflict(conflict => conflict.columns(['user_code', 'code']).doUpdateSet({ value, updated_at: now }))
    .returning(SETTING)
    .executeTakeFirstOrThrow()
}

/**
 * Changes the user's setting with this id. Returns null if there is none, also for the id of another person's setting.
 */
export async function changeColumnSetting(
  db: Kysely<unknown>,
  id: string,
  { userCode, code, value, now }: NewColumnSetting,
): Promise<ColumnSetting | null> {
  const row = await db
    .withTables<ColumnsTables>()
    .updateTable('column_setting')
    .set({ value, updated_at: now })
    .where('user_code', '=', userCode)
    .where('code', '=', code)
    .where(sql`id::text`, '=', id)
    .returning(SETTING)
    .executeTakeFirst()
  return row ?? null
}
