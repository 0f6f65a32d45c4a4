import { createPublicKey, type KeyObject } from 'node:crypto'
import { SUB_APP_NAME } from '@apron/contract/sub-apps/names'

/** A key whose owner may sign versions of sub-applications. */
export interface SigningKey {
  /** The operator's name for the key. */
  readonly id: string
  readonly key: KeyObject
  /** Applications it is limited to; null for all. */
  readonly apps: ReadonlySet<string> | null
}

/** Signing keys by their public key, as in the setting and in signatures. */
export type SigningKeys = ReadonlyMap<string, SigningKey>

/** Id, 32 bytes as base64url, and optionally applications after a colon. */
const ENTRY = /^([A-Za-z0-9][A-Za-z0-9._-]{0,39})=([A-Za-z0-9_-]{43})(?::([A-Za-z0-9+]+))?$/

/**
 * Parses `release=<public key>,tools-team=<public key>:tools+amm`. Returns null if it is malformed, or an id or key
 * appears twice.
 */
export function parseSigningKeys(value: string): SigningKeys | null {
  const keys = new Map<string, SigningKey>()
  const ids = new Set<string>()
  for (const entry of value.split(',')) {
    const [, id, bytes, names] = ENTRY.exec(entry.trim()) ?? []
    const apps = names === undefined ? null : new Set(names.split('+'))
    const key = bytes === undefined ? null : publicKeyOf(bytes)
    if (id === undefined || bytes === undefined || key === null || ids.has(id) || keys.has(bytes)) return null
    if (apps !== null && ![...apps].every(name => SUB_APP_NAME.test(name))) return null
    ids.add(id)
    keys.set(bytes, { id, key, apps })
  }
  return keys
}

function publicKeyOf(bytes: string): KeyObject | null {
  try {
    return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: bytes }, format: 'jwk' })
  } catch {
    return null
  }
}
