import { expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { keyOwner, onKeyOwnerChange } from './key-owner.ts'

const userWithCode = (code: string) => ({ user: { code } })

it.each([
  ['a user is signed in', { status: 'loaded', data: userWithCode('100104') }, false, '100104'],
  ['the page is covered', { status: 'loaded', data: userWithCode('100104') }, true, null],
  ['the login form covers the page', { status: 'expired', data: userWithCode('100104') }, false, null],
  ['the session is being reloaded', { status: 'none', data: userWithCode('100104') }, false, null],
  ['nobody is signed in', { status: 'none', data: null }, false, null],
  ['the user code is unknown', { status: 'loaded', data: userWithCode('') }, false, null],
] as const)('returns the key owner while %s', (_what, session, isOver, owner) => {
  expect(keyOwner(session, isOver)).toBe(owner)
})

it('[OFF-20] reports each change of the key owner once, with the previous owner', () => {
  const session = createStore(() => ({ status: 'loaded', data: userWithCode('100104') }))
  const view = createStore(() => ({ sessionOver: false, theme: 'light' }))
  const changes: unknown[] = []
  onKeyOwnerChange({ session, view }, (owner, previous) => changes.push([owner, previous]))
  view.setState({ theme: 'dark' })
  view.setState({ sessionOver: true })
  session.setState({ data: userWithCode('100105') })
  view.setState({ sessionOver: false })
  expect(changes).toEqual([
    ['100104', null],
    [null, '100104'],
    ['100105', null],
  ])
})
