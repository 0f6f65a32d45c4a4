import { DRAFT_DEVICES, DRAFT_KEY_SAFE_MS } from '@apron/contract/limits/drafts'

/** A device with a key of the person. */
export interface DraftKeyDevice {
  readonly device: string
  readonly madeAt: Date
  readonly usedAt: Date
}

/** Device whose key a new key replaces, or null below the limit. `full`: none may be replaced, so no key is given. */
export type DeviceSlot = { readonly replaced: string | null } | 'full'

/**
 * Chooses the device to replace: the least recently used one. New keys are not replaced, because somebody may be
 * inventing devices.
 */
export function chooseDeviceSlot(devices: readonly DraftKeyDevice[], now: Date): DeviceSlot {
  if (devices.length < DRAFT_DEVICES) return { replaced: null }
  const safeSince = now.getTime() - DRAFT_KEY_SAFE_MS
  const old = devices.filter(({ madeAt }) => madeAt.getTime() <= safeSince)
  const [first] = old.toSorted((one, other) => one.usedAt.getTime() - other.usedAt.getTime())
  return first === undefined ? 'full' : { replaced: first.device }
}
