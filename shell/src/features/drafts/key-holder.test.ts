import { expect, it } from 'vitest'
import type { SessionData, SessionState } from '../session/session-store.ts'
import { keyHolder } from './key-holder.ts'

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the number is all that is looked at
const of = (code: string) => ({ user: { code } }) as SessionData

it.each([
  ['somebody is signed in', { status: 'loaded', data: of('100104') }, false, '100104'],
  ['the page is covered', { status: 'loaded', data: of('100104') }, true, null],
  ['the login form stands over the page', { status: 'expired', data: of('100104') }, false, null],
  ['the session is loaded anew', { status: 'none', data: of('100104') }, false, null],
  ['nobody is signed in', { status: 'none', data: null }, false, null],
  ['it is not known who it is', { status: 'loaded', data: of('') }, false, null],
] as const satisfies readonly (readonly [string, SessionState, boolean, string | null])[])(
  'while %s',
  (_what, session, isOver, holder) => {
    expect(keyHolder(session, isOver)).toBe(holder)
  },
)
