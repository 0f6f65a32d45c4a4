import { join, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '../../..')
export const WEB = resolve(import.meta.dirname, '../web')

/** Where a contestant is built to, and served from. */
export const folderOf = (contestant: string): string => join(ROOT, '.cache/bench/sub-apps', contestant)
