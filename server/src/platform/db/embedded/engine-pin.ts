import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { OperatorError } from '../../config/operator-error.ts'
import { storeTexts } from '../store-texts.ts'

const PIN_FILE = 'apron-engine.json'

/** Returns the engine of this product version, for example `pglite 0.5.16`. */
export function engineName(): string {
  const require = createRequire(import.meta.url)
  const manifest: unknown = require(join(require.resolve('@electric-sql/pglite'), '../../package.json'))
  if (typeof manifest !== 'object' || manifest === null || !('version' in manifest)) {
    throw new Error('The embedded engine has no version')
  }
  return `pglite ${String(manifest.version)}`
}

/** Records the engine in a new store. */
export async function pinEngine(store: string, engine: string): Promise<void> {
  await writeFile(join(store, PIN_FILE), `${JSON.stringify({ engine })}\n`)
}

/** Rejects a store of another engine. Its files may differ without the engine noticing. */
export async function checkEngine(store: string, engine: string): Promise<void> {
  const storedEngine = await readPin(store)
  if (storedEngine !== engine)
    throw new OperatorError(storeTexts.otherEngine(store, storedEngine ?? '?', engine))
}

async function readPin(store: string): Promise<string | null> {
  try {
    const pin: unknown = JSON.parse(await readFile(join(store, PIN_FILE), 'utf8'))
    return typeof pin === 'object' && pin !== null && 'engine' in pin ? String(pin.engine) : null
  } catch (error) {
    if (error instanceof SyntaxError || isMissing(error)) return null
    throw error
  }
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
