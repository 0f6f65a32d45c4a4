import type { Kysely } from 'kysely'

/** Where what happens to the store beside a call is written: restarts, lost connections. */
export interface StoreLog {
  info(text: string): void
  warn(text: string): void
}

/** The one store, embedded or a PostgreSQL server. Queries are the same for both. */
export interface Database {
  /** Features narrow it with `.withTables<…>()` to their own tables. */
  readonly kysely: Kysely<unknown>
  readonly kind: 'pglite' | 'postgres'
  /** For people: the folder, or host and database without a password. */
  readonly location: string
  /** Answers when the store does; throws `DatabaseUnavailable` otherwise. */
  ping(): Promise<void>
  /** Runs work on one connection without the statement time limit: migrations, backup, restore. */
  unhurried<Result>(work: (connection: Kysely<unknown>) => Promise<Result>): Promise<Result>
  /** Finishes what runs, then closes the store. May be called twice. */
  close(): Promise<void>
}
