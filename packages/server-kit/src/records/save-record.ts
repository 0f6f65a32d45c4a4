import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { Kysely } from 'kysely'
import { requireSeen, type Versioned } from './visibility/require-seen.ts'

/** A kind of record that people make, change and delete, as {@link saveRecord} and {@link changeRecord} need to know it. */
export interface EditedKind<Wanted, Saved extends Versioned> {
  /** Until the transaction ends nobody else changes this record, or makes one that stands against it. */
  readonly lock: (db: Kysely<unknown>, key: string | null) => Promise<void>
  /** The record as its list shows it. */
  readonly find: (db: Kysely<unknown>, key: string) => Promise<Saved | null>
  /** @throws Refusal when it may not be so. */
  readonly check?: (db: Kysely<unknown>, wanted: Wanted, before: Saved | null) => Promise<void> | void
  /** Writes it, counting its version. @returns its key */
  readonly put: (db: Kysely<unknown>, wanted: Wanted, before: Saved | null) => Promise<string>
}

/**
 * Makes or changes a record, by the version that the person saw. @param db a transaction
 * @param key null for a new one that is called by nothing yet
 * @throws Refusal when it is taken, gone, was changed since, or may not be so
 */
export async function saveRecord<Wanted extends { readonly version: number | null }, Saved extends Versioned>(
  db: Kysely<unknown>,
  kind: EditedKind<Wanted, Saved>,
  key: string | null,
  wanted: Wanted,
): Promise<Saved> {
  await kind.lock(db, key)
  const before = key === null ? null : await kind.find(db, key)
  requireSeen(before, wanted.version, key ?? '')
  await kind.check?.(db, wanted, before)
  return await recordOf(db, kind, await kind.put(db, wanted, before))
}

/** A record that must be there. @throws Refusal */
export async function recordOf<Saved extends Versioned>(
  db: Kysely<unknown>,
  kind: Pick<EditedKind<never, Saved>, 'find'>,
  key: string,
): Promise<Saved> {
  const found = await kind.find(db, key)
  if (found === null) throw new Refusal(SERVER_ERRORS.notFound)
  return found
}

/**
 * Does something to a record of the version that the person saw: publishes, deletes. @param db a transaction
 * @returns what it was @throws Refusal when it is gone, was changed since, or when the work refuses
 */
export async function changeRecord<Saved extends Versioned>(
  db: Kysely<unknown>,
  kind: Pick<EditedKind<never, Saved>, 'lock' | 'find'>,
  { key, version }: { readonly key: string; readonly version: number },
  work: (before: Saved) => Promise<void>,
): Promise<Saved> {
  await kind.lock(db, key)
  const before = await recordOf(db, kind, key)
  requireSeen(before, version, key)
  await work(before)
  return before
}
