import { expect, it } from 'vitest'
import type { RoStatus } from '../../../contract/rectifications/rectification.values.ts'
import { roNextWork } from './ro-next-work.ts'
import type { RoFacts, RoParts } from './ro-state.ts'

const NOBODY: RoParts = {
  responsible: false,
  owner: false,
  manager: false,
  extender: false,
  director: false,
  judgedEffect: false,
}
const RESPONSIBLE = { ...NOBODY, responsible: true }
const OWNER = { ...NOBODY, owner: true }
const facts = (status: RoStatus, part: Partial<RoFacts> = {}): RoFacts => ({
  status,
  level: '2',
  effectJudged: false,
  watchOver: false,
  extensionPending: false,
  ...part,
})

it.each<[RoFacts, RoParts, string | null]>([
  [facts('DRAFT'), NOBODY, 'issue'],
  [facts('ISSUED'), RESPONSIBLE, 'accept'],
  [facts('ISSUED'), NOBODY, null],
  [facts('ANALYSING'), RESPONSIBLE, 'sendPlan'],
  [facts('PLAN_REVIEW'), NOBODY, 'acceptPlan'],
  [facts('PLAN_REVIEW'), RESPONSIBLE, null],
  [facts('IMPLEMENTING'), RESPONSIBLE, 'report'],
  [facts('IMPLEMENTING'), OWNER, 'saveProgress'],
  [facts('IMPLEMENTING'), NOBODY, null],
  [facts('VERIFYING'), NOBODY, 'verify'],
  [facts('VERIFYING'), OWNER, null],
  [facts('EFFECT_WATCH'), NOBODY, null],
  [facts('EFFECT_WATCH', { watchOver: true }), NOBODY, 'effective'],
  [facts('EFFECT_WATCH', { level: '1', effectJudged: true }), { ...NOBODY, director: true }, 'countersign'],
  [facts('IMPLEMENTING', { extensionPending: true }), { ...NOBODY, extender: true }, 'grantExtension'],
  [facts('CLOSED'), RESPONSIBLE, null],
  [facts('VOID'), RESPONSIBLE, null],
])('[SQ-15] for order %o and parts %o, returns the next step %s', (order, parts, next) => {
  expect(roNextWork(order, parts, () => true)).toBe(next)
})

it('[SQ-15] returns no step without the permission for it', () => {
  expect(roNextWork(facts('VERIFYING'), NOBODY, () => false)).toBeNull()
})
