import type { CallingPerson } from '@apron/contract/sub-apps/server-plugin'
import type { CheckStatus } from '../../contract/values.ts'

/** Safety and quality: sees every check order, announced or not. */
const QUALITY_DEPARTMENT = 'D02'
/** The department whose manager decides on submitted checks (§5.1.10). */
export const QA_DEPARTMENT = 'D0202'

/** Which check orders a person may read. One rule for the list (as SQL) and for a single order. */
export interface CheckVisibility {
  readonly userCode: string
  /** Only orders about this department and its sections; null: about any department. */
  readonly deptOnly: string | null
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

/**
 * §2.5: the workshop role alone sees its own department's records, the other roles see all.
 * §5.1.10: a spot check is hidden until it starts, from all but its team, safety and quality, and the directors.
 */
export function checkVisibility(
  person: Pick<CallingPerson, 'userCode' | 'deptCode' | 'roles'>,
): CheckVisibility {
  const quality = person.deptCode.startsWith(QUALITY_DEPARTMENT)
  const workshopOnly = person.roles.includes('WORKSHOP') && person.roles.length === 1
  return {
    userCode: person.userCode,
    deptOnly: workshopOnly ? person.deptCode : null,
    unannounced: quality || person.roles.includes('DIRECTOR'),
  }
}

/** Whether one order is visible. */
export function isVisible(visibility: CheckVisibility, order: VisibleFacts): boolean {
  if (order.team.includes(visibility.userCode)) return true
  if (isHiddenUntilStart(order) && !visibility.unannounced) return false
  return visibility.deptOnly === null || order.checkedDept.startsWith(visibility.deptOnly)
}

/** States in which a check has not started, so that announcing it would spoil it. */
export const BEFORE_START: readonly CheckStatus[] = ['DRAFT', 'ISSUED']

function isHiddenUntilStart(order: VisibleFacts): boolean {
  return !order.announced && BEFORE_START.includes(order.status)
}
