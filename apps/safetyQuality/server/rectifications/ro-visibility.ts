import type { CallingPerson } from '@apron/server-kit/calls/call-context'
import { departmentsFor } from '@apron/server-kit/people/acting'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { readableRecords } from '@apron/server-kit/records/readable-records'
import { visibleTo } from '@apron/server-kit/records/visibility'
import type { Selectable } from 'kysely'
import {
  RO_ADD_RIGHT,
  RO_HANDLE_RIGHT,
  RO_VIEW_ALL_RIGHT,
  RO_VIEW_RIGHT,
} from '../../contract/rectification.calls.ts'
import { RECTIFICATION_ERRORS } from '../../contract/rectification.errors.ts'
import type { RectificationTable, RoTables } from './rectification.tables.ts'
import { findRo } from './ro.repository.ts'

/** The fields of an order that determine who may read it. */
export interface VisibleRo
  extends Pick<Selectable<RectificationTable>, 'status' | 'cycle' | 'resp_dept' | 'resp_person' | 'issuer'> {
  /** Owners of the actions in the current cycle. */
  readonly owners: readonly string[]
}

/**
 * The issuer may always read a rectification order. Drafts are also visible to other issuers, issued orders to the people who carry them out
 * and to the responsible department.
 */
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

/** The rectification orders that the caller may read. */
export const ROS = readableRecords({
  visibility: RO_VISIBILITY,
  find: (db, ...asked) => findRo(db.withTables<RoTables>(), ...asked),
  gone: RECTIFICATION_ERRORS.noRectification,
})

/** Returns the departments whose responsible people this person names. */
export async function managedDepartments(
  { departments }: Pick<PluginServices, 'departments'>,
  person: CallingPerson,
): Promise<string[]> {
  return await departments.withBelow(...departmentsFor(person, RO_HANDLE_RIGHT))
}
