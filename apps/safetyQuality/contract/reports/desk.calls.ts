import type { ShapeOf } from '@apron/contract/calls/call-schemas'
import { defineCall } from '@apron/contract/calls/define-call'
import { permissionOf } from '@apron/contract/sub-apps/app-definition'
import { app } from '../../app.ts'
import type { REPORT_SCHEMAS } from './report.schemas.ts'
import type { ReportAction } from './report.values.ts'

type Schemas = typeof REPORT_SCHEMAS
type Shape<Name extends keyof Schemas> = ShapeOf<Schemas[Name]>

/** Permission to read the originals of voluntary reports. */
export const REPORT_VIEW_PERMISSION = permissionOf(app, 'vsr:view')
/** Permission to work on voluntary reports. */
export const REPORT_TRIAGE_PERMISSION = permissionOf(app, 'vsr:triage')
/** Permission to investigate them. */
export const REPORT_INVESTIGATE_PERMISSION = permissionOf(app, 'vsr:investigate')
/** Permission to sign that a text is de-identified. */
export const REPORT_DEID_PERMISSION = permissionOf(app, 'vsr:deid')
/** Permission to approve that a report is closed. */
export const REPORT_CLOSE_PERMISSION = permissionOf(app, 'vsr:close')
/** Permission to publish a closed report in the library. */
export const REPORT_PUBLISH_PERMISSION = permissionOf(app, 'vsr:publish')
/** Permission of the safety director: accept tolerable residual risks, give more time, reopen. */
export const REPORT_DIRECT_PERMISSION = permissionOf(app, 'vsr:direct')
/** Permission to read the de-identified part. */
export const REPORT_SUMMARY_PERMISSION = permissionOf(app, 'vsr:summary')
/** Permission to open contact data. Each opening needs a reason. */
export const STRIP_VIEW_PERMISSION = permissionOf(app, 'strip:view')

const call = (name: string, resource: string, method: 'GET' | 'POST' = 'POST') =>
  ({
    id: `safetyQuality.desk.${name}`,
    method,
    path: `/api/safety-inspection/reportDesk/${name}`,
    access: { resource },
    failures: 'in-place',
  }) as const

/** Returns the key that reports are sealed for, and the people of the office who can open it. */
export const officeKey = defineCall<Shape<'key'>>(call('key', REPORT_TRIAGE_PERMISSION, 'GET'))
/** Stores the first key of the office, created in the browser of one of its people. */
export const makeOfficeKey = defineCall<Shape<'makeKey'>>(call('makeKey', REPORT_TRIAGE_PERMISSION))
/** Adds a person who can open the key, or gives the caller a new passphrase. */
export const addKeyHolder = defineCall<Shape<'addHolder'>>(call('addHolder', REPORT_TRIAGE_PERMISSION))
/** Returns the private half, wrapped by the printed recovery key. */
export const recoverOfficeKey = defineCall<Shape<'recovery'>>(call('recovery', REPORT_TRIAGE_PERMISSION, 'GET'))
/** Returns reports, newest day first. */
export const queryReports = defineCall<Shape<'queryPage'>>(call('queryPage', REPORT_VIEW_PERMISSION))
/** Returns one report, sealed. */
export const reportDetail = defineCall<Shape<'detail'>>(call('detail', REPORT_VIEW_PERMISSION, 'GET'))
/** RECEIVED → TRIAGE. The report gets its number and moves to the caller's desk. */
export const takeReport = defineCall<Shape<'take'>>(call('take', REPORT_TRIAGE_PERMISSION))
/** TRIAGE → INFO_REQ. Sends a question to the holder of the code. */
export const askReporter = defineCall<Shape<'ask'>>(call('ask', REPORT_TRIAGE_PERMISSION))
/** Sends a text to the holder of the code. */
export const giveFeedback = defineCall<Shape<'feedback'>>(call('feedback', REPORT_TRIAGE_PERMISSION))
/** TRIAGE → REDIRECTED, if another office is responsible. Sends an explanation to the holder of the code. */
export const redirectReport = defineCall<Shape<'redirect'>>(call('redirect', REPORT_TRIAGE_PERMISSION))
/** Returns contact data, sealed for the office. Records reader and reason, and shows both to the holder of the code. */
export const openStrip = defineCall<Shape<'openStrip'>>(call('openStrip', STRIP_VIEW_PERMISSION))
/** TRIAGE → MERGED, for a report about the same event as another one. The reporter gets the feedback of that report. */
export const mergeReport = defineCall<Shape<'merge'>>(call('merge', REPORT_TRIAGE_PERMISSION))
/**
 * Declares a conflict of interest, which removes the report from the handler's desk permanently. Returns the remaining
 * rows of the desk.
 */
