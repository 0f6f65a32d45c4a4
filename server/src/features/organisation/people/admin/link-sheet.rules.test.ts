import type { PermissionDecision } from '@apron/contract/rules/rights/permission-decision'
import { expect, it } from 'vitest'
import { sheetViolation } from './link-sheet.rules.ts'

const NEW = { state: 'new', posts: [], lastLogin: null } as const
const TO_CALLER: PermissionDecision = { outcome: 'ordinary', sentTo: 'caller' }
const TO_PERSON: PermissionDecision = { outcome: 'ordinary', sentTo: 'person' }
const REFUSED: PermissionDecision = { outcome: 'refused', reason: 'hasPassword' }

it.each([
  ['a new person with an ordinary role', {}, TO_CALLER, null],
  ['a person with guarded permissions', {}, TO_PERSON, 'notOnSheet'],
  ['a person with a post', { posts: ['QA_AUDITOR'] }, TO_CALLER, 'notOnSheet'],
  ['a person whose password was voided', { lastLogin: '2026-03-02 09:00:00' }, TO_PERSON, 'notHanded'],
  ['a person with a password', { state: 'enabled' }, REFUSED, 'refused'],
  ['a person with a disabled account', { state: 'disabled' }, REFUSED, 'closed'],
] as const)('[ADM-73] a link of %s', (_who, part, decision, violation) => {
  expect(sheetViolation({ ...NEW, ...part, posts: [...('posts' in part ? part.posts : [])] }, decision)).toBe(
    violation,
  )
})
