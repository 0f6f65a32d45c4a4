import type { CallSchemas } from '@apron/contract/calls/call-schemas'
import { CsvImport, ImportReport } from '@apron/contract/lists/csv-import'
import { Type } from 'typebox'
import * as entities from './check-template.entities.ts'

/** Schemas of the calls, for the server only. */
export const CHECK_TEMPLATE_SCHEMAS = {
  list: { data: entities.TemplateRows },
  detail: { query: entities.TemplateId, data: entities.TemplateDetail },
  save: { body: entities.TemplateDraft, data: entities.TemplateDetail },
  approve: { body: entities.TemplateVersion, data: entities.TemplateDetail },
  revise: { body: entities.TemplateVersion, data: entities.TemplateDetail },
  retire: { body: entities.TemplateVersion, data: entities.TemplateDetail },
  import: { body: CsvImport, data: ImportReport },
  remove: { body: entities.TemplateVersion, data: Type.Null() },
} as const satisfies Record<string, CallSchemas>
