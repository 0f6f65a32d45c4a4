import type { RightsDecision } from '@apron/contract/rules/rights/rights-decision'
import { expect, it } from 'vitest'
import { sheetHindrance } from './link-sheet.rules.ts'

const NEW = { state: 'new', posts: [], lastLogin: null } as const
const TO_CALLER: RightsDecision = { outcome: 'ordinary', sentTo: 'caller' }
const TO_PERSON: RightsDecision = { outcome: 'ordinary', sentTo: 'person' }
const REFUSED: RightsDecision = { outcome: 'refused', reason: 'hasPassword' }

it.each([
  ['somebody new of work', {}, TO_CALLER, null],
  ['somebody with guarded rights', {}, TO_PERSON, 'notOnSheet'],
  ['somebody with a post', { posts: ['QA_AUDITOR'] }, TO_CALLER, 'notOnSheet'],
  ['somebody whose password was taken back', { lastLogin: '2026-03-02 09:00:00' }, TO_PERSON, 'notHanded'],
  ['somebody with a password', { state: 'enabled' }, REFUSED, 'refused'],
  ['somebody whose account is closed', { state: 'disabled' }, REFUSED, 'closed'],
] as const)('[ADM-73] a link of %s', (_who, part, decision, hindrance) => {
  expect(sheetHindrance({ ...NEW, ...part, posts: [...('posts' in part ? part.posts : [])] }, decision)).toBe(
    hindrance,
  )
})
