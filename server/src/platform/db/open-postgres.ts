import { Kysely, sql } from 'kysely'
import { Pool } from 'pg'
import { OperatorError } from '../config/operator-error.ts'
import type { Database, StoreLog } from './database.ts'
import { StoreDialect } from './store-dialect.ts'
import {
  CONNECTION_WAIT_MS,
  IDLE_TRANSACTION_LIMIT_MS,
  POSTGRES_POOL_SIZE,
  STATEMENT_TIME_LIMIT_MS,
} from './store-limits.ts'
import { storeTexts } from './store-texts.ts'
import { valueTypes } from './value-types.ts'

/** Oldest supported PostgreSQL, as `server_version_num`. */
const OLDEST_VERSION = 150_000

export interface PostgresOptions {
  readonly url: string
  readonly log: StoreLog
  /** Milliseconds; tests shorten them. */
  readonly statementTimeLimit?: number
  readonly connectionWait?: number
}

/** Opens the store on a PostgreSQL server. Throws `OperatorError` if it is unreachable or too old. */
export async function openPostgres({
  url,
  log,
  statementTimeLimit,
  connectionWait = CONNECTION_WAIT_MS,
}: PostgresOptions): Promise<Database> {
  const limit = statementTimeLimit ?? STATEMENT_TIME_LIMIT_MS
  const location = withoutPassword(url)
  const pool = new Pool({
    connectionString: url,
    max: POSTGRES_POOL_SIZE,
    connectionTimeoutMillis: connectionWait,
    keepAlive: true,
    statement_timeout: limit,
    // A vanished server cannot enforce its time limit, so the client has one that is a little longer.
    query_timeout: limit + connectionWait,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_LIMIT_MS,
    application_name: 'apron',
    options: '-c TimeZone=UTC',
    types: valueTypes,
  })
  pool.on('error', error => log.warn(`A connection to the database was lost: ${error.message}`))
  const kysely = new Kysely<unknown>({ dialect: new StoreDialect(pool) })
  await checkServer(kysely, location).catch(async (error: unknown) => {
    await kysely.destroy()
    throw error
  })
  let closed: Promise<void> | null = null
  return {
    kysely,
    kind: 'postgres',
    location,
    ping: async () => {
      await sql`select 1`.execute(kysely)
    },
    withoutTimeLimit: work => onSeparateConnection(url, work),
    close: () => (closed ??= kysely.destroy()),
  }
}

/** Uses a separate connection, because the time limits of pooled clients are fixed at creation. */
async function onSeparateConnection<Result>(
  url: string,
  work: (connection: Kysely<unknown>) => Promise<Result>,
): Promise<Result> {
  const pool = new Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: CONNECTION_WAIT_MS,
    keepAlive: true,
    application_name: 'apron-maintenance',
    options: '-c TimeZone=UTC -c statement_timeout=0',
    types: valueTypes,
  })
  pool.on('error', () => {
    // The query that needs the connection reports it.
  })
  const kysely = new Kysely<unknown>({ dialect: new StoreDialect(pool) })
  try {
    return await kysely.connection().execute(work)
  } finally {
    await kysely.destroy()
  }
}

async function checkServer(kysely: Kysely<unknown>, location: string): Promise<void> {
  let version: { number: number; text: string } | undefined
  try {
    const result = await sql<{ number: number; text: string }>`
      select current_setting('server_version_num')::int as number, current_setting('server_version') as text
    `.execute(kysely)
    version = result.rows[0]
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new OperatorError(storeTexts.serverNotReached(location, reason), { cause: error })
  }
  if (version === undefined || version.number < OLDEST_VERSION) {
    throw new OperatorError(storeTexts.serverTooOld(location, version?.text ?? '?'))
  }
}

function withoutPassword(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}${port === '' ? '' : `:${port}`}${pathname}`
}
