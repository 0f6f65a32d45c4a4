import type { FlowStatus } from '@apron/contract/flow/flow'
import { sql } from 'kysely'

/** Displayed status of a `flow_instance i`. Stuck, and agreed with a failed posting, are separate states. */
export const processStatus = sql<FlowStatus>`
  case when i.stuck is not null and i.ended_at is null then 'stuck'
       when i.status = 'agreed' and exists (select 1 from flow_posting g where g.instance_id = i.id) then 'postingFailed'
       else i.status end`
