import { expect, it } from 'vitest'
import { readSession, writeSession } from './kept-session.ts'

const data = {
  user: { code: '100104', token: 'opens everything' },
  menus: [],
  resources: ['r'],
}
const kept = { data, registry: { schema: 1, apps: {} }, overrides: {} }

it('[OFF-22] a session is read again as it was kept, without its token', () => {
  const text = writeSession(kept)
  expect(text).not.toContain('opens')
  expect(readSession(text)).toEqual({
    ...kept,
    form: 1,
    data: { ...data, user: { code: '100104', token: '' } },
  })
})

it.each(['null', '7', '{}', '{"form":2,"data":{}}'])('of another version is none: %s', text => {
  expect(readSession(text)).toBeNull()
})
