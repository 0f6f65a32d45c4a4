import { expect, it } from 'vitest'
import { relyingPartyOf } from './relying-party.ts'

it.each([
  ['https://portal.example', 'portal.example'],
  ['https://portal.example:8443', 'portal.example'],
  ['http://localhost:3000', 'localhost'],
])('[AUTH-46] keys of %s belong to %s', (origin, id) => {
  expect(relyingPartyOf(origin)).toEqual({ id, origin })
})

it.each(['http://portal.example', 'https://10.1.2.3', 'http://127.0.0.1:3000', 'https://[2001:db8::1]'])(
  '[AUTH-46] has no keys at %s',
  publicUrl => {
    expect(relyingPartyOf(publicUrl)).toBeNull()
  },
)
