import { describe, expect, test } from 'vitest'
import {
  RO_ACTIONS,
  RO_STATUSES,
  type RoAction,
  type RoStatus,
} from '../../../contract/rectifications/rectification.values.ts'
import { decideRoAction, type RoFacts, type RoParts } from './ro-state.ts'

const NOBODY: RoParts = {
  responsible: false,
  owner: false,
  manager: false,
  extender: false,
  director: false,
  judgedEffect: false,
}
const PERSONS = {
  stranger: NOBODY,
  responsible: { ...NOBODY, responsible: true },
  owner: { ...NOBODY, owner: true },
  manager: { ...NOBODY, manager: true },
  extender: { ...NOBODY, extender: true },
  director: { ...NOBODY, director: true },
} as const satisfies Record<string, RoParts>
type Person = keyof typeof PERSONS

const facts = (status: RoStatus, part: Partial<RoFacts> = {}): RoFacts => ({
  status,
  level: '2',
  effectJudged: false,
  watchOver: true,
  extensionPending: false,
  ...part,
})

const OPEN: readonly RoStatus[] = [
  'ISSUED',
  'ANALYSING',
  'PLAN_REVIEW',
  'IMPLEMENTING',
  'VERIFYING',
  'EFFECT_WATCH',
]
const ALL: readonly Person[] = ['stranger', 'responsible', 'owner', 'manager', 'extender', 'director']
const INDEPENDENT: readonly Person[] = ['stranger', 'manager', 'extender', 'director']

/** All allowed transitions at level 2 without a pending extension. Anything not listed here is rejected. */
const ALLOWED = new Map<string, RoStatus>()
function allow(action: RoAction, from: readonly RoStatus[], who: readonly Person[], to?: RoStatus) {
  for (const status of from)
    for (const person of who) ALLOWED.set(`${action} ${status} ${person}`, to ?? status)
}
allow('edit', ['DRAFT'], ALL)
allow('issue', ['DRAFT'], ALL, 'ISSUED')
allow('accept', ['ISSUED'], ['responsible'], 'ANALYSING')
allow('reassign', ['ISSUED', 'ANALYSING', 'IMPLEMENTING'], ['manager'])
allow('savePlan', ['ANALYSING'], ['responsible'])
allow('sendPlan', ['ANALYSING'], ['responsible'], 'PLAN_REVIEW')
allow('acceptPlan', ['PLAN_REVIEW'], INDEPENDENT, 'IMPLEMENTING')
allow('returnPlan', ['PLAN_REVIEW'], INDEPENDENT, 'ANALYSING')
allow('saveProgress', ['IMPLEMENTING'], ['responsible', 'owner'])
allow('report', ['IMPLEMENTING'], ['responsible'], 'VERIFYING')
allow('verify', ['VERIFYING'], INDEPENDENT, 'EFFECT_WATCH')
allow('reject', ['VERIFYING'], INDEPENDENT, 'IMPLEMENTING')
allow('effective', ['EFFECT_WATCH'], INDEPENDENT, 'CLOSED')
allow('ineffective', ['EFFECT_WATCH'], INDEPENDENT, 'ANALYSING')
allow('void', ['DRAFT', ...OPEN], ALL, 'VOID')
allow('askExtension', ['ISSUED', 'ANALYSING', 'PLAN_REVIEW', 'IMPLEMENTING'], ['responsible'])

const EVERY_CASE = RO_ACTIONS.flatMap(action =>
  RO_STATUSES.flatMap(status => ALL.map(person => ({ action, status, person }))),
)

