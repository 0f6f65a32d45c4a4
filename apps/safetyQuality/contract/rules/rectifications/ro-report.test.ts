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
  ['one open', [measure(), measure({ seq: 2, status: 'OPEN' })], '2', 'measureOpen 2'],
  ['one rejected', [measure({ status: 'REJECTED' })], '2', 'measureOpen 1'],
  ['one without evidence', [measure({ evidence: [] })], '2', 'evidenceMissing 1'],
  ['level 1 the same', [measure({ evidence: [] })], '1', 'evidenceMissing 1'],
  ['level 3 needs none', [measure({ evidence: [] })], '3', null],
] as const)('[SQ-12] %s', (_what, measures, level, expected) => {
  const problem = reportProblem(measures, level)
  expect(problem && `${problem.error} ${problem.seq}`).toBe(expected)
})
