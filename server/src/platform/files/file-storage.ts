import type { Readable } from 'node:stream'

/** Where the bytes of files are. Keys are ours, never made of what people send. */
export interface FileStorage {
  /** For the log, without secrets. */
  readonly location: string
  /** Moves a file of this machine into the store. What was half written is gone when it fails. @throws {@link StorageProblem} */
  put(key: string, path: string, bytes: number): Promise<void>
  /** A stream that has begun. @throws {@link StorageProblem} also when there is no such key */
  read(key: string): Promise<Readable>
  /** Nothing happens when there is no such key. @throws {@link StorageProblem} */
  remove(key: string): Promise<void>
}

/** Bytes that are free on the disk where uploads arrive. */
export type FreeBytes = () => Promise<number>

/** Where uploads arrive and where they are kept. */
export interface FilePlaces {
  readonly storage: FileStorage
  /** Folder of this machine; what is in it is being uploaded. */
  readonly incomingDir: string
  readonly freeBytes: FreeBytes
  /** Room that is left for the database and everything else. */
  readonly reserveBytes: number
}

export type StorageProblemKind = 'full' | 'missing' | 'unavailable'

/** Why the store did not do as it was told. */
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

/** What a failure of the disk or of S3 means; libraries wrap the reason. */
export function storageProblem(error: unknown): StorageProblem {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof StorageProblem) return cause
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name
    const kind = KINDS[code] ?? KINDS[cause.name]
    if (kind !== undefined) return new StorageProblem(kind, error)
  }
  return new StorageProblem('unavailable', error)
}
