import type { CallSchemas } from '@apron/contract/calls/call-schemas'
import { RecordId } from '@apron/contract/entities/fields'
import * as entities from './occurrence.entities.ts'

const { OccDetail: data } = entities

/** Schemas of the calls, for the server only. */
export const OCCURRENCE_SCHEMAS = {
  queryPage: { body: entities.OccQuery, data: entities.OccPage },
  detail: { query: RecordId, data },
  save: { body: entities.OccDraft, data },
  remove: { body: entities.OccVersion, data: entities.RemoveOccResult },
  submit: { body: entities.OccVersion, data },
  review: { body: entities.OccVersion, data },
  return: { body: entities.ReturnOcc, data },
  send: { body: entities.SendOcc, data },
  close: { body: entities.CloseOcc, data },
} as const satisfies Record<string, CallSchemas>
