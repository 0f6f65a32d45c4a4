import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const POLL_MS = 200

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it runs as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Creates the file with its content atomically, so that a lock always has an owner. */
function tryLock(file: string): boolean {
  const own = `${file}.${process.pid}`
  writeFileSync(own, String(process.pid))
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(own, { force: true })
  }
}

/** Returns the process that holds the lock, or null if just released. */
function ownerOf(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Waits until no other build runs in this folder, then takes the lock. Returns its release function. */
export async function holdBuildLock(folder: string, waiting: (pid: number) => void): Promise<() => void> {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'lock')
  let told = false
  while (!tryLock(file)) {
    const pid = ownerOf(file)
    if (pid === null) continue
    // A killed build leaves its lock behind.
    if (!isRunning(pid)) rmSync(file, { force: true })
    else {
      if (!told) waiting(pid)
      told = true
      await wait(POLL_MS)
    }
  }
  return () => rmSync(file, { force: true })
}
