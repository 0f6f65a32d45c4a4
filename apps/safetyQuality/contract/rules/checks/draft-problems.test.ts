import { expect, it } from 'vitest'
import { EMPTY_ITEM } from '../../checks/check-draft.fixture.ts'
import { draftProblems } from './draft-problems.ts'

const ITEM = { ...EMPTY_ITEM, textZh: '标识清晰' }
const MEASURED = { ...ITEM, method: 'MEASURE', unit: 'm', min: 1, max: 2 } as const
const DRAFT = {
  planStart: '2026-03-10',
  planEnd: '2026-03-10',
  leadChecker: '100104',
  checkers: ['100106'],
  items: [ITEM, MEASURED],
}

it('accepts a consistent draft, also without items', () => {
  expect(draftProblems(DRAFT)).toEqual([])
  expect(draftProblems({ ...DRAFT, items: [] })).toEqual([])
})

it.each([
  [{ planEnd: '2026-03-09' }, 'planEnd', 'periodWrong', 0],
  [{ checkers: ['100104'] }, 'checkers', 'checkerTwice', 0],
  [{ checkers: ['100106', '100106'] }, 'checkers', 'checkerTwice', 0],
  [{ items: [ITEM, { ...ITEM, textZh: ' ' }] }, 'items', 'itemTextMissing', 2],
  [{ items: [{ ...MEASURED, unit: '' }] }, 'items', 'unitMissing', 1],
  [{ items: [{ ...MEASURED, min: 3 }] }, 'items', 'limitsWrong', 1],
] as const)('rejects %o', (change, field, error, seq) => {
  expect(draftProblems({ ...DRAFT, ...change })).toEqual([{ field, error, seq }])
})

it.each([
  { ...MEASURED, min: 2 },
  { ...MEASURED, min: null },
  { ...MEASURED, min: null, max: null },
  { ...ITEM, min: 3, max: 1 },
])('accepts the limits of %o', item => {
  expect(draftProblems({ ...DRAFT, items: [item] })).toEqual([])
})
