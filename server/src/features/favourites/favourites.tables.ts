import type { ColumnType } from 'kysely'

export interface FavouriteTable {
  id: string
  user_code: string
  name: string
  /** Canonical path of a page of this portal. */
  url: string
  created_at: ColumnType<Date, Date, never>
}

export type FavouritesTables = {
  favourite: FavouriteTable
}
