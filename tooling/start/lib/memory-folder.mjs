import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const SHARED_MEMORY = '/dev/shm'
/** Enough for stores, uploads and browser profiles of two workers, and a database server. */
const ENOUGH_BYTES = 4 * 1024 ** 3

/**
 * Creates a folder in shared memory for the temporary files of a test run. Returns null without shared memory or with
 * too little free. Every test file copies a store; on disk these copies took a quarter of the time of the HTTP tests.
 */
export function makeMemoryFolder() {
  if (!existsSync(SHARED_MEMORY)) return null
  const { bavail, bsize } = statfsSync(SHARED_MEMORY)
  if (bavail * bsize < ENOUGH_BYTES) return null
  const path = mkdtempSync(join(SHARED_MEMORY, 'apron-tests-'))
  // The database server runs as another user.
  chmodSync(path, 0o755)
  const remove = () => rmSync(path, { recursive: true, force: true })
  process.once('exit', remove)
  return { path, remove }
}
