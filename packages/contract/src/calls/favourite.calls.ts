import type { Favourite, FavouriteId, NewFavourite } from '../entities/favourite.ts'
import { defineCall } from './define-call.ts'

const FAVOURITES = '/api/base-data/apphome/cmnAppUserCustomFavorites'

/** One's own favourites, the newest first. §7. */
export const listFavourites = defineCall<{ data: Favourite[] }>({
  id: 'favourite.list',
  method: 'GET',
  path: `${FAVOURITES}/getList`,
})

/** Keeps a page. A page that is kept already is refused. §7, FAV-03. */
export const addFavourite = defineCall<{ body: NewFavourite; data: Favourite }>({
  id: 'favourite.add',
  method: 'POST',
  path: `${FAVOURITES}/add`,
})

/** Removes one of one's own favourites. §7. */
export const removeFavourite = defineCall<{ params: FavouriteId; data: null }>({
  id: 'favourite.remove',
  method: 'GET',
  path: `${FAVOURITES}/del/{id}`,
  repeats: 'allow',
})
