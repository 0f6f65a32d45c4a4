import type { StuckReason } from '@apron/contract/flow/flow-words'
import type { Assignment, NodeRules } from '../definitions/template-rules.ts'
import type { StepFacts } from './engine.types.ts'
import type { Person } from './organisation.ts'

type Levels = readonly (readonly string[])[]

/**
 * Returns the levels of an assignment, lowest first; a single one unless it goes upwards. Each holds sorted user codes.
 */
export function levelsOf(assignment: Assignment, facts: StepFacts): Levels {
  if ('initiator' in assignment) return [[facts.initiator]]
  if ('userField' in assignment) {
    const named = facts.values[assignment.userField]
    return [facts.organisation.people.filter(({ userCode }) => userCode === named).map(codeOf)]
  }
  const matches = facts.organisation.people.filter(
    person =>
      (assignment.roles ?? []).every(role => person.roles.includes(role)) &&
      (assignment.post === undefined || person.posts.includes(assignment.post)) &&
      (assignment.area === undefined || person.areas.includes(assignment.area)),
  )
  if (assignment.department === undefined) return [matches.map(codeOf).toSorted()]
  const first = departmentOf(assignment.department, facts)
  const membersOf = (department: string) =>
    matches.filter(person => person.department === department).map(codeOf)
  if (assignment.upwards !== true) return [first === null ? [] : membersOf(first).toSorted()]
  return upwards(first, facts.organisation.parents)
    .map(department => membersOf(department).toSorted())
    .filter(people => people.length > 0)
}

function codeOf({ userCode }: Person): string {
  return userCode
}

function departmentOf(
  named: { readonly code: string } | { readonly field: string } | { readonly of: 'initiator' },
  { initiator, values, organisation }: StepFacts,
): string | null {
  if ('code' in named) return named.code
  if ('of' in named)
    return organisation.people.find(({ userCode }) => userCode === initiator)?.department ?? null
  const value = values[named.field]
  return typeof value === 'string' ? value : null
}

/** Returns a department and its ancestors. Stops at cycles. */
function upwards(first: string | null, parents: Readonly<Record<string, string | null>>): string[] {
  const all: string[] = []
  for (let at = first; at !== null && !all.includes(at); at = parents[at] ?? null) all.push(at)
  return all
}

export function allLevels(assignments: readonly Assignment[], facts: StepFacts): Levels {
  return assignments.flatMap(assignment => levelsOf(assignment, facts))
}

/**
 * Returns the assignment that a level of the flattened list belongs to, or the last one if the level no longer exists.
 */
export function assignmentAt(
  assignments: readonly Assignment[],
  facts: StepFacts,
  level: number,
): Assignment | null {
  let first = 0
  for (const assignment of assignments) {
    first += levelsOf(assignment, facts).length
    if (level < first) return assignment
  }
  return assignments.at(-1) ?? null
}

export type CandidateAssignment =
  | { readonly candidates: readonly string[]; readonly level: number }
  | { readonly stuck: StuckReason }

/**
 * Returns the candidates for a task of a node. Nobody decides their own request: if only the initiator could, the next
 * level does. An empty level is not skipped, unless the levels below held only the initiator.
 */
export function assignCandidates(rules: NodeRules, facts: StepFacts): CandidateAssignment {
  let hasOnlyInitiator = false
  for (const [level, people] of allLevels(rules.levels, facts).entries()) {
    const candidates = rules.task === 'decide' ? people.filter(each => each !== facts.initiator) : people
    if (candidates.length > 0) return { candidates, level }
    if (people.length > 0) hasOnlyInitiator = true
    else if (!hasOnlyInitiator) return { stuck: 'nobody' }
  }
  return { stuck: hasOnlyInitiator ? 'onlyInitiator' : 'nobody' }
}

export function isInFirstLevel(rules: NodeRules, facts: StepFacts): boolean {
  return allLevels(rules.levels, facts)[0]?.includes(facts.initiator) === true
}

/**
 * Returns everybody to whom a task of the node may be handed or who may be added: all levels and stand-ins, without the
 * initiator.
 */
export function possibleDeciders(rules: NodeRules, facts: StepFacts): ReadonlySet<string> {
  const levels = allLevels([...rules.levels, ...(rules.standIns ?? [])], facts)
  return new Set(levels.flat().filter(each => each !== facts.initiator))
}
