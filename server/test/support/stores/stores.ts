import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { allMigrations } from '../../../src/app/migrations.ts'
import type { Database } from '../../../src/platform/db/database.ts'
import { type Migrations, migrateStore } from '../../../src/platform/db/migrate.ts'
import { openDatabase } from '../../../src/platform/db/open-database.ts'
import { makeFilledPlace } from './filled-stores.ts'
import { makeStorePlace, type StoreKind, type StorePlace, silentLog, storeKinds } from './store-places.ts'

/** The store of a suite, open between `beforeAll` and `afterAll`. */
export interface TestStore {
  readonly kind: StoreKind
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

declare module 'vitest' {
  interface TestTags {
    /** See `tags` in vitest.config.ts. */
    tags: 'postgres' | 'at-once' | 'sql'
  }
}

/**
 * Runs a suite on a fresh and migrated store, which holds the demo when the suite says so: on the embedded one, and on PostgreSQL where
 * TEST_DATABASE_URL names a server. Of the latter `npm test` runs the tests of `itAtOnce` alone, `npm run test:all -- postgres` all.
 */
export function describeOnStores(title: string, suite: Suite, options: TestStoreOptions = {}): void {
  describeOn([], title, suite, options)
}

/** The same for a suite whose statements the two stores may read differently: `npm test` runs all of it on PostgreSQL too. */
export function describeOnBothStores(title: string, suite: Suite, options: TestStoreOptions = {}): void {
  describeOn(['sql'], title, suite, options)
}

function describeOn(tags: readonly 'sql'[], title: string, suite: Suite, options: TestStoreOptions): void {
  for (const kind of storeKinds()) {
    describe(`${title} (${kind})`, { tags: kind === 'postgres' ? ['postgres', ...tags] : [] }, () => {
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
}

/**
 * A test of things that happen at once. The embedded store has one connection and does them one after the other, whatever the code does:
 * so it runs on PostgreSQL, is not there for the other store, and where there is no PostgreSQL it is skipped and says why.
 */
export function itAtOnce(store: TestStore, title: string, test: () => Promise<void>): void {
  if (store.kind === 'postgres') it(title, { tags: ['at-once'] }, test)
  else if (!storeKinds().includes('postgres')) it.skip(`${title} (needs PostgreSQL: TEST_DATABASE_URL)`)
}
