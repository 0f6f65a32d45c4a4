import type { AbortableOperationOptions, DatabaseConnection } from 'kysely'
import { PostgresDialect, PostgresDriver } from 'kysely'
import type { Pool } from 'pg'
import { DatabaseUnavailable, toStoreError } from './database-unavailable.ts'
import { namedStatement } from './named-statement.ts'

/** Error of `pg` after `query_timeout`. The connection is still waiting for the response. */
const ANSWER_STAYED_OUT = /^Query read timeout/

/**
 * Kysely's PostgreSQL dialect that converts errors of the store. Both stores use it: the embedded one uses the same
 * client over a stream to its worker.
 */
export class StoreDialect extends PostgresDialect {
  readonly #pool: Pool

  constructor(pool: Pool) {
    super({ pool })
    this.#pool = pool
    pool.on('connect', client => {
      // If a used connection breaks, its query reports the error. Without a listener it would end the process.
      client.on('error', () => {})
    })
  }

  override createDriver(): StoreDriver {
    return new StoreDriver({ pool: this.#pool })
  }
}

type PoolConnection = Parameters<PostgresDriver['releaseConnection']>[0]

class StoreDriver extends PostgresDriver {
  readonly #known = new WeakSet<DatabaseConnection>()
  /** Connections with an unanswered statement that timed out. */
  readonly #stuck = new WeakSet<DatabaseConnection>()

  override async acquireConnection(options?: AbortableOperationOptions): Promise<DatabaseConnection> {
    try {
      const connection = await super.acquireConnection(options)
      if (!this.#known.has(connection)) this.#distinguishErrors(connection)
      return connection
    } catch (error) {
      throw toStoreError(error)
    }
  }

  /** Kysely closes a connection whose rollback fails instead of reusing it. */
  override async releaseConnection(connection: PoolConnection): Promise<void> {
    if (this.#stuck.has(connection)) await super.rollbackTransaction(connection).catch(() => {})
    await super.releaseConnection(connection)
  }

  #distinguishErrors(connection: DatabaseConnection): void {
    this.#known.add(connection)
    const execute = connection.executeQuery.bind(connection)
    connection.executeQuery = async (query, ...rest) => {
      // It would wait behind the unanswered one.
      if (this.#stuck.has(connection)) throw new DatabaseUnavailable('its connection does not answer')
      try {
        return await execute(namedStatement(query), ...rest)
      } catch (error) {
        if (error instanceof Error && ANSWER_STAYED_OUT.test(error.message)) this.#stuck.add(connection)
        throw toStoreError(error)
      }
    }
  }
}
