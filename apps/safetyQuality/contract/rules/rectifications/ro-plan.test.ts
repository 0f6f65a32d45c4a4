import { expect, test } from 'vitest'
import { isTrainingOnly, type PlannedMeasure, planProblems } from './ro-plan.ts'

const DUE = '2026-04-09'
const CAUSE = { statement: 'twenty characters and more' }
const measure = (part: Partial<PlannedMeasure> = {}): PlannedMeasure => ({
  kind: 'CORRECTIVE',
  cause: 1,
  description: 'ten characters and more',
  owner: '100303',
  due: DUE,
  ...part,
})
const PREVENTIVE = measure({ kind: 'PREVENTIVE', cause: null })

const errorsOf = (
  causes: readonly { readonly statement: string }[],
  measures: readonly PlannedMeasure[],
  level: '1' | '2' | '3' = '2',
) => planProblems({ causes, measures }, { level, rectifyDue: DUE }).map(({ error, seq }) => `${error} ${seq}`)

test.each<[string, ReturnType<typeof errorsOf>, string[]]>([
  ['no cause', errorsOf([], [measure(), PREVENTIVE]), ['noCause 0']],
  ['complete', errorsOf([CAUSE], [measure(), PREVENTIVE]), []],
  [
    'a short cause',
    errorsOf([{ statement: ' nineteen letters. ' }], [measure(), PREVENTIVE]),
    ['statementShort 1'],
  ],
  [
    'only a correction',
    errorsOf([CAUSE], [measure({ kind: 'CORRECTION', cause: null })]),
    ['planIncomplete 0'],
  ],
  ['no preventive action', errorsOf([CAUSE], [measure()]), ['planIncomplete 0']],
  ['no corrective action', errorsOf([CAUSE], [PREVENTIVE]), ['planIncomplete 0']],
  [
    'a corrective action for one of two causes',
    errorsOf([CAUSE, CAUSE], [measure(), PREVENTIVE]),
    ['planIncomplete 0'],
  ],
  [
    'a corrective action for both causes',
    errorsOf([CAUSE, CAUSE], [measure(), measure({ cause: 2 }), PREVENTIVE]),
    [],
  ],
  ['level 1 with the same rules', errorsOf([CAUSE], [measure()], '1'), ['planIncomplete 0']],
  ['level 3 with only a cause', errorsOf([CAUSE], [], '3'), []],
  [
    'for an unknown cause',
    errorsOf([CAUSE], [measure(), measure({ cause: 2 }), PREVENTIVE]),
    ['measureWithoutCause 2'],
  ],
  [
    'a short action',
    errorsOf([CAUSE], [measure({ description: 'too short' }), PREVENTIVE]),
    ['measureShort 1'],
  ],
  ['without an owner', errorsOf([CAUSE], [measure({ owner: '' }), PREVENTIVE]), ['ownerMissing 1']],
  ['without a due date', errorsOf([CAUSE], [measure({ due: null }), PREVENTIVE]), ['measureDueMissing 1']],
  [
    'with a due date that is too late',
    errorsOf([CAUSE], [measure(), { ...PREVENTIVE, due: '2026-04-10' }]),
    ['measureDueLate 2'],
  ],
])('[SQ-11] returns the problems of a plan: %s', (_what, errors, expected) => {
  expect(errors).toEqual(expected)
})

const correctiveActions = (...descriptions: readonly string[]) =>
  descriptions.map(description => ({ kind: 'CORRECTIVE', description }) as const)

test.each([
  ['only training', correctiveActions('对全员复训', 'Train newcomers'), '2', true],
  ['training and more', correctiveActions('对全员培训', '更换工具柜'), '2', false],
  ['training for level 3', correctiveActions('对全员培训'), '3', false],
  [
    'only a correction, no lasting action',
    [{ kind: 'CORRECTION', description: '补训一人' } as const],
    '1',
    false,
  ],
  ['nothing', [], '2', false],
] as const)('[SQ-11] decides whether a plan is training only: %s', (_what, measures, level, expected) => {
  expect(isTrainingOnly(measures, level)).toBe(expected)
})
