import { chmod, mkdir, open, readdir, realpath, rename, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '../../config/operator-error.ts'
import { FREE_SPACE_TO_CREATE_BYTES, FREE_SPACE_TO_OPEN_BYTES } from '../store-limits.ts'
import { storeTexts } from '../store-texts.ts'
import { syncFolder } from './durable-node-fs.ts'
import { checkEngine, engineName, isMissing, pinEngine } from './engine-pin.ts'
import { createStore } from './engine-thread.ts'

const MB = 1024 * 1024
const PRIVATE_FOLDER = 0o700

/** Folder of the engine's files inside the data folder. */
const STORE = 'store'
const UNFINISHED_STORE = 'store.unfinished'

/** Returns the folder of the embedded store in a data folder. */
export function storeFolder(folder: string): string {
  return join(folder, STORE)
}

/** Creates the data folder if missing. Returns its real path, so that two names for it share one lock. */
export async function prepareDataFolder(folder: string): Promise<string> {
  try {
    await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
    return await realpath(folder)
  } catch (error) {
    throw refusalOf(folder, error)
  }
}

/** Creates the store if missing, checks that it may be opened, and returns its folder. The lock is already held. */
export async function prepareStore(folder: string): Promise<string> {
  const store = storeFolder(folder)
  try {
    if (await exists(store)) {
      await checkFreeSpace(folder, FREE_SPACE_TO_OPEN_BYTES)
      await checkEngine(store, engineName())
    } else {
      await checkFreeSpace(folder, FREE_SPACE_TO_CREATE_BYTES)
      await createAtomically(folder, store)
    }
    await chmod(store, PRIVATE_FOLDER)
    // We hold the lock, so the writer of this file is gone.
    await rm(join(store, 'postmaster.pid'), { force: true })
    return store
  } catch (error) {
    throw refusalOf(folder, error)
  }
}

/** Creates the store in an unfinished folder first, so that an interrupted start leaves nothing that contains data. */
async function createAtomically(folder: string, store: string): Promise<void> {
  const unfinished = join(folder, UNFINISHED_STORE)
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: PRIVATE_FOLDER })
  await createStore(unfinished)
  await pinEngine(unfinished, engineName())
  await syncTree(unfinished)
  await rename(unfinished, store)
  syncFolder(folder)
}

async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isDirectory()) syncFolder(path)
    else await syncFile(path)
  }
  syncFolder(folder)
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

async function checkFreeSpace(folder: string, needed: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free >= needed) return
  throw new OperatorError(storeTexts.diskFull(folder, Math.floor(free / MB), Math.ceil(needed / MB)))
}

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path)
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

const FULL = /ENOSPC|EDQUOT|No space left|Disk quota exceeded|disk is full/

/** Converts an error of the file system or the engine at start into a message for the operator. */
export function refusalOf(folder: string, error: unknown): OperatorError {
  if (error instanceof OperatorError) return error
  const reason = error instanceof Error ? error.message : String(error)
  const cause = { cause: error }
  if (FULL.test(reason)) {
    return new OperatorError(storeTexts.diskFull(folder, 0, FREE_SPACE_TO_CREATE_BYTES / MB), cause)
  }
  // Error of the file system or the lock file.
  if (error instanceof Error && ('syscall' in error || 'errcode' in error)) {
    return new OperatorError(storeTexts.folderUnusable(folder, reason), cause)
  }
  return new OperatorError(storeTexts.notOpened(folder, reason), cause)
}
