import type { AbortableOperationOptions, DatabaseConnection } from 'kysely'
import { PostgresDialect, PostgresDriver } from 'kysely'
import type { Pool } from 'pg'
import { toStoreError } from './database-unavailable.ts'

/**
 * Kysely's PostgreSQL dialect, with errors of the store told from errors of a statement.
 * Both stores use it: the embedded one is reached by the same client over a stream to its worker.
 */
export class StoreDialect extends PostgresDialect {
  readonly #pool: Pool

  constructor(pool: Pool) {
    super({ pool })
    this.#pool = pool
    pool.on('connect', client => {
      // A connection that breaks while it is in use fails its query, which reports it; without a listener it would end the process.
      client.on('error', () => {})
    })
  }

  override createDriver(): StoreDriver {
    return new StoreDriver({ pool: this.#pool })
  }
}

class StoreDriver extends PostgresDriver {
  readonly #known = new WeakSet<DatabaseConnection>()

  override async acquireConnection(options?: AbortableOperationOptions): Promise<DatabaseConnection> {
    try {
      const connection = await super.acquireConnection(options)
      if (!this.#known.has(connection)) this.#tellErrorsApart(connection)
      return connection
    } catch (error) {
      throw toStoreError(error)
    }
  }

  #tellErrorsApart(connection: DatabaseConnection): void {
    this.#known.add(connection)
    const execute = connection.executeQuery.bind(connection)
    connection.executeQuery = async (query, ...rest) => {
      try {
        return await execute(query, ...rest)
      } catch (error) {
        throw toStoreError(error)
      }
    }
  }
}
