import type { CallingPerson } from '@apron/server-kit/calls/call-context'
import { departmentsFor } from '@apron/server-kit/people/acting'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { visibleTo } from '@apron/server-kit/records/visibility/visibility'
import type { Selectable } from 'kysely'
import {
  RO_ADD_PERMISSION,
  RO_HANDLE_PERMISSION,
  RO_VIEW_ALL_PERMISSION,
  RO_VIEW_PERMISSION,
} from '../../../contract/rectifications/rectification.calls.ts'
import type { RectificationTable } from '../rectification.tables.ts'

/** The fields of an order that determine who may read it. */
export interface VisibleRo
  extends Pick<Selectable<RectificationTable>, 'status' | 'cycle' | 'resp_dept' | 'resp_person' | 'issuer'> {
  /** Owners of the actions in the current cycle. */
  readonly owners: readonly string[]
}

/**
 * Rule of visibility: the issuer always. Drafts are also visible to other issuers, issued orders to the people who
 * carry them out and to the responsible department.
 */
export const RO_VISIBILITY = visibleTo<VisibleRo>({
  table: 'safety_quality_rectification',
  alias: 'o',
  permission: RO_VIEW_PERMISSION,
  rule: {
    any: [
      { person: ['issuer'] },
      {
        all: [
          { column: 'status', is: ['DRAFT'] },
          { holds: [RO_ADD_PERMISSION] },
          { holds: [RO_VIEW_ALL_PERMISSION] },
        ],
      },
      {
        all: [
          { column: 'status', not: ['DRAFT'] },
          {
            any: [
              { holds: [RO_VIEW_ALL_PERMISSION] },
              { department: 'resp_dept' },
              { person: ['resp_person'] },
              {
                team: 'owners',
                in: { table: 'safety_quality_measure', record: 'order_id', person: 'owner', same: ['cycle'] },
              },
            ],
          },
        ],
      },
    ],
  },
})

/** Returns the departments for which a person may name the responsible people. */
export async function managedDepartments(
  { departments }: Pick<PluginServices, 'departments'>,
  person: CallingPerson,
): Promise<string[]> {
  return await departments.withBelow(...departmentsFor(person, RO_HANDLE_PERMISSION))
}
