import { generateKeyPair, randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { PREVIOUS_KEY_GRACE_MS } from '@apron/contract/limits/session'
import type { LoginKey } from '@apron/contract/sign-in/login'
import type { Clock } from '@apron/server-kit/time/clock'
import { type Kysely, sql } from 'kysely'
import type { AuthTables } from './auth.tables.ts'
import { openPassword, openPrivateKey, type SealedPassword, sealPrivateKey } from './login-cipher.ts'

const KEY_BITS = 3072
/** Age at which a key is replaced. */
const KEY_LIFETIME_MS = 30 * 24 * 60 * 60_000
/** Arbitrary lock number, the same on every node: only one node creates a new key. */
const KEY_LOCK = 730_001

export interface LoginKeyService {
  /** Returns the newest public key. Creates one if there is none or the last one is too old. */
  current(): Promise<LoginKey>
  /** Returns the password of a request, or null if no valid key opens it. */
  open(sealed: SealedPassword): Promise<string | null>
}

const asLoginKey = (row: { id: string; public_key: string }): LoginKey => ({
  publicKey: row.public_key,
  preSessionId: row.id,
})

async function newestKey(from: Kysely<AuthTables>) {
  return await from
    .selectFrom('login_key')
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Keeps the login key in the database, so that nodes share it and it survives a restart. */
export function createLoginKeyService(
  database: Kysely<unknown>,
  clock: Clock,
  secretKey: string,
): LoginKeyService {
  const db = database.withTables<AuthTables>()

  async function createKey(): Promise<void> {
    const pair = await promisify(generateKeyPair)('rsa', {
      modulusLength: KEY_BITS,
      publicKeyEncoding: { type: 'spki', format: 'der' },
      privateKeyEncoding: { type: 'pkcs8', format: 'der' },
    })
    const id = randomUUID()
    await db.transaction().execute(async transaction => {
      await sql`select pg_advisory_xact_lock(${KEY_LOCK})`.execute(transaction)
      const newest = await newestKey(transaction)
      if (newest && isFresh(newest.created_at)) return
      await transaction
        .insertInto('login_key')
        .values({
          id,
          public_key: pair.publicKey.toString('base64'),
          sealed_private_key: sealPrivateKey(pair.privateKey, secretKey, id),
          created_at: clock.now(),
        })
        .execute()
    })
  }

  const isFresh = (createdAt: Date) => clock.now().getTime() - createdAt.getTime() < KEY_LIFETIME_MS

  /** Returns the newest key, and the previous one while a form may still use it. */
  async function validKeys() {
    const [newest, previous] = await db
      .selectFrom('login_key')
      .selectAll()
      .orderBy('created_at', 'desc')
      .limit(2)
      .execute()
    if (!newest) return []
    const inGrace = clock.now().getTime() - newest.created_at.getTime() < PREVIOUS_KEY_GRACE_MS
    return previous && inGrace ? [newest, previous] : [newest]
  }

  return {
    async current() {
      const newest = await newestKey(db)
      if (newest && isFresh(newest.created_at)) return asLoginKey(newest)
      await createKey()
      const created = await newestKey(db)
      if (!created) throw new Error('The login key was not stored')
      return asLoginKey(created)
    },

    async open(sealed) {
      for (const key of await validKeys()) {
        const password = openPassword(sealed, openPrivateKey(key.sealed_private_key, secretKey, key.id))
        if (password !== null) return password
      }
      return null
    },
  }
}
