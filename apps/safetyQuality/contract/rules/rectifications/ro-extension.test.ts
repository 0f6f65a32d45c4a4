import { expect, test } from 'vitest'
import { type ExtensionFacts, extensionProblem, extensionRequestProblem } from './ro-extension.ts'

const facts = (part: Partial<ExtensionFacts> = {}): ExtensionFacts => ({
  level: '2',
  rectifyDue: '2026-03-10',
  today: '2026-03-08',
  granted: 0,
  pending: false,
  ...part,
})

test.each([
  ['thirty days', '2026-04-09', facts(), null],
  ['thirty-one', '2026-04-10', facts(), 'extensionTooLong'],
  ['level 3, thirty days', '2026-04-09', facts({ level: '3' }), null],
  ['level 1, seven days', '2026-03-17', facts({ level: '1' }), null],
  ['level 1, eight days', '2026-03-18', facts({ level: '1' }), 'extensionTooLongLevel1'],
  ['the same day', '2026-03-10', facts(), 'notLater'],
  ['an earlier day', '2026-03-09', facts(), 'notLater'],
  ['on the last day', '2026-03-20', facts({ today: '2026-03-10' }), null],
  ['when overdue', '2026-03-20', facts({ today: '2026-03-11' }), 'extensionLate'],
  ['a second one', '2026-03-20', facts({ granted: 1 }), null],
  ['a third one', '2026-03-20', facts({ granted: 2 }), 'tooManyExtensions'],
  ['while another is undecided', '2026-03-20', facts({ pending: true }), 'extensionPending'],
] as const)('[SQ-14] judges an extension of %s', (_what, newDue, extension, problem) => {
  expect(extensionProblem(newDue, extension)).toBe(problem)
})

test('[SQ-14] decides whether any extension may be requested independently of the date', () => {
  expect(extensionRequestProblem(facts())).toBeNull()
  expect(extensionRequestProblem(facts({ granted: 2 }))).toBe('tooManyExtensions')
})
