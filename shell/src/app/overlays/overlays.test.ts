import { expect, it } from 'vitest'
import { createOverlays } from './overlays.ts'

const PAGE = { name: '检查单', url: '/safetyQuality/checkList' }

it('what is opened is open, beside what is open already', () => {
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

it('what is opened again is about the newest', () => {
  const { open, store } = createOverlays()
  open('messages', 'box')
  open('messages', 'subscriptions')
  expect(store.getState().messages).toBe('subscriptions')
})

it('what is closed is closed alone', () => {
  const { close, open, store } = createOverlays()
  open('search', { scanned: '' })
  open('password', true)
  open('messages', 'box')
  close('search', 'password')
  const { messages, password, search } = store.getState()
  expect([search, password, messages]).toEqual([null, null, 'box'])
})
