interface KeyPlace {
  /** The device that is the key; null for a portable key. */
  readonly deviceHash: string | null
}

/**
 * Returns true if a key may open a session on this device: a portable one on any, unless the device itself answered; a
 * device's own key only there.
 */
export function isUsableOnDevice(
  { deviceHash }: KeyPlace,
  here: string,
  attachment: 'platform' | 'cross-platform' | undefined,
): boolean {
  return deviceHash === null ? attachment !== 'platform' : deviceHash === here
}
