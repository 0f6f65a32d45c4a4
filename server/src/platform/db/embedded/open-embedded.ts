import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import { Pool } from 'pg'
import { OperatorError } from '../../config/operator-error.ts'
import type { Database, StoreLog } from '../database.ts'
import { StoreDialect } from '../store-dialect.ts'
import { CONNECTION_WAIT_MS, STATEMENT_TIME_LIMIT_MS } from '../store-limits.ts'
import { storeTexts } from '../store-texts.ts'
import { valueTypes } from '../value-types.ts'
import { EngineStream, type Exchange } from './engine-stream.ts'
import { superviseEngine } from './engine-supervisor.ts'
import { type FolderLock, lockFolder } from './folder-lock.ts'
import { prepareDataFolder, prepareStore, refusalOf } from './prepare-folder.ts'

const LOCK_WAIT_MS = 2_000
const LOCK_TRY_EVERY_MS = 50

export interface EmbeddedOptions {
  readonly folder: string
  readonly log: StoreLog
  /** Milliseconds; tests shorten it. */
  readonly statementTimeLimit?: number
}

export class FolderInUse extends OperatorError {
  constructor(folder: string) {
    super(storeTexts.folderInUse(folder))
    this.name = 'FolderInUse'
  }
}

/** Opens the embedded store in a folder, creating it if missing. Throws `OperatorError` with a text for people. */
export async function openEmbedded(options: EmbeddedOptions): Promise<Database> {
  const folder = await prepareDataFolder(options.folder)
  let lock: FolderLock | null = null
  try {
    lock = await takeLock(folder)
    return await openLocked(folder, lock, options)
  } catch (error) {
    lock?.release()
    throw refusalOf(folder, error)
  }
}

/** Locks the folder. Retries, because a killed process keeps its lock until the system has cleaned it up. */
async function takeLock(folder: string): Promise<FolderLock> {
  const until = performance.now() + LOCK_WAIT_MS
  for (;;) {
    const lock = lockFolder(folder)
    if (lock !== null) return lock
    if (performance.now() >= until) throw new FolderInUse(folder)
    await wait(LOCK_TRY_EVERY_MS)
  }
}

async function openLocked(folder: string, lock: FolderLock, options: EmbeddedOptions): Promise<Database> {
  const limit = options.statementTimeLimit ?? STATEMENT_TIME_LIMIT_MS
  let unlimitedCount = 0
  const store = await prepareStore(folder)
  const supervisor = await superviseEngine(
    { folder: store, timeLimit: () => (unlimitedCount > 0 ? null : limit) },
    options.log,
  )
  const connectEngine = async (): Promise<Exchange> => {
    const engine = await supervisor.engine()
    return bytes => engine.exchange(bytes)
  }
  // One connection: the engine has a single session, so the pool's queue keeps transactions apart.
  const pool = new Pool({
    stream: () => new EngineStream(connectEngine()),
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECTION_WAIT_MS,
    user: 'postgres',
    database: 'postgres',
    types: valueTypes,
  })
  // The supervisor has logged the reason. The next query opens a new connection.
  pool.on('error', () => {})
  const kysely = new Kysely<unknown>({ dialect: new StoreDialect(pool) })
  let closed: Promise<void> | null = null
  const closeAll = async (): Promise<void> => {
    await kysely.destroy()
    await supervisor.stop()
    lock.release()
  }
  return {
    kysely,
    kind: 'pglite',
    location: folder,
    ping: async () => {
      await sql`select 1`.execute(kysely)
    },
    withoutTimeLimit: async work => {
      unlimitedCount++
      try {
        return await kysely.connection().execute(work)
      } finally {
        unlimitedCount--
      }
    },
    close: () => (closed ??= closeAll()),
  }
}
