import type { CoveredRequirement } from './coverage.ts'
import type { RanTest } from './test-reports.ts'

const WORDS = { covered: 'covered', 'other-level': 'wrong level', none: 'no test', later: 'later' } as const

function lineOf({ requirement, passed, failed, state }: CoveredRequirement): string[] {
  const head = `${requirement.id.padEnd(8)} ${WORDS[state].padEnd(11)} ${requirement.needs.padEnd(7)} ${requirement.text}`
  return [
    head,
    ...passed.map(test => testLine('passed', test)),
    ...failed.map(test => testLine('FAILED', test)),
  ]
}

function testLine(mark: string, { level, file, title }: RanTest): string {
  return `           ${mark} ${level.padEnd(7)} ${file} › ${title}`
}

function idsIn(covered: readonly CoveredRequirement[], state: CoveredRequirement['state']): string {
  const ids = covered.filter(one => one.state === state).map(one => one.requirement.id)
  return `${ids.length}${ids.length > 0 ? `: ${ids.join(' ')}` : ''}`
}

/** Output of `npm run requirements`: each line with its tests, then the missing ones. */
export function coverageText(covered: readonly CoveredRequirement[], unknown: readonly string[]): string {
  const done = covered.filter(({ state }) => state === 'covered').length
  return [
    ...covered.flatMap(lineOf),
    '',
    `Covered ${done} of ${covered.length}`,
    `Tested, but not by the kind of test that counts ${idsIn(covered, 'other-level')}`,
    `Without a test that passed ${idsIn(covered, 'none')}`,
    `Later ${idsIn(covered, 'later')}`,
    ...(unknown.length > 0
      ? [`IDs in titles that are not in docs/requirements.md: ${unknown.join(' ')}`]
      : []),
    '',
  ].join('\n')
}
