import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { findTransition } from '@apron/contract/records/actions'
import { describe, expect, it } from 'vitest'
import type { CardStep } from '../job-card.fields.ts'
import { WORK_CARD_ERRORS as ERRORS } from '../work-card.errors.ts'
import { workPackage } from '../work-package.ts'
import { computeHours, overlaps } from './hours.ts'
import { amendRefusal, naRefusal, readingProblem, type Signer, signRefusal } from './sign-rules.ts'
import { stepProblems } from './step-problems.ts'
import { type Entry, stateOf, stepStates } from './step-states.ts'
import { step } from './steps.fixture.ts'

const MECHANIC: Signer = { userCode: 'M', isAssignee: true, signs: true, inspects: false, riiSkill: false }
const INSPECTOR: Signer = { userCode: 'I', isAssignee: false, signs: false, inspects: true, riiSkill: true }
const STEPS = [step(1), step(2), step(3, { kind: 'RII' }), step(4)]
const by = (who: string, seq = 1) => ({ by: who, seq, stamp: '', at: new Date(0) })
const signed = (no: number, who = 'M', attempt = 1): Entry => ({
  kind: 'SIGN',
  step: no,
  attempt,
  value: null,
  remark: '',
  nrNo: '',
  rii: no === 3,
  ...by(who),
})
const DONE = [signed(1), signed(2)]
const reject: Entry = { kind: 'REJECT', step: 3, attempt: 1, reason: 'again', reopens: [2], ...by('I') }

describe('permission to sign a step', () => {
  it.each([
    ['the next step by its mechanic', 'IN_WORK', [], 1, MECHANIC, null],
    ['a later step', 'IN_WORK', [], 2, MECHANIC, ERRORS.stepNotNext],
    ['a signed step', 'IN_WORK', DONE, 1, MECHANIC, ERRORS.stepSigned],
    [
      'the next step by a person who is not assigned',
      'IN_WORK',
      [],
      1,
      { ...MECHANIC, isAssignee: false },
      ERRORS.notAssignee,
    ],
    ['an inspection by an inspector', 'RII_WAIT', DONE, 3, INSPECTOR, null],
    ['an inspection of own work', 'RII_WAIT', DONE, 3, { ...INSPECTOR, userCode: 'M' }, ERRORS.riiOfOwnWork],
    [
      'an inspection without the skill',
      'RII_WAIT',
      DONE,
      3,
      { ...INSPECTOR, riiSkill: false },
      ERRORS.riiSkillMissing,
    ],
    ['work after an open inspection', 'IN_WORK', DONE, 4, MECHANIC, ERRORS.stepNotNext],
  ] as const)('[WC-07] decides on signing %s', (_what, status, entries, stepNo, signer, error) => {
    const states = stepStates(STEPS, entries)
    expect(
      signRefusal({ status, revisionNew: false, states, entries }, stateOf(states, stepNo), signer)?.entry ??
        null,
    ).toBe(error)
  })

  it('[WC-05] lets a free step be signed out of order, but not past an inspection', () => {
    const free = [step(1), step(2, { free: true }), step(3, { kind: 'RII' }), step(4, { free: true })]
    const states = stepStates(free, [])
    const of = (no: number) =>
      signRefusal(
        { status: 'IN_WORK', revisionNew: false, states, entries: [] },
        stateOf(states, no),
        MECHANIC,
      )
    expect(of(2)).toBeNull()
    expect(of(4)?.entry).toBe(ERRORS.stepNotNext)
  })
})

const stepOf = (part: Partial<CardStep>, entries: Entry[] = []) =>
  stateOf(stepStates([step(1, part)], entries), 1)

