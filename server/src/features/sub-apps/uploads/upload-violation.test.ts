import { expect, it } from 'vitest'
import { uploadViolation } from './upload-violation.ts'

const NOW = new Date('2026-03-02T08:00:00Z')
const LATER = new Date(NOW.getTime() + 1)
const WAITING = { state: 'waiting', uploaded_by: 'ann', expires_at: LATER } as const
const BOB = {
  userCode: 'bob',
  roles: ['ADMIN'],
  guarded: new Set(['portal:subApp:upload']),
  line: new Set(['bob']),
}

it.each([
  ['another holder of the permission', WAITING, BOB, null],
  ['the uploader', WAITING, { ...BOB, userCode: 'ann' }, 'own'],
  ['a person on the uploader’s line', WAITING, { ...BOB, line: new Set(['bob', 'ann']) }, 'sameLine'],
  ['a person without the permission', WAITING, { ...BOB, guarded: new Set<string>() }, 'lacksGuarded'],
  ['anybody after it expired', { ...WAITING, expires_at: NOW }, BOB, 'over'],
  ['anybody after the decision', { ...WAITING, state: 'refused' as const }, BOB, 'over'],
])('[ADM-81] %s', (_who, upload, by, violation) => {
  expect(uploadViolation(upload, by, NOW)).toBe(violation)
})
