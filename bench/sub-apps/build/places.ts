import { join, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '../../..')
export const WEB = resolve(import.meta.dirname, '../web')

/** Output folder of shell and applications, which is also served. */
export const SITE = join(ROOT, '.cache/bench/sub-apps')
