import type { DraftKey } from '@apron/contract/lists/draft-key'
import type { DeviceRows, SealedRow } from './device-rows.ts'
import type { DraftSeal } from './seal.ts'

/** Returns the fields of stored JSON by name, or none if it is not an object. */
export const fieldsOf = (json: unknown) =>
  new Map<string, unknown>(typeof json === 'object' && json !== null ? Object.entries(json) : [])

const DAY_MS = 86_400_000
export const dayOf = (ms: number) => Math.floor(ms / DAY_MS)

/** Rows of one kind that belong to one user, in a database shared with other users. */
export interface SealedRows<Value> {
  get(name: string): Promise<Value | null>
  /** Replaces the row of this name. */
  put(name: string, value: Value): Promise<void>
  remove(names: readonly string[]): Promise<void>
  /** Returns all rows of this user. */
  all(): Promise<Value[]>
  /** Removes all rows of this user. */
  clear(): Promise<void>
}

export interface SealedRowsParts {
  readonly rows: DeviceRows
  readonly seal: DraftSeal
  readonly keepDays: DraftKey['keepDays']
  /** Returns the current time, ms. */
  readonly now: () => number
}

/**
 * Opens the rows of one user, and removes expired rows of all users.
 * @param read parses a value written by any version of the portal. Returns null for anything else
 */
export async function openSealedRows<Value extends { readonly keptAt: number }>(
  { rows, seal, keepDays, now }: SealedRowsParts,
  read: (text: string) => Value | null,
): Promise<SealedRows<Value>> {
  const isExpired = ({ keptAt }: Value) => now() - keptAt >= keepDays * DAY_MS

  async function decrypt(row: SealedRow | undefined): Promise<Value | null> {
    const text = row && (await seal.open(row.name, row))
    const value = typeof text === 'string' ? read(text) : null
    return value === null || isExpired(value) ? null : value
  }

  async function readAll(): Promise<[string, Value][]> {
    const sealed = await rows.all()
    const values = await Promise.all(sealed.map(async row => [row.name, await decrypt(row)] as const))
    return values.flatMap(([name, value]) => (value === null ? [] : [[name, value] as [string, Value]]))
  }

  const today = dayOf(now())
  const expired = (await rows.all()).filter(({ lastDay }) => lastDay < today)
  await rows.remove(expired.map(({ name }) => name))
  return {
    get: async name => decrypt(await rows.get(await seal.nameOf(name))),
    async put(name, value) {
      const sealedName = await seal.nameOf(name)
      const sealed = await seal.seal(sealedName, JSON.stringify(value))
      await rows.put({ name: sealedName, lastDay: dayOf(value.keptAt) + keepDays, ...sealed })
    },
    remove: async names => rows.remove(await Promise.all(names.map(name => seal.nameOf(name)))),
    all: async () => (await readAll()).map(([, value]) => value),
    clear: async () => rows.remove((await readAll()).map(([name]) => name)),
  }
}
