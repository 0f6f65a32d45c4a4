import { CallFailure } from '@apron/contract/errors/call-failure'
import { canStoreDrafts } from './device.ts'
import type { PersonStore } from './person-store.ts'

/** Functions that open the stores of one user, and classify a failure. */
export interface StoreOpeners {
  /** Opens the stores with the key on the device. Returns null if there is none that may be used. */
  readonly openWithDeviceKey: () => Promise<PersonStore | null>
  /** Opens the stores with the key from the server. */
  readonly openWithServerKey: () => Promise<PersonStore | null>
  readonly isRetriable: (error: unknown) => boolean
}

/** Delay before the next attempt, ms. It starts sooner if the network is back. */
const TRY_AGAIN_MS = 10_000

/** Resolves when it is time for another attempt, or when none is needed any more. */
function waitForRetry(ended: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const stopWaiting = () => {
      clearTimeout(timer)
      removeEventListener('online', stopWaiting)
      ended.removeEventListener('abort', stopWaiting)
      resolve()
    }
    const timer = setTimeout(stopWaiting, TRY_AGAIN_MS)
    addEventListener('online', stopWaiting)
    ended.addEventListener('abort', stopWaiting)
  })
}

const isOutage = (error: unknown) => error instanceof CallFailure && error.isOutage

/** Opens the stores with the key from the server or, during an outage, with the key on the device. Retries until one succeeds. */
export async function openWithRetries(
  { openWithDeviceKey, openWithServerKey, isRetriable }: StoreOpeners,
  ended: AbortSignal,
): Promise<PersonStore | null> {
  while (!ended.aborted && canStoreDrafts(window)) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- attempts run one at a time
      return await openWithServerKey()
    } catch (error) {
      if (!ended.aborted && !isRetriable(error)) throw error
      // oxlint-disable-next-line no-await-in-loop -- attempts run one at a time
      const stores = !ended.aborted && isOutage(error) ? await openWithDeviceKey() : null
      if (stores !== null) return stores
      // oxlint-disable-next-line no-await-in-loop -- attempts run one at a time
      if (!ended.aborted) await waitForRetry(ended)
    }
  }
  return null
}
