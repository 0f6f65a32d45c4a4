import { visibleTo } from '@apron/server-kit/records/visibility/visibility'
import type { Selectable } from 'kysely'
import {
  OCC_REVIEW_PERMISSION,
  OCC_SEND_PERMISSION,
  REPORT_ADD_PERMISSION,
} from '../../contract/occurrences/occurrence.calls.ts'
import type { OccurrenceTable } from './occurrence.tables.ts'

/** The fields of a report that determine who may read it. */
export type VisibleOcc = Pick<Selectable<OccurrenceTable>, 'create_by' | 'status'>

/** Rule of visibility: the author always, the safety section once the report has been submitted. */
export const OCC_VISIBILITY = visibleTo<VisibleOcc>({
  table: 'safety_quality_occurrence',
  alias: 'o',
  permission: REPORT_ADD_PERMISSION,
  rule: {
    any: [
      { person: ['create_by'] },
      {
        all: [{ holds: [OCC_REVIEW_PERMISSION, OCC_SEND_PERMISSION] }, { column: 'status', not: ['DRAFT'] }],
      },
    ],
  },
})
