import type { Kysely } from 'kysely'

/** The portal's database or a transaction on it, whatever tables the caller has named. */
export type AnyDb = Pick<Kysely<unknown>, 'getExecutor' | 'isTransaction'>