describe('corrections of a foreman', () => {
  const [open, done] = [stepOf({}), stepOf({}, [signed(1)])]

  it.each([
    ['an open step', 'PAUSED', open, undefined],
    ['an open step of a completed card', 'COMPLETED', open, SERVER_ERRORS.notAllowedInState],
    ['an inspection', 'RII_WAIT', stepOf({ kind: 'RII' }), ERRORS.naNotAllowed],
    ['a tool count', 'IN_WORK', stepOf({ kind: 'TOOLCOUNT' }), ERRORS.naNotAllowed],
    ['a signed step', 'IN_WORK', done, ERRORS.stepSigned],
  ] as const)('[WC-05] decides whether %s can be marked as not applicable', (_what, status, state, error) => {
    expect(naRefusal(status, state)?.entry).toBe(error)
  })

  it.each([
    ['a signed step', 'IN_WORK', done, undefined],
    ['a signed step of a completed card', 'COMPLETED', done, undefined],
    ['a signed step of a closed card', 'CLOSED', done, SERVER_ERRORS.notAllowedInState],
    ['an open step', 'IN_WORK', open, ERRORS.notSigned],
  ] as const)('[WC-11] decides whether %s can be corrected', (_what, status, state, error) => {
    expect(amendRefusal(status, state)?.entry).toBe(error)
  })
})

describe('the state of steps', () => {
  it('[WC-05] rejects a step that the card does not have', () => {
    expect(() => stateOf(stepStates(STEPS, []), 9)).toThrow('The card has no step 9')
  })

  it('[WC-07] starts the next attempt of an inspection and of the work before it after a rejection', () => {
    const states = stepStates(STEPS, [...DONE, reject])
    expect(states.map(({ status, attempt }) => [status, attempt])).toEqual([
      ['SIGNED', 1],
      ['REJECTED', 2],
      ['REJECTED', 2],
      ['OPEN', 1],
    ])
    expect(stepStates(STEPS, [...DONE, reject, signed(2, 'M', 2)])[1]).toMatchObject({
      status: 'SIGNED',
      attempt: 2,
    })
  })
})

describe('a reading', () => {
  const torque = step(4, { kind: 'MEASURE', unit: 'N·m', min: 600, max: 660 })
  it.each([
    ['no value', null, '', '', ERRORS.valueMissing],
    ['the lower limit', 600, '', '', null],
    ['the upper limit', 660, '', '', null],
    ['a value above the limit', 661, '', '', ERRORS.outOfLimits],
    ['a value above the limit with a non-routine, without a remark', 661, 'NR-1', ' ', ERRORS.remarkMissing],
    ['a value above the limit with both', 661, 'NR-1', 'seen', null],
  ])('[WC-06] validates a reading of %s', (_what, value, nrNo, remark, error) => {
    expect(readingProblem(torque, { value, nrNo, remark })?.entry ?? null).toBe(error)
  })
})

describe('the steps of a card', () => {
  it.each([
    ['in ascending order', [step(1), step(3)], 0],
    ['with a repeated number', [step(1), step(1)], 1],
    ['with crossed limits', [step(1, { kind: 'MEASURE', min: 2, max: 1 })], 1],
    ['with a measurement without limits', [step(1, { kind: 'MEASURE' })], 1],
    ['that begin with an inspection', [step(1, { kind: 'RII' })], 1],
  ])('[WC-03] validates steps %s', (_what, steps, problems) => {
    expect(stepProblems(steps)).toHaveLength(problems)
  })
})

const at = (time: string) => new Date(`2026-03-01T${time}:00Z`)

describe('hours', () => {
  it('[WC-09] counts hours without the break, with one decimal', () => {
    expect(computeHours({ start: at('08:00'), end: at('11:20'), breakMinutes: 20 })).toBe(3)
    expect(computeHours({ start: at('08:00'), end: at('08:08'), breakMinutes: 0 })).toBe(0.1)
  })
  it('[WC-09] lets bookings touch but not overlap', () => {
    const first = { start: at('08:00'), end: at('10:00') }
    expect(overlaps(first, { start: at('10:00'), end: at('11:00') })).toBe(false)
    expect(overlaps(first, { start: at('09:59'), end: at('11:00') })).toBe(true)
  })
})

describe('moves on the board', () => {
  it.each([
    ['PLANNED', 'OPEN', 'receive'],
    ['IN_WORK', 'CARDS_CLOSED', 'closeCards'],
    ['CARDS_CLOSED', 'IN_WORK', 'reopen'],
    ['CARDS_CLOSED', 'RELEASED', 'release'],
    ['PLANNED', 'IN_WORK', null],
  ] as const)('[WC-02] moves a package from %s to %s by %s', (from, to, action) => {
    expect(findTransition(workPackage.actions, from, to)).toBe(action)
  })
})
