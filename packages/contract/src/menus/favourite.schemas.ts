import { Type } from 'typebox'
import type { CallSchemas } from '../calls/call-schemas.ts'
import type * as calls from './favourite.calls.ts'
import { Favourite, FavouriteId, NewFavourite } from './favourite.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const FAVOURITE_SCHEMAS = {
  listFavourites: { data: Type.Array(Favourite) },
  addFavourite: { body: NewFavourite, data: Favourite },
  removeFavourite: { params: FavouriteId, data: Type.Null() },
} as const satisfies Record<keyof typeof calls, CallSchemas>
