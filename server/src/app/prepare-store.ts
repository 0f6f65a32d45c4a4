import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import type { Clock } from '@apron/server-kit/time/clock'
import { createKeyedHash } from '../features/auth/keyed-hash.ts'
import { addTemplates, portalTemplates } from '../features/flow/flow.ts'
import { addEntries, FIRST_PEOPLE, findAccount } from '../features/organisation/organisation.ts'
import { newSetupToken } from '../features/setup/setup.store.ts'
import { hashPassword, passwordMatches } from '../platform/access/password-hash.ts'
import type { Settings } from '../platform/config/settings.ts'
import type { Database } from '../platform/db/database.ts'
import { migrateStore } from '../platform/db/migrate.ts'
import type { FileLocations } from '../platform/files/file-storage.ts'
import { addPredefinedDirectories } from '../seed/app-offers/add-predefined-directories.ts'
import { guardPermissions } from '../seed/app-offers/guard-permissions.ts'
import { offerApps } from '../seed/app-offers/offer-apps.ts'
import { DEMO_ACCOUNT, demoLoginFile, demoPassword, forgetDemoPassword } from '../seed/demo-password.ts'
import { seedContacts } from '../seed/seed-contacts.ts'
import { seedDemo } from '../seed/seed-demo.ts'
import { lockSeed, seedReference } from '../seed/seed-reference.ts'
import { allMigrations } from './migrations.ts'
import { seedPlugins } from './plugins/seed-plugins.ts'
import { seedProcesses } from './plugins/seed-processes.ts'
import type { Announcement } from './start-texts.ts'
import { definitionsOf } from './wiring/definitions-of.ts'
import { appTemplates } from './wiring/record-processes.ts'

export interface StoreInput {
  readonly database: Database
  readonly clock: Clock
  readonly plugins: readonly ServerPlugin[]
  readonly secretKey: string
  readonly settings: Pick<Settings, 'dataDir' | 'demoPassword'>
  /** Storage for documents of the demo's processes. Without it the demo has no processes. */
  readonly fileLocations: FileLocations | null
  /** Fills an empty store with the demo organisation. */
  readonly demo: boolean
}

/** Prepares the store for the server and returns what the person at the terminal must know. */
export async function prepareStore(input: StoreInput): Promise<Pick<Announcement, 'demo' | 'setupToken'>> {
  const { database, clock, plugins, settings, secretKey, fileLocations, demo } = input
  const db = database.kysely
  const apps = definitionsOf(plugins)
  const offer = () =>
    db.transaction().execute(async transaction => {
      await lockSeed(transaction)
      await offerApps(transaction, apps, addEntries)
      await guardPermissions(transaction, apps)
      const directories = plugins.flatMap(plugin => plugin.dictionaries ?? [])
      await addPredefinedDirectories(transaction, directories, clock.now())
    })
  await migrateStore(database, await allMigrations(plugins))
  const templates = [...(await portalTemplates()), ...(await appTemplates(plugins))]
  await addTemplates(db, templates, clock.now())
  if (!demo) {
    await seedReference({ db, clock, plugins })
    await offer()
    return { demo: null, setupToken: await newSetupToken(db, FIRST_PEOPLE, clock.now()) }
  }
  const { password, isNew } = await demoPassword(settings)
  const isFilled = await seedDemo({ db, clock, demoPassword: password, hashPassword, plugins })
  await offer()
  const canLogIn = isFilled || (await isPasswordOf(db, DEMO_ACCOUNT, password))
  if (!canLogIn && isNew) await forgetDemoPassword(settings.dataDir)
  await seedContacts(db, createKeyedHash(secretKey, 'id card'))
  await seedPlugins(db, clock, plugins, secretKey)
  // Only into a freshly filled store: elsewhere people may have left or have their own processes.
  if (isFilled && fileLocations !== null) await seedProcesses(db, clock, plugins, fileLocations)
  return {
    demo: canLogIn
      ? {
          account: DEMO_ACCOUNT,
          password,
          file: demoLoginFile(settings.dataDir),
          notes: plugins.flatMap(({ demoNotes = [] }) => demoNotes),
        }
      : 'filled before',
    setupToken: null,
  }
}

/** Returns whether this is the user's password. Another server may have filled the store with a different one. */
async function isPasswordOf(
  db: StoreInput['database']['kysely'],
  userCode: string,
  password: string,
): Promise<boolean> {
  const account = await findAccount(db, userCode)
  return await passwordMatches(password, account?.passwordHash ?? null)
}
