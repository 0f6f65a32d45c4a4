import { randomBytes } from 'node:crypto'
import { type ReportDb, SERVER_KEYS, type ServerKey } from '../report.tables.ts'

const KEY_BYTES = 32

/**
 * Keys of this installation. They cannot open sealed content: that takes the office's private key, which is never on
 * the server.
 */
export type ServerKeys = Readonly<Record<ServerKey, Buffer>>

/** Returns the keys. Creates missing ones, once for all servers. */
export async function readServerKeys(db: ReportDb): Promise<ServerKeys> {
  const newKeys = SERVER_KEYS.map(purpose => ({ purpose, secret: randomBytes(KEY_BYTES).toString('base64') }))
  const rows = await selectKeys(db)
  if (rows.length === SERVER_KEYS.length) return toKeys(rows)
  await db
    .insertInto('safety_quality_server_key')
    .values(newKeys)
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return toKeys(await selectKeys(db))
}

const selectKeys = (db: ReportDb) => db.selectFrom('safety_quality_server_key').selectAll().execute()

function toKeys(rows: readonly { readonly purpose: ServerKey; readonly secret: string }[]): ServerKeys {
  const keyOf = (wanted: ServerKey) => {
    const row = rows.find(({ purpose }) => purpose === wanted)
    if (row === undefined) throw new Error(`no key for ${wanted}`)
    return Buffer.from(row.secret, 'base64')
  }
  return {
    codeSalt: keyOf('codeSalt'),
    challenge: keyOf('challenge'),
    strip: keyOf('strip'),
    receipt: keyOf('receipt'),
  }
}
