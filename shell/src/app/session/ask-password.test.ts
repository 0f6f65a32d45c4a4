import { expect, it } from 'vitest'
import { createOverlays } from '../overlays/overlays.ts'
import { createAskPassword } from './ask-password.ts'

function asking() {
  const overlays = createOverlays()
  return { overlays, ask: createAskPassword(overlays), dialog: () => overlays.store.getState().confirmation }
}

it('[AUTH-21] all who want the password wait for one dialog', async () => {
  const { ask, dialog } = asking()
  const all = [ask(), ask()]
  const first = dialog()
  all.push(ask())
  expect(dialog()).toBe(first)
  first?.answer(true)
  expect(await Promise.all(all)).toEqual([true, true, true])
  expect(dialog()).toBeNull()
})

it('[AUTH-21] a dialog that goes with the session was not answered, and the next one asks anew', async () => {
  const { ask, dialog, overlays } = asking()
  const asked = ask()
  overlays.close('confirmation')
  expect(await asked).toBe(false)
  const again = ask()
  dialog()?.answer(true)
  expect(await again).toBe(true)
})
