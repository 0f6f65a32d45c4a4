import type { Level, Requirement } from './requirement-lines.ts'
import type { RanTest } from './test-reports.ts'

/** A requirement with the tests that carry its ID. */
export interface CoveredRequirement {
  readonly requirement: Requirement
  readonly passed: readonly RanTest[]
  readonly failed: readonly RanTest[]
  /** `none`: no test with its ID passed; `other-level`: some did, but not of the required kind; `later`: not required yet. */
  readonly state: 'covered' | 'other-level' | 'none' | 'later'
}

/** True if a test of one level counts for a requirement that needs another. */
export function counts(level: Level, needs: Level): boolean {
  return needs === 'unit' || level === needs || (needs === 'page' && level === 'browser')
}

/** Matches the tests of the last run with the requirements. */
export function coverage(
  requirements: readonly Requirement[],
  tests: readonly RanTest[],
): CoveredRequirement[] {
  const byId = Map.groupBy(
    tests.flatMap(test => test.ids.map(id => ({ id, test }))),
    ({ id }) => id,
  )
  return requirements.map(requirement => {
    const own = (byId.get(requirement.id) ?? []).map(({ test }) => test)
    const passed = own.filter(test => test.passed)
    return {
      requirement,
      passed,
      failed: own.filter(test => !test.passed),
      state: stateOf(requirement, passed),
    }
  })
}

function stateOf({ needs, later }: Requirement, passed: readonly RanTest[]): CoveredRequirement['state'] {
  if (passed.some(test => counts(test.level, needs))) return 'covered'
  if (later) return 'later'
  return passed.length > 0 ? 'other-level' : 'none'
}

/** Returns IDs in titles that no requirement has: misspelt, or the line was removed. */
export function unknownIds(requirements: readonly Requirement[], tests: readonly RanTest[]): string[] {
  const known = new Set(requirements.map(({ id }) => id))
  return [...new Set(tests.flatMap(test => test.ids))].filter(id => !known.has(id)).toSorted()
}
