import type { Kysely } from 'kysely'

/** Log for events of the store outside calls: restarts, lost connections. */
export interface StoreLog {
  info(text: string): void
  warn(text: string): void
}

/** The store, embedded or a PostgreSQL server. Queries are the same for both. */
export interface Database {
  /** Features narrow it to their own tables with `.withTables<…>()`. */
  readonly kysely: Kysely<unknown>
  readonly kind: 'pglite' | 'postgres'
  /** For display: the folder, or host and database without a password. */
  readonly location: string
  /** Resolves if the store answers. Throws `DatabaseUnavailable` otherwise. */
  ping(): Promise<void>
  /** Runs work on one connection without the statement time limit: migrations, backup, restore. */
  withoutTimeLimit<Result>(work: (connection: Kysely<unknown>) => Promise<Result>): Promise<Result>
  /** Finishes running work, then closes the store. May be called twice. */
  close(): Promise<void>
}
