import type { ConfirmPassword } from '../../platform/http/confirmed-request.ts'
import type { Overlays } from '../overlays/overlays.ts'

/** Asks for the password in one dialog shared by all requests. Closing it in any way answers no. */
export function createAskPassword({ store, open, close }: Overlays): ConfirmPassword {
  let pending: Promise<boolean> | null = null

  function ask(): Promise<boolean> {
    return new Promise(resolve => {
      const stop = store.subscribe(({ confirmation }) => {
        if (confirmation === null) answer(false)
      })
      function answer(isConfirmed: boolean): void {
        stop()
        pending = null
        resolve(isConfirmed)
        close('confirmation')
      }
      open('confirmation', { answer })
    })
  }

  return () => (pending ??= ask())
}
