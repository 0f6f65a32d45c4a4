import type { Readable } from 'node:stream'

/** Storage for the bytes of files. Keys are generated, never taken from user input. */
export interface FileStorage {
  /** For the log, without secrets. */
  readonly location: string
  /** Moves a local file into the store. Leaves nothing behind on failure. @throws {@link StorageProblem} */
  put(key: string, path: string, bytes: number): Promise<void>
  /** Returns a started stream. @throws {@link StorageProblem}, also for an unknown key */
  read(key: string): Promise<Readable>
  /** Does nothing for an unknown key. @throws {@link StorageProblem} */
  remove(key: string): Promise<void>
}

/** Returns the free bytes on the disk for incoming uploads. */
export type FreeBytes = () => Promise<number>

/** Locations of incoming uploads and of stored files. */
export interface FileLocations {
  readonly storage: FileStorage
  /** Local folder for uploads in progress. */
  readonly incomingDir: string
  readonly freeBytes: FreeBytes
  /** Free space reserved for the database and everything else. */
  readonly reserveBytes: number
}

export type StorageProblemKind = 'full' | 'missing' | 'unavailable'

/** A failure of the file store. */
export class StorageProblem extends Error {
  readonly kind: StorageProblemKind

  constructor(kind: StorageProblemKind, cause: unknown) {
    super(`The file store: ${kind}`, { cause })
    this.name = 'StorageProblem'
    this.kind = kind
  }
}

const KINDS: Readonly<Record<string, StorageProblemKind>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
  QuotaExceeded: 'full',
  XMinioStorageFull: 'full',
  ENOENT: 'missing',
  NoSuchKey: 'missing',
  NotFound: 'missing',
}

/** Classifies a failure of the disk or S3, unwrapping library errors. */
export function storageProblem(error: unknown): StorageProblem {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof StorageProblem) return cause
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name
    const kind = KINDS[code] ?? KINDS[cause.name]
    if (kind !== undefined) return new StorageProblem(kind, error)
  }
  return new StorageProblem('unavailable', error)
}
