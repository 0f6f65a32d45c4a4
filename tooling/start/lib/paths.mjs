import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root of the repository. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** The oldest supported Chromium, installed by tooling/oldest-browser. */
export const OLDEST_BROWSER = join(ROOT, '.cache/oldest-browser/chromium')
