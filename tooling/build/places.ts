import { join, resolve } from 'node:path'

/** Folders that a build reads and writes. Tests use their own root. */
export interface Places {
  readonly root: string
  readonly dist: string
  readonly shared: string
  readonly apps: string
  /** Build records. Deleting them causes a full build. */
  readonly records: string
}

export function placesOf(root: string): Places {
  const dist = join(root, 'dist')
  return {
    root,
    dist,
    shared: join(dist, 'shared'),
    apps: join(dist, 'apps'),
    records: join(root, '.cache/build'),
  }
}

export const REPOSITORY = resolve(import.meta.dirname, '../..')
