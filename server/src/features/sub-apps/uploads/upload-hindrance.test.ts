import { expect, it } from 'vitest'
import { uploadHindrance } from './upload-hindrance.ts'

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
  ['another holder of the right', WAITING, BOB, null],
  ['who uploaded it', WAITING, { ...BOB, userCode: 'ann' }, 'own'],
  ['who is of the uploader’s line', WAITING, { ...BOB, line: new Set(['bob', 'ann']) }, 'sameLine'],
  ['who lacks the right', WAITING, { ...BOB, guarded: new Set<string>() }, 'lacksGuarded'],
  ['anybody when it is over', { ...WAITING, expires_at: NOW }, BOB, 'over'],
  ['anybody when it is decided', { ...WAITING, state: 'refused' as const }, BOB, 'over'],
])('[ADM-81] %s', (_who, upload, by, hindrance) => {
  expect(uploadHindrance(upload, by, NOW)).toBe(hindrance)
})
