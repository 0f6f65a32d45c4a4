import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from './settings.ts'

const SECRET_BYTES = 48
const PRIVATE_FILE = 0o600

/**
 * Returns the server's signing key, from the settings or created once in the data folder. Call it after the store is
 * open.
 */
export async function readSecretKey(settings: Pick<Settings, 'secretKey' | 'dataDir'>): Promise<string> {
  if (settings.secretKey !== null) return settings.secretKey
  const path = join(settings.dataDir, 'secret-key')
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  await mkdir(settings.dataDir, { recursive: true, mode: 0o700 })
  const file = await open(path, 'wx', PRIVATE_FILE)
  try {
    await file.writeFile(`${secret}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  return secret
}
