import { type Kysely, type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import { PREPARED } from '../db/prepared.ts'

/**
 * An entry of an append-only table of signatures. Each entry holds the keyed hash of the one before. With the key,
 * changed, removed or added rows can be detected; without it, no valid entry can be made. `npm run verify-records`
 * verifies the chain.
 */
export interface SignedEntry {
  readonly seq: number
  /** Id of the signed record. */
  readonly recordId: string
  readonly kind: string
  /** JSON text, as it was hashed. */
  readonly content: string
  readonly by: string
  /** Stamp number of the person when they signed; empty without one. */
  readonly stamp: string
  readonly at: Date
}

export type NewEntry = Omit<SignedEntry, 'seq'>

type KeyedHash = (text: string) => string
interface Link extends SignedEntry {
  readonly previous: string
  readonly hash: string
}

/** Hash that precedes the first entry. */
const BEGINNING = ''
const BATCH = 500

const headOf = (table: string) => sql.table(`${table}_head`)

function hashOf(
  keyedHash: KeyedHash,
  { seq, recordId, kind, content, by, stamp, at }: SignedEntry,
  previous: string,
) {
  return keyedHash(JSON.stringify([seq, recordId, kind, content, by, stamp, at.toISOString(), previous]))
}

/** Returns the statements of a migration that creates a table of signed entries. */
export function signedEntriesTable(table: string): RawBuilder<unknown>[] {
  const refuse = `${table}_refuse`
  return [
    sql`create table ${sql.table(table)} (
      seq integer primary key,
      record_id text not null,
      kind text not null,
      content text not null,
      by_code text not null,
      stamp text not null,
      at timestamptz not null,
      previous text not null,
      hash text not null
    )`,
    sql`create index ${sql.ref(`${table}_of_record`)} on ${sql.table(table)} (record_id, seq)`,
    sql`create table ${headOf(table)} (one boolean primary key check (one), seq integer not null, hash text not null)`,
    sql`insert into ${headOf(table)} (one, seq, hash) values (true, 0, ${sql.lit(BEGINNING)})`,
    sql`create function ${sql.ref(refuse)}() returns trigger language plpgsql as
      $$ begin raise exception 'signed entries are neither changed nor removed'; end $$`,
    sql`create trigger ${sql.ref(refuse)} before update or delete on ${sql.table(table)}
      for each row execute function ${sql.ref(refuse)}()`,
  ]
}

/** Appends an entry to the chain. The chain stays locked until the transaction ends: sign last. */
export async function addSignedEntry(
  trx: QueryExecutorProvider,
  table: string,
  keyedHash: KeyedHash,
  entry: NewEntry,
): Promise<SignedEntry> {
  const { rows } = await sql<{ seq: number; hash: string }>`
    select seq, hash from ${headOf(table)} where one for update`.execute(trx)
  const [head] = rows
  if (head === undefined) throw new Error(`${table} has no head`)
  const added = { ...entry, seq: head.seq + 1 }
  const { seq, recordId, kind, content, by, stamp, at } = added
  const hash = hashOf(keyedHash, added, head.hash)
  await sql`
    with entry as (
      insert into ${sql.table(table)} (seq, record_id, kind, content, by_code, stamp, at, previous, hash)
      values (${seq}, ${recordId}, ${kind}, ${content}, ${by}, ${stamp}, ${at}, ${head.hash}, ${hash})
      returning seq, hash
    )
    update ${headOf(table)} set seq = entry.seq, hash = entry.hash from entry`.execute(trx)
  return added
}

const selection = sql`seq, record_id as "recordId", kind, content, by_code as "by", stamp, at`

/** Returns the entries of these records in the order they were signed. */
export async function signedEntriesOf(
  db: QueryExecutorProvider,
  table: string,
  recordIds: readonly string[],
): Promise<SignedEntry[]> {
  const { rows } = await sql<SignedEntry>`
    select ${selection} from ${sql.table(table)}
    where record_id = any(${[...recordIds]}::text[]) order by seq ${PREPARED}`.execute(db)
  return rows
}

export interface ChainCheck {
  readonly checked: number
  /** The first entry that does not match the one before. Null if all match. */
  readonly broken: { readonly seq: number; readonly recordId: string } | null
}

/** Verifies every entry of a table, from the first to the one in the head. */
export async function verifySignedEntries(
  db: Kysely<unknown>,
  table: string,
  keyedHash: KeyedHash,
): Promise<ChainCheck> {
  let last = { seq: 0, hash: BEGINNING }
  for (;;) {
    const { rows } = await sql<Link>`
      select ${selection}, previous, hash from ${sql.table(table)}
      where seq > ${last.seq} order by seq limit ${BATCH}`.execute(db)
    for (const link of rows) {
      const follows = link.seq === last.seq + 1 && link.previous === last.hash
      if (!follows || link.hash !== hashOf(keyedHash, link, last.hash)) {
        return { checked: last.seq, broken: { seq: last.seq + 1, recordId: link.recordId } }
      }
      last = { seq: link.seq, hash: link.hash }
    }
    if (rows.length < BATCH) break
  }
  const { rows } = await sql<{ seq: number; hash: string }>`select seq, hash from ${headOf(table)}`.execute(
    db,
  )
  const isComplete = rows[0]?.seq === last.seq && rows[0].hash === last.hash
  return { checked: last.seq, broken: isComplete ? null : { seq: last.seq + 1, recordId: '' } }
}
