import type { ColumnType } from 'kysely'

export interface FavouriteTable {
  id: string
  user_code: string
  name: string
  /** A path of this portal, in the one way it is written. */
  url: string
  created_at: ColumnType<Date, Date, never>
}

export type FavouritesTables = {
  favourite: FavouriteTable
}
