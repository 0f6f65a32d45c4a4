import type { CallSchemas } from '@apron/contract/calls/call-schemas'
import { RecordId, RecordVersion } from '@apron/contract/entities/fields'
import * as entities from './rectification.entities.ts'

const { RoDetail: data } = entities

/** Schemas of the calls, for the server only. */
export const RECTIFICATION_SCHEMAS = {
  queryPage: { body: entities.RoQuery, data: entities.RoPage },
  filterOptions: { data: entities.RoFilterOptions },
  detail: { query: RecordId, data },
  draft: { query: RecordId, data: entities.RoDraft },
  save: { body: entities.RoDraft, data },
  issue: { body: RecordVersion, data },
  accept: { body: entities.AcceptRo, data },
  reassign: { body: entities.ReassignRo, data },
  savePlan: { body: entities.SavePlan, data },
  sendPlan: { body: RecordVersion, data },
  acceptPlan: { body: entities.RoWithRemark, data },
  returnPlan: { body: entities.RoWithReason, data },
  saveProgress: { body: entities.SaveProgress, data },
  report: { body: RecordVersion, data },
  verify: { body: entities.VerifyRo, data },
  reject: { body: entities.RejectRo, data },
  effective: { body: entities.RoWithRemark, data },
  countersign: { body: entities.RoWithRemark, data },
  ineffective: { body: entities.RoWithReason, data },
  void: { body: entities.VoidRo, data },
  askExtension: { body: entities.AskExtension, data },
  decideExtension: { body: entities.DecideExtension, data },
} as const satisfies Record<string, CallSchemas>
