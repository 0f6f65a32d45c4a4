import type { CallingPerson } from '@apron/server-kit/calls/call-context'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { CheckStatus } from '../../contract/values.ts'

/** Safety and quality: sees every check order, announced or not. */
const QUALITY_DEPARTMENT = 'D02'

/** Which check orders a person may read. One rule for the list (as SQL) and for a single order. */
export interface CheckVisibility {
  readonly userCode: string
  /** Only orders about these departments, one's own and those below it; null: about any department. */
  readonly deptsOnly: readonly string[] | null
  /** Unannounced checks show before they start. */
  readonly unannounced: boolean
}

export interface VisibleFacts {
  readonly status: CheckStatus
  readonly announced: boolean
  readonly checkedDept: string
  /** Lead and checkers. */
  readonly team: readonly string[]
}

/** What the tree of departments says about a person. */
export interface PlaceOfPerson {
  /** Their department and all below it. */
  readonly own: readonly string[]
  /** Safety and quality and all below it. */
  readonly quality: readonly string[]
}

/**
 * The workshop role alone sees its own department's records, the other roles see all.
 * A spot check is hidden until it starts, from all but its team, safety and quality, and the directors.
 */
export function checkVisibility(
  person: Pick<CallingPerson, 'userCode' | 'deptCode' | 'roles'>,
  { own, quality }: PlaceOfPerson,
): CheckVisibility {
  const workshopOnly = person.roles.includes('WORKSHOP') && person.roles.length === 1
  return {
    userCode: person.userCode,
    deptsOnly: workshopOnly ? own : null,
    unannounced: quality.includes(person.deptCode) || person.roles.includes('DIRECTOR'),
  }
}

/** Asks the tree of departments. Not inside a transaction: the embedded store has one connection. */
export async function visibilityOf(
  { departments }: Pick<PluginServices, 'departments'>,
  person: CallingPerson,
): Promise<CheckVisibility> {
  const own = await departments.withBelow(person.deptCode)
  return checkVisibility(person, { own, quality: await departments.withBelow(QUALITY_DEPARTMENT) })
}

/** Whether one order is visible. */
export function isVisible(visibility: CheckVisibility, order: VisibleFacts): boolean {
  if (order.team.includes(visibility.userCode)) return true
  if (isHiddenUntilStart(order) && !visibility.unannounced) return false
  return visibility.deptsOnly === null || visibility.deptsOnly.includes(order.checkedDept)
}

/** States in which a check has not started, so that announcing it would spoil it. */
export const BEFORE_START: readonly CheckStatus[] = ['DRAFT', 'ISSUED']

function isHiddenUntilStart(order: VisibleFacts): boolean {
  return !order.announced && BEFORE_START.includes(order.status)
}
