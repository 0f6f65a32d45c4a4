import { generateKeyPairSync } from 'node:crypto'
import { beginConfirmation, confirmPassword } from '@apron/contract/sign-in/confirmation.calls'
import { field, press, shows, type } from '@apron/sdk/testing'
import { expect, test } from 'vitest'
import { startPart } from '../../platform/parts/start-part.fixture.tsx'
import { ConfirmPasswordDialog } from './confirm-password-dialog.tsx'

const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 3072 })
const KEY = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
const CHALLENGE = { challenge: 'c1', publicKey: KEY, validSeconds: 120 }
const PASSWORD = 'four lazy cranes'

async function start() {
  const { fake, http, draw, errors, bodiesOf } = startPart()
  const done = { confirmed: 0, closed: 0 }
  fake.answer(beginConfirmation, CHALLENGE)
  const tab = await draw(
    <ConfirmPasswordDialog
      http={http}
      deviceId="device"
      onConfirmed={() => (done.confirmed += 1)}
      onClose={() => (done.closed += 1)}
    />,
  )
  await shows(() => field(tab, 'Login password'))
  return { fake, tab, errors, done, bodiesOf, password: () => field(tab, 'Login password') }
}

test('[AUTH-21] reports an empty or wrong password at the field, clears it and focuses it', async () => {
  const { fake, tab, done, bodiesOf, password } = await start()
  fake.refuse(confirmPassword, 1001, 'The password is wrong')
  await press(tab, 'Confirm')
  await shows(() => expect(tab.el.textContent).toContain('Enter your password'))
  expect(bodiesOf(beginConfirmation)).toEqual([])

  type(password(), PASSWORD)
  await press(tab, 'Confirm')
  await shows(() => expect(tab.el.textContent).toContain('The password is wrong'))
  expect(password().value).toBe('')
  expect(document.activeElement).toBe(password())
  expect(done).toEqual({ confirmed: 0, closed: 0 })
})

test('[AUTH-21] reports a missing network and allows a retry; sends ciphertext only', async () => {
  const { fake, tab, done, bodiesOf, password } = await start()
  fake.answer(confirmPassword, null)
  fake.answer(beginConfirmation, () => Promise.reject(new TypeError('Nothing answered')))
  type(password(), PASSWORD)
  await press(tab, 'Confirm')
  await shows(() => expect(tab.el.textContent).toContain('Could not confirm. Try again.'))
  expect(done.confirmed).toBe(0)

  fake.answer(beginConfirmation, CHALLENGE)
  type(password(), PASSWORD)
  await press(tab, 'Confirm')
  await shows(() => expect(done.confirmed).toBe(1))
  expect(bodiesOf(confirmPassword)).toMatchObject([{ challenge: 'c1', deviceId: 'device' }])
  expect(JSON.stringify(bodiesOf(confirmPassword))).not.toContain(PASSWORD)
})
