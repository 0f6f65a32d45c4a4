import { describe, expect, it } from 'vitest'
import { isHello, PAGE_HELLO, pageMessage, portalMessage } from './password-frame.ts'

describe('[AUTH-13] messages of the framed page', () => {
  it.each([
    [
      { id: 1, get: 'currentPassword' },
      { id: 1, get: 'currentPassword' },
    ],
    [{ id: 1, get: 'token' }, null],
    [{ get: 'publicKey' }, null],
    [{ signal: 'success', more: 1 }, { signal: 'success' }],
    [{ signal: 'cancel' }, { signal: 'cancel' }],
    [
      { signal: 'error', message: 'no' },
      { signal: 'error', message: 'no' },
    ],
    [{ signal: 'error' }, { signal: 'error', message: '' }],
    [
      { signal: 'error', message: 'x'.repeat(900) },
      { signal: 'error', message: 'x'.repeat(500) },
    ],
    [
      { signal: 'height', px: 320.2 },
      { signal: 'height', px: 321 },
    ],
    [
      { signal: 'height', px: 9e9 },
      { signal: 'height', px: 1200 },
    ],
    [{ signal: 'height', px: Number.NaN }, null],
    [{ signal: 'eval' }, null],
    ['success', null],
    [null, null],
  ])('%j → %j', (data, message) => {
    expect(pageMessage(data)).toEqual(message)
  })

  it('recognises the first message', () => {
    expect(isHello({ apron: 'password-page' }, PAGE_HELLO)).toBe(true)
    expect(isHello({ apron: 'other' }, PAGE_HELLO)).toBe(false)
    expect(isHello(undefined, PAGE_HELLO)).toBe(false)
  })
})

describe('[AUTH-13] messages of the portal', () => {
  it.each([
    [
      { id: 1, value: 'v' },
      { id: 1, value: 'v' },
    ],
    [
      { id: 1, error: '' },
      { id: 1, error: '' },
    ],
    [{ id: 1 }, null],
    [{ value: 'v' }, null],
    [3, null],
  ])('%j → %j', (data, message) => {
    expect(portalMessage(data)).toEqual(message)
  })
})
