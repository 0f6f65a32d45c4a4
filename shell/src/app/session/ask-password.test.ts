import { expect, it } from 'vitest'
import { createOverlays } from '../overlays/overlays.ts'
import { createAskPassword } from './ask-password.ts'

function asking() {
  const overlays = createOverlays()
  return { overlays, ask: createAskPassword(overlays), dialog: () => overlays.store.getState().confirmation }
}

it('[AUTH-21] shares one dialog between concurrent requests for the password', async () => {
  const { ask, dialog } = asking()
  const all = [ask(), ask()]
  const first = dialog()
  all.push(ask())
  expect(dialog()).toBe(first)
  first?.answer(true)
  expect(await Promise.all(all)).toEqual([true, true, true])
  expect(dialog()).toBeNull()
})

it('[AUTH-21] answers no when the session ends, and asks again next time', async () => {
  const { ask, dialog, overlays } = asking()
  const asked = ask()
  overlays.close('confirmation')
  expect(await asked).toBe(false)
  const again = ask()
  dialog()?.answer(true)
  expect(await again).toBe(true)
})
