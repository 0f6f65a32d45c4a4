import { expect, it } from 'vitest'
import { handlingStatus } from './centre-columns.tsx'

it.each([
  [0, 0, null, null],
  [1, 1, 'success', null],
  [2, 0, null, 'handle0'],
  [2, 1, null, 'handle1'],
  [2, 1, 'success', 'success'],
  [2, 1, 'failed', 'failedResult'],
] as const)(
  '[MSG-09, MSG-22] shows for type %i, handled %i and result %s the status %s',
  (type, handleStatus, handleResult, key) => {
    expect(handlingStatus({ type, handleStatus, handleResult })?.key ?? null).toBe(key)
  },
)
