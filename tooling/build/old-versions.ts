import { existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

/** Kept versions, including the current one. Open pages still load parts of older ones. */
export const KEPT_VERSIONS = 3

export interface VersionFolder {
  readonly name: string
  /** Last time it was the current one. */
  readonly usedAt: number
}

/** Returns the folders to remove: all but the current one and the most recently used ones. */
export function foldersToDrop(folders: readonly VersionFolder[], current: string): string[] {
  return folders
    .filter(folder => folder.name !== current)
    .toSorted((a, b) => b.usedAt - a.usedAt)
    .slice(KEPT_VERSIONS - 1)
    .map(folder => folder.name)
}

/** Removes old version folders `<prefix>…` of one library or application. */
export function dropOldVersions(parent: string, prefix: string, current: string): string[] {
  if (!existsSync(parent)) return []
  const now = new Date()
  utimesSync(join(parent, current), now, now)
  const folders = readdirSync(parent, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && entry.name.startsWith(prefix) && !entry.name.startsWith('.'))
    .map(entry => ({ name: entry.name, usedAt: statSync(join(parent, entry.name)).mtimeMs }))
  const dropped = foldersToDrop(folders, current)
  for (const name of dropped) rmSync(join(parent, name), { recursive: true })
  return dropped
}
