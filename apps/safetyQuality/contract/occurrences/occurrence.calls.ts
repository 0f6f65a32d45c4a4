import type { ShapeOf } from '@apron/contract/calls/call-schemas'
import { defineCall } from '@apron/contract/calls/define-call'
import { permissionOf } from '@apron/contract/sub-apps/app-definition'
import { app } from '../../app.ts'
import type { OCCURRENCE_SCHEMAS } from './occurrence.schemas.ts'
import type { OccAction } from './occurrence.values.ts'

type Schemas = typeof OCCURRENCE_SCHEMAS
type Shape<Name extends keyof Schemas> = ShapeOf<Schemas[Name]>

/** Permission to write occurrence and defect reports and to see one's own. */
export const REPORT_ADD_PERMISSION = permissionOf(app, 'report:add')
/** Permission of the safety section to review, return and close reports. */
export const OCC_REVIEW_PERMISSION = permissionOf(app, 'occ:review')
/** Permission of the safety section to record that a report was sent to the authority or customer. */
export const OCC_SEND_PERMISSION = permissionOf(app, 'occ:send')

const call = (name: string, resource: string, method: 'GET' | 'POST' = 'POST') =>
  ({
    id: `safetyQuality.occurrence.${name}`,
    method,
    path: `/api/safety-inspection/occurrence/${name}`,
    access: { resource },
    failures: 'in-place',
  }) as const

/** Returns one page of reports: the caller's own, or all submitted ones for the safety section. */
export const queryOccurrences = defineCall<Shape<'queryPage'>>(call('queryPage', REPORT_ADD_PERMISSION))
/** Returns one report. Unknown and unreadable reports give the same error. */
export const occurrenceDetail = defineCall<Shape<'detail'>>(call('detail', REPORT_ADD_PERMISSION, 'GET'))
/** Creates a draft, or changes a draft or a returned report. */
export const saveOccurrence = defineCall<Shape<'save'>>(call('save', REPORT_ADD_PERMISSION))
/** Deletes a draft of the caller with its history. */
export const removeOccurrence = defineCall<Shape<'remove'>>(call('remove', REPORT_ADD_PERMISSION))

// Each action sends the version it was decided on and returns the updated report.
/** DRAFT or RETURNED → SUBMITTED. */
export const submitOccurrence = defineCall<Shape<'submit'>>(call('submit', REPORT_ADD_PERMISSION))
/** SUBMITTED → REVIEW. */
export const reviewOccurrence = defineCall<Shape<'review'>>(call('review', OCC_REVIEW_PERMISSION))
/** SUBMITTED or REVIEW → RETURNED. */
export const returnOccurrence = defineCall<Shape<'return'>>(call('return', OCC_REVIEW_PERMISSION))
/** REVIEW → SENT, with the receipt of the authority or customer. */
export const sendOccurrence = defineCall<Shape<'send'>>(call('send', OCC_SEND_PERMISSION))
/** SENT → CLOSED. */
export const closeOccurrence = defineCall<Shape<'close'>>(call('close', OCC_REVIEW_PERMISSION))

/** Permission of each action. Authorship is checked in addition. */
export const OCC_ACTION_PERMISSIONS: Readonly<Record<OccAction, string>> = {
  edit: REPORT_ADD_PERMISSION,
  submit: REPORT_ADD_PERMISSION,
  review: OCC_REVIEW_PERMISSION,
  return: OCC_REVIEW_PERMISSION,
  send: OCC_SEND_PERMISSION,
  close: OCC_REVIEW_PERMISSION,
}
