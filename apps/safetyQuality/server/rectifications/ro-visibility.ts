import type { CallingPerson } from '@apron/server-kit/calls/call-context'
import { departmentsFor } from '@apron/server-kit/people/acting'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import {
  RO_ADD_RIGHT,
  RO_HANDLE_RIGHT,
  RO_VIEW_ALL_RIGHT,
  RO_VIEW_RIGHT,
} from '../../contract/rectification.calls.ts'
import type { RoStatus } from '../../contract/rectification.values.ts'

/** Which orders a person may read. One rule for the list (as SQL) and for a single order. */
export interface RoVisibility {
  readonly userCode: string
  /** Orders that these departments answer for, one's own and those below it; null: of any department. */
  readonly deptsOnly: readonly string[] | null
  /** What is not issued yet is nobody's business but theirs who issue. */
  readonly drafts: boolean
  /** Departments whose responsible people this person names. */
  readonly managed: readonly string[]
}

export interface VisibleRo {
  readonly status: RoStatus
  readonly respDept: string
  readonly issuer: string
  /** Who answers for it or does part of it. */
  readonly people: readonly string[]
}

/** Asks the tree of departments. Not inside a transaction: the embedded store has one connection. */
export async function roVisibilityOf(
  { departments }: Pick<PluginServices, 'departments'>,
  person: CallingPerson,
): Promise<RoVisibility> {
  const below = async (codes: readonly string[]) =>
    (await Promise.all([...new Set(codes)].map(code => departments.withBelow(code)))).flat()
  return {
    userCode: person.userCode,
    deptsOnly: person.resources.has(RO_VIEW_ALL_RIGHT)
      ? null
      : await below([person.deptCode, ...departmentsFor(person, RO_VIEW_RIGHT)]),
    drafts: person.resources.has(RO_ADD_RIGHT),
    managed: await below(departmentsFor(person, RO_HANDLE_RIGHT)),
  }
}

/** Whether one order is visible. */
export function isRoVisible(
  { userCode, deptsOnly, drafts }: RoVisibility,
  { status, respDept, issuer, people }: VisibleRo,
): boolean {
  if (issuer === userCode) return true
  if (status === 'DRAFT') return drafts && deptsOnly === null
  if (people.includes(userCode)) return true
  return deptsOnly === null || deptsOnly.includes(respDept)
}
