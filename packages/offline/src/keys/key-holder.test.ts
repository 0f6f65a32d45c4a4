import { expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { keyHolder, onHolderChange } from './key-holder.ts'

const of = (code: string) => ({ user: { code } })

it.each([
  ['a user is signed in', { status: 'loaded', data: of('100104') }, false, '100104'],
  ['the page is covered', { status: 'loaded', data: of('100104') }, true, null],
  ['the login form covers the page', { status: 'expired', data: of('100104') }, false, null],
  ['the session is being reloaded', { status: 'none', data: of('100104') }, false, null],
  ['nobody is signed in', { status: 'none', data: null }, false, null],
  ['the user code is unknown', { status: 'loaded', data: of('') }, false, null],
] as const)('returns the key holder while %s', (_what, session, isOver, holder) => {
  expect(keyHolder(session, isOver)).toBe(holder)
})

it('[OFF-20] reports each change of the holder once, with the previous holder', () => {
  const session = createStore(() => ({ status: 'loaded', data: of('100104') }))
  const view = createStore(() => ({ sessionOver: false, theme: 'light' }))
  const changes: unknown[] = []
  onHolderChange({ session, view }, (holder, before) => changes.push([holder, before]))
  view.setState({ theme: 'dark' })
  view.setState({ sessionOver: true })
  session.setState({ data: of('100105') })
  view.setState({ sessionOver: false })
  expect(changes).toEqual([
    ['100104', null],
    [null, '100104'],
    ['100105', null],
  ])
})
