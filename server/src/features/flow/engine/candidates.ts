import type { StuckReason } from '@apron/contract/flow/flow-words'
import type { Assignment, NodeRules } from '../definitions/template-rules.ts'
import type { StepFacts } from './engine.types.ts'
import type { Person } from './organisation.ts'

/** User codes by level, lowest level first. */
type Levels = readonly (readonly string[])[]

/**
 * Returns the levels of an assignment. With `upwards`, each department from the assigned one to the top is a level, and
 * departments without candidates are left out. Otherwise there is one level.
 */
export function levelsOf(assignment: Assignment, facts: StepFacts): Levels {
  if ('initiator' in assignment) return [[facts.initiator]]
  if ('userField' in assignment) {
    const chosenUser = facts.values[assignment.userField]
    return [facts.organisation.people.filter(({ userCode }) => userCode === chosenUser).map(codeOf)]
  }
  const matches = facts.organisation.people.filter(
    person =>
      (assignment.roles ?? []).every(role => person.roles.includes(role)) &&
      (assignment.post === undefined || person.posts.includes(assignment.post)) &&
      (assignment.area === undefined || person.areas.includes(assignment.area)),
  )
  if (assignment.department === undefined) return [matches.map(codeOf).toSorted()]
  const lowest = departmentOf(assignment.department, facts)
  const membersOf = (department: string) =>
    matches.filter(person => person.department === department).map(codeOf)
  if (assignment.upwards !== true) return [lowest === null ? [] : membersOf(lowest).toSorted()]
  return withAncestors(lowest, facts.organisation.parents)
    .map(department => membersOf(department).toSorted())
    .filter(people => people.length > 0)
}

function codeOf({ userCode }: Person): string {
  return userCode
}

function departmentOf(
  reference: { readonly code: string } | { readonly field: string } | { readonly of: 'initiator' },
  { initiator, values, organisation }: StepFacts,
): string | null {
  if ('code' in reference) return reference.code
  if ('of' in reference)
    return organisation.people.find(({ userCode }) => userCode === initiator)?.department ?? null
  const value = values[reference.field]
  return typeof value === 'string' ? value : null
}

/** Returns a department and its ancestors. Stops at cycles. */
function withAncestors(
  department: string | null,
  parents: Readonly<Record<string, string | null>>,
): string[] {
  const chain: string[] = []
  let current = department
  while (current !== null && !chain.includes(current)) {
    chain.push(current)
    current = parents[current] ?? null
  }
  return chain
}

/** Returns the levels of all assignments, in the order of the assignments. */
export function allLevels(assignments: readonly Assignment[], facts: StepFacts): Levels {
  return assignments.flatMap(assignment => levelsOf(assignment, facts))
}

/**
 * Returns the assignment that a level belongs to. The level is an index into the result of {@link allLevels}. Returns the
 * last assignment if the level no longer exists.
 */
export function assignmentAt(
  assignments: readonly Assignment[],
  facts: StepFacts,
  level: number,
): Assignment | null {
  let levelCount = 0
  for (const assignment of assignments) {
    levelCount += levelsOf(assignment, facts).length
    if (level < levelCount) return assignment
  }
  return assignments.at(-1) ?? null
}

export type CandidateAssignment =
  | { readonly candidates: readonly string[]; readonly level: number }
  | { readonly stuck: StuckReason }

/**
 * Returns the candidates for a task of a node. Nobody decides their own request, so a level with only the initiator is
 * skipped, and so are empty levels above it. At any other empty level the process gets stuck.
 */
export function assignCandidates(rules: NodeRules, facts: StepFacts): CandidateAssignment {
  let hasSkippedInitiator = false
  for (const [level, people] of allLevels(rules.levels, facts).entries()) {
    const candidates = rules.task === 'decide' ? people.filter(each => each !== facts.initiator) : people
    if (candidates.length > 0) return { candidates, level }
    if (people.length > 0) hasSkippedInitiator = true
    else if (!hasSkippedInitiator) return { stuck: 'nobody' }
  }
  return { stuck: hasSkippedInitiator ? 'onlyInitiator' : 'nobody' }
}

export function isInitiatorInFirstLevel(rules: NodeRules, facts: StepFacts): boolean {
  return allLevels(rules.levels, facts)[0]?.includes(facts.initiator) === true
}

/**
 * Returns everybody who may take over a task of the node or be added to it: all levels and stand-ins, without the
 * initiator.
 */
export function possibleDeciders(rules: NodeRules, facts: StepFacts): ReadonlySet<string> {
  const levels = allLevels([...rules.levels, ...(rules.standIns ?? [])], facts)
  return new Set(levels.flat().filter(each => each !== facts.initiator))
}
