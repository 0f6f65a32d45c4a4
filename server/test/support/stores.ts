import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { allMigrations } from '../../src/app/migrations.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { type Migrations, migrateStore } from '../../src/platform/db/migrate.ts'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import { makeFilledPlace } from './filled-stores.ts'
import { makeStorePlace, type StoreKind, type StorePlace, silentLog, storeKinds } from './store-places.ts'

/** The store of a suite, open between `beforeAll` and `afterAll`. */
export interface TestStore {
  readonly kind: StoreKind
  /** Whether the suite runs on both stores whenever it runs. */
  readonly onBoth: boolean
  /** Throws outside of tests and hooks: the store is not open then. */
  readonly database: Database
  readonly place: StorePlace
  /** Said while the tests are described: the store is to hold the demo when it opens. */
  fillWith(plugins?: readonly ServerPlugin[]): void
}

export interface TestStoreOptions {
  /** Run when the store opens. Left out: the server's own. */
  readonly migrations?: Migrations
}

type Suite = (store: TestStore) => void

const OPEN_TIME_LIMIT_MS = 60_000
/**
 * Which stores a suite runs on. `gate`, as in `npm test`: the embedded one, and both where the suite asks for both. `postgres`: that one
 * alone. `both`, also by hand: both for every suite. PostgreSQL takes part where TEST_DATABASE_URL names one.
 */
const TEST_STORES = process.env['TEST_STORES'] ?? 'both'

function kindsFor(onBoth: boolean): readonly StoreKind[] {
  const kinds = storeKinds()
  if (TEST_STORES === 'postgres') return kinds.filter(kind => kind === 'postgres')
  return TEST_STORES === 'gate' && !onBoth ? ['pglite'] : kinds
}

/** Runs a suite on a fresh and migrated store, which holds the demo when the suite says so: on the embedded one in `npm test`. */
export function describeOnStores(title: string, suite: Suite, options: TestStoreOptions = {}): void {
  describeOn(kindsFor(false), false, title, suite, options)
}

/** The same for a suite that proves something on PostgreSQL: locks, things at once, statements that the two may read differently. */
export function describeOnBothStores(title: string, suite: Suite, options: TestStoreOptions = {}): void {
  describeOn(kindsFor(true), true, title, suite, options)
}

function describeOn(
  kinds: readonly StoreKind[],
  onBoth: boolean,
  title: string,
  suite: Suite,
  options: TestStoreOptions,
): void {
  describe.each(kinds)(`${title} (%s)`, kind => {
    let opened: { place: StorePlace; database: Database } | null = null
    const current = (): { place: StorePlace; database: Database } => {
      if (opened === null) throw new Error('The store is open in tests and hooks only')
      return opened
    }
    let filling: readonly ServerPlugin[] | null = null
    beforeAll(async () => {
      const place = await (filling === null ? makeStorePlace(kind) : makeFilledPlace(kind, filling))
      const database = await openDatabase(place.settings, silentLog)
      opened = { place, database }
      if (filling === null) await migrateStore(database, options.migrations ?? (await allMigrations([])))
    }, OPEN_TIME_LIMIT_MS)
    afterAll(async () => {
      await opened?.database.close()
      await opened?.place.remove()
    }, OPEN_TIME_LIMIT_MS)
    suite({
      kind,
      onBoth,
      fillWith: (plugins = []) => {
        filling = plugins
      },
      get database() {
        return current().database
      },
      get place() {
        return current().place
      },
    })
  })
}

/**
 * A test of things that happen at once. The embedded store has one connection and does them one after the other, whatever the code does:
 * so it runs on PostgreSQL, is not there for the other store, and where there is no PostgreSQL it is skipped and says why.
 */
export function itAtOnce(store: TestStore, title: string, test: () => Promise<void>): void {
  if (!store.onBoth) throw new Error(`${title}: use describeOnBothStores, or npm test leaves it out`)
  if (store.kind === 'postgres') it(title, test)
  else if (!storeKinds().includes('postgres')) it.skip(`${title} (needs PostgreSQL: TEST_DATABASE_URL)`)
}
