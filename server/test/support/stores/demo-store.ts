import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import { hash } from '@node-rs/argon2'
import { allMigrations } from '../../../src/app/migrations.ts'
import { seedPlugins } from '../../../src/app/plugins/seed-plugins.ts'
import { PLUGINS } from '../../../src/app/plugins.ts'
import type { ServerDeps } from '../../../src/app/server-deps.ts'
import { appTemplates } from '../../../src/app/wiring/record-processes.ts'
import { createKeyedHash } from '../../../src/features/auth/keyed-hash.ts'
import { addTemplates, portalTemplates } from '../../../src/features/flow/flow.ts'
import { migrateStore } from '../../../src/platform/db/migrate.ts'
import { seedContacts } from '../../../src/seed/seed-contacts.ts'
import { seedDemo } from '../../../src/seed/seed-demo.ts'
import { MovingClock } from '../servers/moving-clock.ts'

/** Password of all demo users of a test store. */
export const TEST_PASSWORD = 'lines of hangar rain 7'

export const TEST_SECRET = 'a secret key of the tests, long enough'

/** Migrates a store and fills it with the demo organisation and the data of the applications. */
export async function fillDemoStore(
  database: ServerDeps['database'],
  plugins: readonly ServerPlugin[] = PLUGINS,
  clock = new MovingClock(),
): Promise<void> {
  await migrateStore(database, await allMigrations(plugins))
  let hashed: Promise<string> | null = null
  // Hashed once and cheaply: the tests log in thousands of times.
  const hashOnce = (password: string) => (hashed ??= hash(password, { memoryCost: 64, timeCost: 1 }))
  await seedDemo({
    db: database.kysely,
    clock,
    demoPassword: TEST_PASSWORD,
    hashPassword: hashOnce,
    // People of the demo hold permissions of applications that a test may leave out.
    plugins: [...new Set([...PLUGINS, ...plugins])],
  })
  const templates = [...(await portalTemplates()), ...(await appTemplates(plugins))]
  await addTemplates(database.kysely, templates, clock.now())
  await seedContacts(database.kysely, createKeyedHash(TEST_SECRET, 'id card'))
  await seedPlugins(database.kysely, clock, plugins, TEST_SECRET)
}
