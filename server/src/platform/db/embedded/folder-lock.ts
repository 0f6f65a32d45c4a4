import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The file whose lock means that the folder is open. It stays empty and is never deleted. */
export const LOCK_FILE = 'store.lock'

const SQLITE_BUSY = 5

export interface FolderLock {
  release(): void
}

/**
 * Locks the folder for this process, or returns null if another one holds it. Uses SQLite's file lock: the kernel frees
 * it when the process dies in any way, and it works on every platform and between containers that share the folder.
 * PGlite has no lock: two processes on a folder lose rows without an error.
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
