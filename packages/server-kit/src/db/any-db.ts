import type { Kysely } from 'kysely'

/** The portal's database or a transaction on it, for any table types. */
export type AnyDb = Pick<Kysely<unknown>, 'getExecutor' | 'isTransaction'>
