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
  ['one of two causes without', errorsOf([CAUSE, CAUSE], [measure(), PREVENTIVE]), ['planIncomplete 0']],
  ['both causes with one', errorsOf([CAUSE, CAUSE], [measure(), measure({ cause: 2 }), PREVENTIVE]), []],
  ['level 1 the same', errorsOf([CAUSE], [measure()], '1'), ['planIncomplete 0']],
  ['level 3 needs a cause alone', errorsOf([CAUSE], [], '3'), []],
  [
    'for a cause that there is not',
    errorsOf([CAUSE], [measure(), measure({ cause: 2 }), PREVENTIVE]),
    ['measureWithoutCause 2'],
  ],
  [
    'a short action',
    errorsOf([CAUSE], [measure({ description: 'too short' }), PREVENTIVE]),
    ['measureShort 1'],
  ],
  ['without an owner', errorsOf([CAUSE], [measure({ owner: '' }), PREVENTIVE]), ['ownerMissing 1']],
  ['without a day', errorsOf([CAUSE], [measure({ due: null }), PREVENTIVE]), ['measureDueMissing 1']],
  [
    'a day too late',
    errorsOf([CAUSE], [measure(), { ...PREVENTIVE, due: '2026-04-10' }]),
    ['measureDueLate 2'],
  ],
])('[SQ-11] %s', (_what, errors, expected) => {
  expect(errors).toEqual(expected)
})

const doing = (...descriptions: readonly string[]) =>
  descriptions.map(description => ({ kind: 'CORRECTIVE', description }) as const)

test.each([
  ['training alone', doing('对全员复训', 'Train newcomers'), '2', true],
  ['training and more', doing('对全员培训', '更换工具柜'), '2', false],
  ['training for level 3', doing('对全员培训'), '3', false],
  ['nothing that lasts', [{ kind: 'CORRECTION', description: '补训一人' } as const], '1', false],
  ['nothing', [], '2', false],
] as const)('[SQ-11] %s', (_what, measures, level, only) => {
  expect(isTrainingOnly(measures, level)).toBe(only)
})
