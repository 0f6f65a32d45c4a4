import type { AnyDb } from '@apron/server-kit/db/any-db'
import type { Kysely } from 'kysely'

/** Returns the database of an application's transaction without its tables. */
export function storeOf(db: AnyDb): Kysely<unknown> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `AnyDb` is the part of Kysely that does not depend on its tables
  return db as Kysely<unknown>
}
