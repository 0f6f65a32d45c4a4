import type { CallSchemas } from '@apron/contract/calls/call-schemas'
import { RecordId, RecordVersion } from '@apron/contract/entities/fields'
import { CsvImport, ImportReport } from '@apron/contract/lists/csv-import'
import { Type } from 'typebox'
import * as entities from './check-template.entities.ts'

/** Schemas of the calls, for the server only. */
export const CHECK_TEMPLATE_SCHEMAS = {
  list: { data: entities.TemplateRows },
  detail: { query: RecordId, data: entities.TemplateDetail },
  save: { body: entities.TemplateDraft, data: entities.TemplateDetail },
  approve: { body: RecordVersion, data: entities.TemplateDetail },
  revise: { body: RecordVersion, data: entities.TemplateDetail },
  retire: { body: RecordVersion, data: entities.TemplateDetail },
  import: { body: CsvImport, data: ImportReport },
  remove: { body: RecordVersion, data: Type.Null() },
} as const satisfies Record<string, CallSchemas>
