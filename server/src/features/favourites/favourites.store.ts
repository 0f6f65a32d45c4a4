import { randomUUID } from 'node:crypto'
import { FAVOURITES_MAX } from '@apron/contract/limits/home'
import type { Favourite } from '@apron/contract/menus/favourite'
import { wireTime } from '@apron/contract/wire/formats/wire-time'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { FavouritesTables, FavouriteTable } from './favourites.tables.ts'

export interface FavouriteToAdd {
  readonly userCode: string
  readonly name: string
  readonly url: string
  readonly now: Date
}

function toFavourite({
  id,
  user_code: userCode,
  name,
  url,
  created_at,
}: Selectable<FavouriteTable>): Favourite {
  return { id, name, url, userCode, createTime: wireTime(created_at) }
}

/** Returns the person's favourites, newest first. */
export async function favouritesOf(db: Kysely<unknown>, userCode: string): Promise<Favourite[]> {
  const rows = await db
    .withTables<FavouritesTables>()
    .selectFrom('favourite')
    .selectAll()
    .where('user_code', '=', userCode)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(FAVOURITES_MAX)
    .execute()
  return rows.map(toFavourite)
}

/** Adds a page. Returns null if the person has it already. */
export async function putFavourite(
  db: Kysely<unknown>,
  { userCode, name, url, now }: FavouriteToAdd,
): Promise<Favourite | null> {
  const row = await db
    .withTables<FavouritesTables>()
    .insertInto('favourite')
    .values({ id: randomUUID(), user_code: userCode, name, url, created_at: now })
    .onConflict(conflict => conflict.columns(['user_code', 'url']).doNothing())
    .returningAll()
    .executeTakeFirst()
  return row === undefined ? null : toFavourite(row)
}

/**
 * Deletes a favourite of this person. Returns false if there is none, also for the id of another person's favourite.
 */
export async function deleteFavourite(db: Kysely<unknown>, userCode: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .withTables<FavouritesTables>()
    .deleteFrom('favourite')
    .where('user_code', '=', userCode)
    .where(sql`id::text`, '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
