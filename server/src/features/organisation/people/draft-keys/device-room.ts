import { DRAFT_DEVICES, DRAFT_KEY_SAFE_MS } from '@apron/contract/limits/drafts'

/** A device with a key of the person. */
export interface KnownDevice {
  readonly device: string
  readonly madeAt: Date
  readonly usedAt: Date
}

/** Device to remove before a person gets a key for another one. `full`: none may be removed, so there is no new key. */
export type DeviceRoom = { readonly forget: string | null } | 'full'

/**
 * Chooses the device to replace: the least recently used one, unless all are new. Then somebody is inventing devices.
 */
export function deviceRoom(devices: readonly KnownDevice[], now: Date): DeviceRoom {
  if (devices.length < DRAFT_DEVICES) return { forget: null }
  const safeSince = now.getTime() - DRAFT_KEY_SAFE_MS
  const old = devices.filter(({ madeAt }) => madeAt.getTime() <= safeSince)
  const [first] = old.toSorted((one, other) => one.usedAt.getTime() - other.usedAt.getTime())
  return first === undefined ? 'full' : { forget: first.device }
}
