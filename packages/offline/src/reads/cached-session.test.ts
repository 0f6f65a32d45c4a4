import { expect, it } from 'vitest'
import { readSession, writeSession } from './cached-session.ts'

const data = {
  user: { code: '100104', token: 'opens everything' },
  menus: [],
  resources: ['r'],
}
const session = { data, registry: { schema: 1, apps: {} }, overrides: {} }

it('[OFF-22] stores and restores a session without its token', () => {
  const text = writeSession(session)
  expect(text).not.toContain('opens')
  expect(readSession(text)).toEqual({
    ...session,
    form: 1,
    data: { ...data, user: { code: '100104', token: '' } },
  })
})

it.each(['null', '7', '{}', '{"form":2,"data":{}}'])('ignores a session of another version: %s', text => {
  expect(readSession(text)).toBeNull()
})
