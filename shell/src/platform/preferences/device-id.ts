import { randomString } from '../random-string.ts'
import type { Storage } from '../storage/storage.ts'

/**
 * Returns this device's random id, created at first use. It reveals nothing about user or machine (security
 * note T04).
 */
export function deviceId(storage: Storage): string {
  const stored = storage.get('deviceId')
  if (stored !== '') return stored
  const created = randomString(32)
  storage.set('deviceId', created)
  return created
}
