import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { FAVOURITES_MAX } from '@apron/contract/limits/home'
import type { Favourite, NewFavourite } from '@apron/contract/menus/favourite'
import { addFavourite, listFavourites, removeFavourite } from '@apron/contract/menus/favourite.calls'
import { FAVOURITE_SCHEMAS } from '@apron/contract/menus/favourite.schemas'
import { isBlank, stripInvisible } from '@apron/contract/texts/normalize-text'
import { callerOf } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { favouriteAddress } from './favourite-address.ts'
import { deleteFavourite, favouritesOf, putFavourite } from './favourites.store.ts'

export interface FavouritesDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
}

export function favouritesRoutes({ db, clock }: FavouritesDeps): ServerRoute[] {
  async function add(body: NewFavourite, userCode: string): Promise<Favourite> {
    // The person comes from the session. A request for somebody else is a mistake of the caller.
    if (body.userCode !== userCode) throw new Refusal(SERVER_ERRORS.forbidden)
    const name = stripInvisible(body.name)
    if (name === '') throw new Refusal(SERVER_ERRORS.favouriteNameMissing)
    if (isBlank(body.url)) throw new Refusal(SERVER_ERRORS.favouriteAddressMissing)
    const url = favouriteAddress(body.url)
    if (url === null) throw new Refusal(SERVER_ERRORS.favouriteElsewhere)
    const existing = await favouritesOf(db, userCode)
    if (existing.some(favourite => favourite.url === url)) throw new Refusal(SERVER_ERRORS.favouriteExists)
    if (existing.length >= FAVOURITES_MAX) {
      throw new Refusal(SERVER_ERRORS.favouritesFull, { max: String(FAVOURITES_MAX) })
    }
    const added = await putFavourite(db, { userCode, name, url, now: clock.now() })
    // Another window added it first.
    if (added === null) throw new Refusal(SERVER_ERRORS.favouriteExists)
    return added
  }

  return [
    serveCall(listFavourites, FAVOURITE_SCHEMAS.listFavourites, (_, context) =>
      favouritesOf(db, callerOf(context).userCode),
    ),
    serveCall(addFavourite, FAVOURITE_SCHEMAS.addFavourite, ({ body }, context) =>
      add(body, callerOf(context).userCode),
    ),
    serveCall(removeFavourite, FAVOURITE_SCHEMAS.removeFavourite, async ({ params }, context) => {
      const { userCode } = callerOf(context)
      if (!(await deleteFavourite(db, userCode, params.id))) throw new Refusal(SERVER_ERRORS.notFound)
      return null
    }),
  ]
}
