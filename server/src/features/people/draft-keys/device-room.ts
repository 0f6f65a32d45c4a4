import { DRAFT_DEVICES, DRAFT_KEY_SAFE_MS } from '@apron/contract/limits/drafts'

/** A device that a person has a key for. */
export interface KnownDevice {
  readonly device: string
  readonly madeAt: Date
  readonly usedAt: Date
}

/** What must go before a person gets a key for one more device; `full`: nothing may go, and there is no key. */
export type DeviceRoom = { readonly forget: string | null } | 'full'

/** The device that was used longest ago makes room. Where even that one is new, somebody makes up devices. */
export function deviceRoom(devices: readonly KnownDevice[], now: Date): DeviceRoom {
  if (devices.length < DRAFT_DEVICES) return { forget: null }
  const safeSince = now.getTime() - DRAFT_KEY_SAFE_MS
  const old = devices.filter(({ madeAt }) => madeAt.getTime() <= safeSince)
  const [first] = old.toSorted((one, other) => one.usedAt.getTime() - other.usedAt.getTime())
  return first === undefined ? 'full' : { forget: first.device }
}
