import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { Kysely } from 'kysely'
import { requireCurrentVersion, type Versioned } from './visibility/require-current-version.ts'

/** A kind of record that users create, change and delete, as {@link saveRecord} and {@link changeRecord} use it. */
export interface EditedKind<Input, Saved extends Versioned> {
  /** Prevents other changes to this record, and the creation of conflicting ones, until the transaction ends. */
  readonly lock: (db: Kysely<unknown>, key: string | null) => Promise<void>
  /** Returns the record as its list shows it. */
  readonly find: (db: Kysely<unknown>, key: string) => Promise<Saved | null>
  /** Validates the record. @throws Refusal if it is invalid */
  readonly check?: (db: Kysely<unknown>, input: Input, before: Saved | null) => Promise<void> | void
  /** Writes the record and increments its version. @returns its key */
  readonly put: (db: Kysely<unknown>, input: Input, before: Saved | null) => Promise<string>
}

/**
 * Creates or changes a record, based on the version that the caller saw. @param db a transaction
 * @param key null for a new record without a key
 * @throws Refusal if the key is taken, the record is gone or has changed, or it is invalid
 */
export async function saveRecord<Input extends { readonly version: number | null }, Saved extends Versioned>(
  db: Kysely<unknown>,
  kind: EditedKind<Input, Saved>,
  key: string | null,
  input: Input,
): Promise<Saved> {
  await kind.lock(db, key)
  const before = key === null ? null : await kind.find(db, key)
  requireCurrentVersion(before, input.version, key ?? '')
  await kind.check?.(db, input, before)
  return await recordOf(db, kind, await kind.put(db, input, before))
}

/** Returns an existing record. @throws Refusal if there is none */
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
 * Performs a change such as publishing or deleting on the version that the caller saw. @param db a transaction
 * @returns the record before the change @throws Refusal if it is gone or has changed, or if the change is refused
 */
export async function changeRecord<Saved extends Versioned>(
  db: Kysely<unknown>,
  kind: Pick<EditedKind<never, Saved>, 'lock' | 'find'>,
  { key, version }: { readonly key: string; readonly version: number },
  work: (before: Saved) => Promise<void>,
): Promise<Saved> {
  await kind.lock(db, key)
  const before = await recordOf(db, kind, key)
  requireCurrentVersion(before, version, key)
  await work(before)
  return before
}
