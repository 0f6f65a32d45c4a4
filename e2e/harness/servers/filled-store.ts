import { cpSync } from 'node:fs'

const FOLDER = 'APRON_E2E_FILLED_STORE'
const PASSWORD = 'APRON_E2E_DEMO_PASSWORD'

/** Registers the filled store of this run and the password of its people. */
export function registerFilledStore(folder: string, password: string): void {
  process.env[FOLDER] = folder
  process.env[PASSWORD] = password
}

/**
 * Copies the filled store. @returns the password of its people, or null if there is none and the server must fill its
 * own
 */
export function copyFilledStore(to: string): string | null {
  const from = process.env[FOLDER]
  const password = process.env[PASSWORD]
  if (from === undefined || password === undefined) return null
  cpSync(from, to, { recursive: true })
  return password
}
