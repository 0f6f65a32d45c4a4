import { expect, test } from 'vitest'
import { OCC_REVIEW_PERMISSION, OCC_SEND_PERMISSION } from '../../contract/occurrences/occurrence.calls.ts'
import { OCC_VISIBILITY } from './occ-visibility.ts'

test.each([
  ['a', [], 'DRAFT', true],
  ['a', [], 'CLOSED', true],
  ['b', [], 'CLOSED', false],
  ['b', [OCC_REVIEW_PERMISSION], 'CLOSED', true],
  ['b', [OCC_SEND_PERMISSION], 'RETURNED', true],
  ['b', [OCC_REVIEW_PERMISSION, OCC_SEND_PERMISSION], 'DRAFT', false],
] as const)(
  '[SQ-28] decides for %s with %j whether they may read a report by a in state %s: %j',
  (userCode, permissions, status, expected) => {
    const viewer = {
      userCode,
      resources: new Set<string>(permissions),
      sites: [],
      departments: [],
      now: new Date(0),
    }
    expect(OCC_VISIBILITY.matches({ create_by: 'a', status }, viewer)).toBe(expected)
  },
)
