import type { ShapeOf } from '@apron/contract/calls/call-schemas'
import { defineCall } from '@apron/contract/calls/define-call'
import { IMPORT_BODY_LIMIT_BYTES } from '@apron/contract/limits/csv-import'
import { rightOf } from '@apron/contract/sub-apps/app-definition'
import { app } from '../../app.ts'
import type { CHECK_TEMPLATE_SCHEMAS } from './check-template.schemas.ts'

type Schemas = typeof CHECK_TEMPLATE_SCHEMAS
type Shape<Name extends keyof Schemas> = ShapeOf<Schemas[Name]>

/** Permission to write check templates and to approve those of other authors. */
export const TEMPLATE_CONFIG_RIGHT = rightOf(app, 'template:config')

const call = (name: string, method: 'GET' | 'POST' = 'POST') =>
  ({
    id: `safetyQuality.checkTemplate.${name}`,
    method,
    path: `/api/safety-inspection/checkTemplate/${name}`,
    access: { resource: TEMPLATE_CONFIG_RIGHT },
    failures: 'in-place',
  }) as const

/** All revisions of all templates: by code, the newest first. */
export const listCheckTemplates = defineCall<Shape<'list'>>(call('list', 'GET'))
/** One of them. */
export const checkTemplateDetail = defineCall<Shape<'detail'>>(call('detail', 'GET'))
/** Writes a new template, or changes a revision that is not in force yet. */
export const saveCheckTemplate = defineCall<Shape<'save'>>(call('save'))
/** DRAFT → ACTIVE, by somebody else than who wrote it; the revision that was in force is retired. */
export const approveCheckTemplate = defineCall<Shape<'approve'>>(call('approve'))
/** Begins the next revision of what is in force, or of what was; answers the draft. */
export const reviseCheckTemplate = defineCall<Shape<'revise'>>(call('revise'))
/** ACTIVE → RETIRED: no order is made from it any more. */
export const retireCheckTemplate = defineCall<Shape<'retire'>>(call('retire'))
/** Throws away a draft. */
export const removeCheckTemplate = defineCall<Shape<'remove'>>(call('remove'))
/** Makes drafts of the templates in a CSV file; without a digest only says what would be made. */
export const importCheckTemplates = defineCall<Shape<'import'>>({
  ...call('import'),
  bodyLimitBytes: IMPORT_BODY_LIMIT_BYTES,
})
