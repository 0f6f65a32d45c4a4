import { type Static, Type } from 'typebox'
import { FAVOURITE_TEXT_MAX } from '../limits/home.ts'

/** A favourite page of a person (§3). */
export const Favourite = Type.Object({
  id: Type.String(),
  name: Type.String(),
  url: Type.String({ description: 'A path of this portal' }),
  userCode: Type.String(),
  createTime: Type.String({ description: 'yyyy-MM-dd HH:mm:ss, Asia/Shanghai' }),
})
export type Favourite = Static<typeof Favourite>

/** Body of `cmnAppUserCustomFavorites/add` (§7). */
export const NewFavourite = Type.Object({
  name: Type.String({ maxLength: FAVOURITE_TEXT_MAX }),
  url: Type.String({ maxLength: FAVOURITE_TEXT_MAX }),
  userCode: Type.String({ minLength: 1, maxLength: 64 }),
})
export type NewFavourite = Static<typeof NewFavourite>

/** Path of `cmnAppUserCustomFavorites/del/{id}`. */
export const FavouriteId = Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) })
export type FavouriteId = Static<typeof FavouriteId>