describe('[SQ-12] state table of rectification orders', () => {
  test.each(EVERY_CASE)('decides $action from $status by $person', ({ action, status, person }) => {
    const decision = decideRoAction(action, facts(status), PERSONS[person])
    expect(decision.allowed ? decision.to : null).toBe(ALLOWED.get(`${action} ${status} ${person}`) ?? null)
  })

  test.each<[string, RoAction, RoFacts, RoParts, string]>([
    ['closes level 3 on verification', 'verify', facts('VERIFYING', { level: '3' }), NOBODY, 'CLOSED'],
    [
      'keeps level 1 open until the second signature',
      'effective',
      facts('EFFECT_WATCH', { level: '1' }),
      NOBODY,
      'EFFECT_WATCH',
    ],
    [
      'rejects effective before the watch period has ended',
      'effective',
      facts('EFFECT_WATCH', { watchOver: false }),
      NOBODY,
      'watchNotOver',
    ],
    [
      'accepts ineffective during the watch period',
      'ineffective',
      facts('EFFECT_WATCH', { watchOver: false }),
      NOBODY,
      'ANALYSING',
    ],
    [
      'rejects a second judgement',
      'effective',
      facts('EFFECT_WATCH', { level: '1', effectJudged: true }),
      NOBODY,
      'state',
    ],
    [
      'closes the order on countersignature',
      'countersign',
      facts('EFFECT_WATCH', { level: '1', effectJudged: true }),
      PERSONS.director,
      'CLOSED',
    ],
    [
      'rejects countersignature before the judgement',
      'countersign',
      facts('EFFECT_WATCH', { level: '1' }),
      PERSONS.director,
      'state',
    ],
    [
      'rejects countersignature by the person who judged',
      'countersign',
      facts('EFFECT_WATCH', { level: '1', effectJudged: true }),
      { ...PERSONS.director, judgedEffect: true },
      'notIndependent',
    ],
    [
      'rejects countersignature at level 2',
      'countersign',
      facts('EFFECT_WATCH', { effectJudged: true }),
      PERSONS.director,
      'state',
    ],
    ['rejects voiding at level 1', 'void', facts('ANALYSING', { level: '1' }), NOBODY, 'levelOne'],
    ['accepts voiding a draft of level 1', 'void', facts('DRAFT', { level: '1' }), NOBODY, 'VOID'],
    ['rejects verification by an owner', 'verify', facts('VERIFYING'), PERSONS.owner, 'notIndependent'],
    [
      'rejects review by the responsible person',
      'acceptPlan',
      facts('PLAN_REVIEW'),
      PERSONS.responsible,
      'notIndependent',
    ],
    [
      'rejects a second pending extension',
      'askExtension',
      facts('IMPLEMENTING', { extensionPending: true }),
      PERSONS.responsible,
      'state',
    ],
  ])('%s', (_what, action, order, parts, expected) => {
    const decision = decideRoAction(action, order, parts)
    expect(decision.allowed ? decision.to : decision.reason).toBe(expected)
  })
})

describe.each(['grantExtension', 'refuseExtension'] as const)('[SQ-14] %s', action => {
  test.each<[RoFacts['level'], Person, string]>([
    ['1', 'director', 'IMPLEMENTING'],
    ['1', 'extender', 'person'],
    ['2', 'extender', 'IMPLEMENTING'],
    ['2', 'director', 'person'],
    ['3', 'extender', 'IMPLEMENTING'],
    ['3', 'responsible', 'person'],
  ])('at level %s, decides for %s: %s', (level, person, expected) => {
    const order = facts('IMPLEMENTING', { level, extensionPending: true })
    const decision = decideRoAction(action, order, PERSONS[person])
    expect(decision.allowed ? decision.to : decision.reason).toBe(expected)
  })

  test("rejects a decision on one's own request", () => {
    const order = facts('IMPLEMENTING', { extensionPending: true })
    const decision = decideRoAction(action, order, { ...PERSONS.extender, responsible: true })
    expect(decision).toEqual({ allowed: false, reason: 'notIndependent' })
  })

  test('rejects a decision without a pending request', () => {
    expect(decideRoAction(action, facts('IMPLEMENTING'), PERSONS.extender).allowed).toBe(false)
  })
})
