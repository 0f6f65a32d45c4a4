import type { TableOf } from '@apron/server-kit/records/record-table'
import type { calJob } from '../contract/cal-job.ts'
import type { countSheet } from '../contract/count-sheet.ts'
import type { loan } from '../contract/loan.ts'
import type { lostReport } from '../contract/lost-report.ts'
import type { tool } from '../contract/tool.ts'
import type { toolType } from '../contract/tool-type.ts'

export type ToolsTables = {
  tools_type: TableOf<(typeof toolType)['fields']>
  /** `told_lead`: the last threshold of which people were told that this calibration falls due. */
  tools_tool: TableOf<(typeof tool)['fields']> & { told_lead: number | null }
  tools_loan: TableOf<(typeof loan)['fields']>
  tools_cal_job: TableOf<(typeof calJob)['fields']>
  tools_count: TableOf<(typeof countSheet)['fields']>
  tools_lost: TableOf<(typeof lostReport)['fields']>
}
