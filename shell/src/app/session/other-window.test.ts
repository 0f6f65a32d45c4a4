import { expect, it } from 'vitest'
import { otherWindowChange, type WindowState } from './other-window.ts'

const MINE = { code: '100104', token: 't' }
const quiet: WindowState = { mine: '100104', isOver: false, isAlert: false, stored: MINE, hasToken: true }

it.each<[string, Partial<WindowState>, ReturnType<typeof otherWindowChange>]>([
  ['a new site of the same session', {}, 'nothing'],
  ['a logout', { stored: null, hasToken: false }, 'left'],
  [
    'a logout, after the session was over here too',
    { stored: null, hasToken: false, isOver: true },
    'nothing',
  ],
  [
    'a logout, after the alert has opened here',
    { stored: null, hasToken: false, isOver: true, isAlert: true },
    'unclear',
  ],
  ['a logout, before the token is removed', { stored: null }, 'unclear'],
  ['a login after a timeout, before the user is stored', { stored: null, isOver: true }, 'nothing'],
  ['an end', { stored: { ...MINE, token: '' }, hasToken: false }, 'over'],
  ['an end already known here', { stored: { ...MINE, token: '' }, hasToken: false, isOver: true }, 'nothing'],
  ['an end, before the old token is removed', { stored: { ...MINE, token: '' } }, 'over'],
  ['a new login of the same user', { isOver: true }, 'back'],
  ['a new login of the same user, before the token arrives', { isOver: true, hasToken: false }, 'unclear'],
  ['a removed token alone', { hasToken: false }, 'unclear'],
  ['another user', { stored: { code: '100103', token: 'u' }, isOver: true }, 'other'],
  ['another user, without a timeout here', { stored: { code: '100103', token: 'u' } }, 'other'],
  [
    'another user whose session has ended again',
    { stored: { code: '100103', token: '' }, hasToken: false },
    'other',
  ],
  ['nothing in a window without pages', { mine: null }, 'nothing'],
])('[AUTH-10, AUTH-11] recognises %s in another window', (_what, state, expected) => {
  expect(otherWindowChange({ ...quiet, ...state })).toBe(expected)
})
