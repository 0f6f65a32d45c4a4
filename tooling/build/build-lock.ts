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
  const ownFile = `${file}.${process.pid}`
  writeFileSync(ownFile, String(process.pid))
  try {
    linkSync(ownFile, file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(ownFile, { force: true })
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

/** Acquires the lock of this folder once no other build holds it. Returns its release function. */
export async function acquireBuildLock(folder: string, onWait: (pid: number) => void): Promise<() => void> {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'lock')
  let hasNotified = false
  while (!tryLock(file)) {
    const pid = ownerOf(file)
    if (pid === null) continue
    // A killed build leaves its lock behind.
    if (!isRunning(pid)) rmSync(file, { force: true })
    else {
      if (!hasNotified) onWait(pid)
      hasNotified = true
      await wait(POLL_MS)
    }
  }
  return () => rmSync(file, { force: true })
}
