import type { CallingPerson } from '@apron/server-kit/calls/call-context'
import { departmentsFor } from '@apron/server-kit/people/acting'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { visibleTo } from '@apron/server-kit/records/visibility'
import type { Selectable } from 'kysely'
import {
  RO_ADD_RIGHT,
  RO_HANDLE_RIGHT,
  RO_VIEW_ALL_RIGHT,
  RO_VIEW_RIGHT,
} from '../../contract/rectification.calls.ts'
import type { RectificationTable } from './rectification.tables.ts'

/** What of an order decides who may read it. */
export interface VisibleRo
  extends Pick<Selectable<RectificationTable>, 'status' | 'cycle' | 'resp_dept' | 'resp_person' | 'issuer'> {
  /** Who owns an action of the present cycle. */
  readonly owners: readonly string[]
}

/** Who may read a rectification order: its issuer; of a draft other issuers; of an issued one those who do it, and its department. */
export const RO_VISIBILITY = visibleTo<VisibleRo>({
  table: 'safety_quality_rectification',
  alias: 'o',
  permission: RO_VIEW_RIGHT,
  rule: {
    any: [
      { person: ['issuer'] },
      {
        all: [{ column: 'status', is: ['DRAFT'] }, { holds: [RO_ADD_RIGHT] }, { holds: [RO_VIEW_ALL_RIGHT] }],
      },
      {
        all: [
          { column: 'status', not: ['DRAFT'] },
          {
            any: [
              { holds: [RO_VIEW_ALL_RIGHT] },
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

/** Returns the departments whose responsible people this person names. */
export async function managedDepartments(
  { departments }: Pick<PluginServices, 'departments'>,
  person: CallingPerson,
): Promise<string[]> {
  return await departments.withBelow(...departmentsFor(person, RO_HANDLE_RIGHT))
}
