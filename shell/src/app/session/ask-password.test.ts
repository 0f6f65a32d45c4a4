import { expect, it } from 'vitest'
import { createOverlays } from '../overlays/overlays.ts'
import { createAskPassword } from './ask-password.ts'

function start() {
  const overlays = createOverlays()
  return { overlays, ask: createAskPassword(overlays), dialog: () => overlays.store.getState().confirmation }
}

it('[AUTH-21] shares one dialog between concurrent requests for the password', async () => {
  const { ask, dialog } = start()
  const requests = [ask(), ask()]
  const first = dialog()
  requests.push(ask())
  expect(dialog()).toBe(first)
  first?.answer(true)
  expect(await Promise.all(requests)).toEqual([true, true, true])
  expect(dialog()).toBeNull()
})

it('[AUTH-21] returns false when the session ends, and opens the dialog again next time', async () => {
  const { ask, dialog, overlays } = start()
  const confirmed = ask()
  overlays.close('confirmation')
  expect(await confirmed).toBe(false)
  const confirmedLater = ask()
  dialog()?.answer(true)
  expect(await confirmedLater).toBe(true)
})
