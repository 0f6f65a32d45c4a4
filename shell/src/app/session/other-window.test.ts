import { expect, it } from 'vitest'
import { fromElsewhere, type WindowState } from './other-window.ts'

const MINE = { code: '100104', token: 't' }
const quiet: WindowState = { mine: '100104', isOver: false, isAlert: false, stored: MINE, hasToken: true }

it.each<[string, Partial<WindowState>, ReturnType<typeof fromElsewhere>]>([
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
  ['a logout, when the token has not gone yet', { stored: null }, 'unclear'],
  [
    'somebody who logs in after a time-out, before it is written down who',
    { stored: null, isOver: true },
    'nothing',
  ],
  ['an end', { stored: { ...MINE, token: '' }, hasToken: false }, 'over'],
  ['an end that is known here', { stored: { ...MINE, token: '' }, hasToken: false, isOver: true }, 'nothing'],
  ['an end, when the old token has not gone yet', { stored: { ...MINE, token: '' } }, 'over'],
  ['the same person again', { isOver: true }, 'back'],
  ['the same person again, when the token has not come yet', { isOver: true, hasToken: false }, 'unclear'],
  ['a token that has gone by itself', { hasToken: false }, 'unclear'],
  ['somebody else', { stored: { code: '100103', token: 'u' }, isOver: true }, 'other'],
  ['somebody else, while nothing was over here', { stored: { code: '100103', token: 'u' } }, 'other'],
  [
    'somebody else whose session is over again',
    { stored: { code: '100103', token: '' }, hasToken: false },
    'other',
  ],
  ['anybody, in a window without pages', { mine: null }, 'nothing'],
])('[AUTH-10, AUTH-11] recognises %s in another window', (_what, state, follows) => {
  expect(fromElsewhere({ ...quiet, ...state })).toBe(follows)
})
