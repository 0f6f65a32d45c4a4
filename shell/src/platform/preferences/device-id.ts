import type { Storage } from '../storage/storage.ts'

/** The random name of this device, made at first use; says nothing about person or machine (security note T04). */
export function deviceId(storage: Storage): string {
  const known = storage.get('deviceId')
  if (known !== '') return known
  const made = Array.from(crypto.getRandomValues(new Uint8Array(16)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  storage.set('deviceId', made)
  return made
}
