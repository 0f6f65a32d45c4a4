import type { ShapeOf } from '@apron/contract/calls/call-schemas'
import { defineCall } from '@apron/contract/calls/define-call'
import { IMPORT_BODY_LIMIT_BYTES } from '@apron/contract/limits/lists'
import { permissionOf } from '@apron/contract/sub-apps/app-definition'
import { app } from '../../app.ts'
import type { CHECK_TEMPLATE_SCHEMAS } from './check-template.schemas.ts'

type Schemas = typeof CHECK_TEMPLATE_SCHEMAS
type Shape<Name extends keyof Schemas> = ShapeOf<Schemas[Name]>

/** Permission to write check templates and to approve those of other authors. */
export const TEMPLATE_CONFIG_PERMISSION = permissionOf(app, 'template:config')

const call = (name: string, method: 'GET' | 'POST' = 'POST') =>
  ({
    id: `safetyQuality.checkTemplate.${name}`,
    method,
    path: `/api/safety-inspection/checkTemplate/${name}`,
    access: { resource: TEMPLATE_CONFIG_PERMISSION },
    failures: 'in-place',
  }) as const

/** Returns all revisions of all templates, sorted by code, newest first. */
export const listCheckTemplates = defineCall<Shape<'list'>>(call('list', 'GET'))
/** Returns one revision. */
export const checkTemplateDetail = defineCall<Shape<'detail'>>(call('detail', 'GET'))
/** Creates a template, or changes a revision that is not in force yet. */
export const saveCheckTemplate = defineCall<Shape<'save'>>(call('save'))
/** DRAFT → ACTIVE, by another person than the author. Retires the revision that was in force. */
export const approveCheckTemplate = defineCall<Shape<'approve'>>(call('approve'))
/** Creates the next revision of an active or retired template. Returns the draft. */
export const reviseCheckTemplate = defineCall<Shape<'revise'>>(call('revise'))
/** ACTIVE → RETIRED. No more orders can be made from it. */
export const retireCheckTemplate = defineCall<Shape<'retire'>>(call('retire'))
/** Deletes a draft. */
export const removeCheckTemplate = defineCall<Shape<'remove'>>(call('remove'))
/** Creates drafts from the templates in a CSV file. Without a digest it only returns a preview. */
export const importCheckTemplates = defineCall<Shape<'import'>>({
  ...call('import'),
  bodyLimitBytes: IMPORT_BODY_LIMIT_BYTES,
})
