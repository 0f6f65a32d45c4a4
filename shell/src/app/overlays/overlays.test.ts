import { expect, it } from 'vitest'
import { createOverlays } from './overlays.ts'

const PAGE = { name: '检查单', url: '/safetyQuality/checkList' }

it('opens an overlay in addition to those already open', () => {
  const { open, store } = createOverlays()
  open('messages', 'centre')
  open('favourite', PAGE)
  expect(store.getState()).toEqual({
    preview: null,
    search: null,
    favourite: PAGE,
    messages: 'centre',
    reading: null,
    password: null,
    confirmation: null,
    drafts: null,
    quickSignIn: null,
    shortcuts: null,
  })
})

it('updates the subject when an overlay is opened again', () => {
  const { open, store } = createOverlays()
  open('messages', 'box')
  open('messages', 'subscriptions')
  expect(store.getState().messages).toBe('subscriptions')
})

it('closes only the given overlay', () => {
  const { close, open, store } = createOverlays()
  open('search', { scanned: '' })
  open('password', true)
  open('messages', 'box')
  close('search', 'password')
  const { messages, password, search } = store.getState()
  expect([search, password, messages]).toEqual([null, null, 'box'])
})
