import { join, resolve } from 'node:path'

/** The folders a build reads and writes. A test gives its own root. */
export interface Places {
  readonly root: string
  readonly dist: string
  readonly shared: string
  readonly apps: string
  /** What was built from what. Deleting it builds everything anew. */
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