export const recuseFromReport = defineCall<Shape<'recuse'>>(call('recuse', REPORT_TRIAGE_PERMISSION))
/** TRIAGE → INVESTIGATING, with the initial risk. */
export const acceptReport = defineCall<Shape<'accept'>>(call('accept', REPORT_INVESTIGATE_PERMISSION))
/** Saves findings and de-identified texts. A change to the texts voids their signatures. */
export const saveReportWork = defineCall<Shape<'saveWork'>>(call('saveWork', REPORT_INVESTIGATE_PERMISSION))
/** Signs that the texts do not identify the reporter. Two people must sign. */
export const signDeidentified = defineCall<Shape<'sign'>>(call('sign', REPORT_DEID_PERMISSION))
/** INVESTIGATING → ACTION. */
export const beginActions = defineCall<Shape<'step'>>(call('act', REPORT_INVESTIGATE_PERMISSION))
/** INVESTIGATING or ACTION → CLOSING. */
export const submitClosing = defineCall<Shape<'submitClosing'>>(
  call('submitClosing', REPORT_INVESTIGATE_PERMISSION),
)
/** CLOSING → CLOSED. The holder of the code can read the feedback. */
export const approveClosing = defineCall<Shape<'step'>>(call('approveClosing', REPORT_CLOSE_PERMISSION))
/** CLOSING → INVESTIGATING. */
export const returnClosing = defineCall<Shape<'stepWithReason'>>(call('returnClosing', REPORT_CLOSE_PERMISSION))
/** Postpones the target day of closing, once. The holder of the code can read the reason. */
export const extendReport = defineCall<Shape<'stepWithReason'>>(call('extend', REPORT_DIRECT_PERMISSION))
/** CLOSED → PUBLISHED. */
export const publishReport = defineCall<Shape<'step'>>(call('publish', REPORT_PUBLISH_PERMISSION))
/** PUBLISHED → CLOSED. */
export const withdrawPublication = defineCall<Shape<'step'>>(call('withdraw', REPORT_PUBLISH_PERMISSION))
/** CLOSED → INVESTIGATING, when new facts are known. */
export const reopenReport = defineCall<Shape<'stepWithReason'>>(call('reopen', REPORT_DIRECT_PERMISSION))
/** Returns the de-identified part of a report. */
export const reportSummary = defineCall<Shape<'summary'>>(call('summary', REPORT_SUMMARY_PERMISSION, 'GET'))

/** The permission that each action needs. */
export const REPORT_ACTION_PERMISSIONS: Readonly<Record<ReportAction, string>> = {
  take: REPORT_TRIAGE_PERMISSION,
  ask: REPORT_TRIAGE_PERMISSION,
  feedback: REPORT_TRIAGE_PERMISSION,
  redirect: REPORT_TRIAGE_PERMISSION,
  merge: REPORT_TRIAGE_PERMISSION,
  recuse: REPORT_TRIAGE_PERMISSION,
  accept: REPORT_INVESTIGATE_PERMISSION,
  saveWork: REPORT_INVESTIGATE_PERMISSION,
  sign: REPORT_DEID_PERMISSION,
  act: REPORT_INVESTIGATE_PERMISSION,
  submitClosing: REPORT_INVESTIGATE_PERMISSION,
  approveClosing: REPORT_CLOSE_PERMISSION,
  returnClosing: REPORT_CLOSE_PERMISSION,
  extend: REPORT_DIRECT_PERMISSION,
  publish: REPORT_PUBLISH_PERMISSION,
  withdraw: REPORT_PUBLISH_PERMISSION,
  reopen: REPORT_DIRECT_PERMISSION,
}
