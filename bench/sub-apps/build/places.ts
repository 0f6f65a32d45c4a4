import { join, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '../../..')
export const WEB = resolve(import.meta.dirname, '../web')

/** Where shell and applications are built to, and served from. */
export const SITE = join(ROOT, '.cache/bench/sub-apps')
