import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { allMigrations } from '../../../src/app/migrations.ts'
import type { Database } from '../../../src/platform/db/database.ts'
import { type Migrations, migrateStore } from '../../../src/platform/db/migrate.ts'
import { openDatabase } from '../../../src/platform/db/open-database.ts'
import { makeFilledPlace } from './filled-stores.ts'
import { makeStorePlace, type StoreKind, type StorePlace, silentLog, storeKinds } from './store-places.ts'

/** Store of a suite, open between `beforeAll` and `afterAll`. */
export interface TestStore {
  readonly kind: StoreKind
  /** Throws outside of tests and hooks, where the store is not open. */
  readonly database: Database
  readonly place: StorePlace
  /** Called while the tests are declared: makes the store open with the demo in it. */
  fillWith(plugins?: readonly ServerPlugin[]): void
}

export interface TestStoreOptions {
  /** Migrations to run when the store opens. Default: the server's own. */
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
 * Runs a suite on a fresh, migrated store, filled with the demo if the suite asks for it: on the embedded one, and on
 * PostgreSQL if TEST_DATABASE_URL names a server.
 * On PostgreSQL `npm test` runs only the tests of `itConcurrently`, `npm run test:all -- postgres` all.
 */
export function describeOnStores(title: string, suite: Suite, options: TestStoreOptions = {}): void {
  describeOn([], title, suite, options)
}

/**
 * Runs a suite whose statements may behave differently on the two stores: `npm test` runs all of it on PostgreSQL too.
 */
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
 * A test of concurrent calls. The embedded store has one connection and serialises them, so the test runs on PostgreSQL
 * only. Without PostgreSQL it is skipped with the reason.
 */
export function itConcurrently(store: TestStore, title: string, test: () => Promise<void>): void {
  if (store.kind === 'postgres') it(title, { tags: ['at-once'] }, test)
  else if (!storeKinds().includes('postgres')) it.skip(`${title} (needs PostgreSQL: TEST_DATABASE_URL)`)
}
