import { defineCall } from '../calls/define-call.ts'
import type { Favourite, FavouriteId, NewFavourite } from './favourite.ts'

const FAVOURITES = '/api/base-data/apphome/cmnAppUserCustomFavorites'

/** Returns the caller's favourites, newest first. §7. */
export const listFavourites = defineCall<{ data: Favourite[] }>({
  id: 'favourite.list',
  method: 'GET',
  path: `${FAVOURITES}/getList`,
})

/** Adds a page to the favourites. Rejects one that is there. §7, FAV-03. */
export const addFavourite = defineCall<{ body: NewFavourite; data: Favourite }>({
  id: 'favourite.add',
  method: 'POST',
  path: `${FAVOURITES}/add`,
})

/** Deletes one of the caller's favourites. §7. */
export const removeFavourite = defineCall<{ params: FavouriteId; data: null }>({
  id: 'favourite.remove',
  method: 'GET',
  path: `${FAVOURITES}/del/{id}`,
  repeats: 'allow',
})
