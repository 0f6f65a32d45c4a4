import { CallFailure } from '@apron/contract/errors/call-failure'
import { canKeepDrafts } from './device.ts'
import type { PersonStore } from './person-store.ts'

/** How the stores of one person are opened, and what a failure means. */
export interface StoreOpening {
  /** Opens them with the key that the device holds; null if it holds none that may be used. */
  readonly openHeld: () => Promise<PersonStore | null>
  /** Opens them with the key of the server. */
  readonly openWithServer: () => Promise<PersonStore | null>
  readonly isWorthAnotherTry: (error: unknown) => boolean
}

/** Time until a failed attempt is repeated, unless the network comes back earlier, ms. */
const TRY_AGAIN_MS = 10_000

/** Resolves when another attempt is worthwhile, or when it is no longer needed. */
function later(ended: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener('online', go)
      ended.removeEventListener('abort', go)
      resolve()
    }
    const timer = setTimeout(go, TRY_AGAIN_MS)
    addEventListener('online', go)
    ended.addEventListener('abort', go)
  })
}

const isOutage = (error: unknown) => error instanceof CallFailure && error.isOutage

/** Opens the stores with the key of the server, or without the server with the key of the device, until one succeeds. */
export async function openRetrying(
  { openHeld, openWithServer, isWorthAnotherTry }: StoreOpening,
  ended: AbortSignal,
): Promise<PersonStore | null> {
  while (!ended.aborted && canKeepDrafts(window)) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      return await openWithServer()
    } catch (error) {
      if (!ended.aborted && !isWorthAnotherTry(error)) throw error
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      const held = !ended.aborted && isOutage(error) ? await openHeld() : null
      if (held !== null) return held
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      if (!ended.aborted) await later(ended)
    }
  }
  return null
}
