interface KeyPlace {
  /** The device that the key is; null of one that is carried along. */
  readonly deviceHash: string | null
}

/**
 * Whether a key may open a session on a device: one that is carried along on any, unless the device itself answered for it; that of a
 * device on this device alone.
 */
export function isGoodHere(
  { deviceHash }: KeyPlace,
  here: string,
  attachment: 'platform' | 'cross-platform' | undefined,
): boolean {
  return deviceHash === null ? attachment !== 'platform' : deviceHash === here
}
