import type { CallingPerson } from '@apron/server-kit/calls/call-context'
import { departmentsFor } from '@apron/server-kit/people/acting'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import {
  CHECK_VIEW_ALL_RIGHT,
  CHECK_VIEW_EARLY_RIGHT,
  CHECK_VIEW_RIGHT,
} from '../../contract/check-order.calls.ts'
import type { CheckStatus } from '../../contract/values.ts'

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
  /** Lead and checkers, and who has written the order. */
  readonly team: readonly string[]
}

/** @param own department of the person and all below it */
export function checkVisibility(
  { userCode, resources }: Pick<CallingPerson, 'userCode' | 'resources'>,
  own: readonly string[],
): CheckVisibility {
  return {
    userCode,
    deptsOnly: resources.has(CHECK_VIEW_ALL_RIGHT) ? null : own,
    unannounced: resources.has(CHECK_VIEW_EARLY_RIGHT),
  }
}

/** Asks the tree of departments. Not inside a transaction: the embedded store has one connection. */
export async function visibilityOf(
  { departments }: Pick<PluginServices, 'departments'>,
  person: CallingPerson,
): Promise<CheckVisibility> {
  // Whoever acts for somebody reads what is about their department too.
  const tops = new Set([person.deptCode, ...departmentsFor(person, CHECK_VIEW_RIGHT)])
  const own = await Promise.all([...tops].map(code => departments.withBelow(code)))
  return checkVisibility(person, own.flat())
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
