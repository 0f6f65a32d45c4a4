import { expect, test } from 'vitest'
import { type ReportedMeasure, reportProblem } from './ro-report.ts'

const measure = (part: Partial<ReportedMeasure> = {}): ReportedMeasure => ({
  seq: 1,
  status: 'DONE',
  evidence: ['photo'],
  ...part,
})

test.each([
  ['all done and proved', [measure()], '2', null],
  ['an open action', [measure(), measure({ seq: 2, status: 'OPEN' })], '2', 'measureOpen 2'],
  ['a rejected action', [measure({ status: 'REJECTED' })], '2', 'measureOpen 1'],
  ['an action without evidence', [measure({ evidence: [] })], '2', 'evidenceMissing 1'],
  ['level 1 without evidence', [measure({ evidence: [] })], '1', 'evidenceMissing 1'],
  ['level 3 without evidence', [measure({ evidence: [] })], '3', null],
] as const)('[SQ-12] returns the problem of a report: %s', (_what, measures, level, expected) => {
  const problem = reportProblem(measures, level)
  expect(problem && `${problem.error} ${problem.seq}`).toBe(expected)
})
