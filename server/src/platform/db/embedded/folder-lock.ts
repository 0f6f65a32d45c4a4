import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The file whose lock means "this folder is open". It stays empty and is never deleted. */
export const LOCK_FILE = 'store.lock'

const SQLITE_BUSY = 5

export interface FolderLock {
  release(): void
}

/**
 * Takes the folder for this process alone, or returns null when another holds it. The lock is SQLite's lock on a file:
 * the kernel frees it when the process dies in any way, and it holds on every platform and between containers that
 * share the folder. PGlite itself has none: two processes on a folder lose rows without an error.
 */
export function lockFolder(folder: string): FolderLock | null {
  const file = new DatabaseSync(join(folder, LOCK_FILE))
  try {
    file.exec(
      'pragma busy_timeout = 0; pragma locking_mode = exclusive; pragma journal_mode = memory; begin exclusive',
    )
  } catch (error) {
    file.close()
    if (isBusy(error)) return null
    throw error
  }
  return { release: () => file.close() }
}

function isBusy(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'errcode' in error && error.errcode === SQLITE_BUSY
}
