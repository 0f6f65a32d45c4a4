import type { ShapeOf } from '@apron/contract/calls/call-schemas'
import { defineCall } from '@apron/contract/calls/define-call'
import { permissionOf } from '@apron/contract/sub-apps/app-definition'
import { app } from '../../app.ts'
import type { REPORT_SCHEMAS } from './report.schemas.ts'
import type { ReportAction } from './report.values.ts'

type Schemas = typeof REPORT_SCHEMAS
type Shape<Name extends keyof Schemas> = ShapeOf<Schemas[Name]>

/** Permission to read the originals of voluntary reports. */
export const REPORT_VIEW_RIGHT = permissionOf(app, 'vsr:view')
/** Permission to work on voluntary reports. */
export const REPORT_TRIAGE_RIGHT = permissionOf(app, 'vsr:triage')
/** Permission to investigate them. */
export const REPORT_INVESTIGATE_RIGHT = permissionOf(app, 'vsr:investigate')
/** Permission to sign that a text is de-identified. */
export const REPORT_DEID_RIGHT = permissionOf(app, 'vsr:deid')
/** Permission to approve that a report is closed. */
export const REPORT_CLOSE_RIGHT = permissionOf(app, 'vsr:close')
/** Permission to publish a closed report in the library. */
export const REPORT_PUBLISH_RIGHT = permissionOf(app, 'vsr:publish')
/** Permission of the safety director: accept tolerable residual risks, give more time, reopen. */
export const REPORT_DIRECT_RIGHT = permissionOf(app, 'vsr:direct')
/** Permission to read the de-identified part. */
export const REPORT_SUMMARY_RIGHT = permissionOf(app, 'vsr:summary')
/** Permission to open contact data. Each opening needs a reason. */
export const STRIP_VIEW_RIGHT = permissionOf(app, 'strip:view')

const call = (name: string, resource: string, method: 'GET' | 'POST' = 'POST') =>
  ({
    id: `safetyQuality.desk.${name}`,
    method,
    path: `/api/safety-inspection/reportDesk/${name}`,
    access: { resource },
    failures: 'in-place',
  }) as const

/** Returns the key that reports are sealed for, and the people of the office who can open it. */
export const officeKey = defineCall<Shape<'key'>>(call('key', REPORT_TRIAGE_RIGHT, 'GET'))
/** Stores the first key of the office, created in the browser of one of its people. */
export const makeOfficeKey = defineCall<Shape<'makeKey'>>(call('makeKey', REPORT_TRIAGE_RIGHT))
/** Adds a person who can open the key, or gives the caller a new passphrase. */
export const addKeyHolder = defineCall<Shape<'addHolder'>>(call('addHolder', REPORT_TRIAGE_RIGHT))
/** Returns the private half, wrapped by the printed recovery key. */
export const recoverOfficeKey = defineCall<Shape<'recovery'>>(call('recovery', REPORT_TRIAGE_RIGHT, 'GET'))
/** Returns reports, newest day first. */
export const queryReports = defineCall<Shape<'queryPage'>>(call('queryPage', REPORT_VIEW_RIGHT))
/** Returns one report, sealed. */
export const reportDetail = defineCall<Shape<'detail'>>(call('detail', REPORT_VIEW_RIGHT, 'GET'))
/** RECEIVED → TRIAGE. The report gets its number and moves to the caller's desk. */
export const takeReport = defineCall<Shape<'take'>>(call('take', REPORT_TRIAGE_RIGHT))
/** TRIAGE → INFO_REQ. Sends a question to the holder of the code. */
export const askReporter = defineCall<Shape<'ask'>>(call('ask', REPORT_TRIAGE_RIGHT))
/** Sends a text to the holder of the code. */
export const giveFeedback = defineCall<Shape<'feedback'>>(call('feedback', REPORT_TRIAGE_RIGHT))
/** TRIAGE → REDIRECTED, if another office is responsible. Sends an explanation to the holder of the code. */
export const redirectReport = defineCall<Shape<'redirect'>>(call('redirect', REPORT_TRIAGE_RIGHT))
/** Returns contact data, sealed for the office. Records reader and reason, and shows both to the holder of the code. */
export const openStrip = defineCall<Shape<'openStrip'>>(call('openStrip', STRIP_VIEW_RIGHT))
/** TRIAGE → MERGED, for a report about the same event as another one. The reporter gets the feedback of that report. */
export const mergeReport = defineCall<Shape<'merge'>>(call('merge', REPORT_TRIAGE_RIGHT))
/**
 * Declares a conflict of interest, which removes the report from the handler's desk permanently. Returns the remaining
 * rows of the desk.
 */
export const recuseFromReport = defineCall<Shape<'recuse'>>(call('recuse', REPORT_TRIAGE_RIGHT))
/** TRIAGE → INVESTIGATING, with the initial risk. */
export const acceptReport = defineCall<Shape<'accept'>>(call('accept', REPORT_INVESTIGATE_RIGHT))
/** Saves findings and de-identified texts. A change to the texts voids their signatures. */
export const saveReportWork = defineCall<Shape<'saveWork'>>(call('saveWork', REPORT_INVESTIGATE_RIGHT))
/** Signs that the texts do not identify the reporter. Two people must sign. */
export const signDeidentified = defineCall<Shape<'sign'>>(call('sign', REPORT_DEID_RIGHT))
/** INVESTIGATING → ACTION. */
export const beginActions = defineCall<Shape<'step'>>(call('act', REPORT_INVESTIGATE_RIGHT))
/** INVESTIGATING or ACTION → CLOSING. */
export const submitClosing = defineCall<Shape<'submitClosing'>>(
  call('submitClosing', REPORT_INVESTIGATE_RIGHT),
)
/** CLOSING → CLOSED. The holder of the code can read the feedback. */
export const approveClosing = defineCall<Shape<'step'>>(call('approveClosing', REPORT_CLOSE_RIGHT))
/** CLOSING → INVESTIGATING. */
export const returnClosing = defineCall<Shape<'returnClosing'>>(call('returnClosing', REPORT_CLOSE_RIGHT))
/** Postpones the target day of closing, once. The holder of the code can read the reason. */
export const extendReport = defineCall<Shape<'returnClosing'>>(call('extend', REPORT_DIRECT_RIGHT))
/** CLOSED → PUBLISHED. */
export const publishReport = defineCall<Shape<'step'>>(call('publish', REPORT_PUBLISH_RIGHT))
/** PUBLISHED → CLOSED. */
export const withdrawPublication = defineCall<Shape<'step'>>(call('withdraw', REPORT_PUBLISH_RIGHT))
/** CLOSED → INVESTIGATING, when new facts are known. */
export const reopenReport = defineCall<Shape<'returnClosing'>>(call('reopen', REPORT_DIRECT_RIGHT))
/** Returns the de-identified part of a report. */
export const reportSummary = defineCall<Shape<'summary'>>(call('summary', REPORT_SUMMARY_RIGHT, 'GET'))

/** The permission that each action needs. */
export const REPORT_ACTION_RIGHTS: Readonly<Record<ReportAction, string>> = {
  take: REPORT_TRIAGE_RIGHT,
  ask: REPORT_TRIAGE_RIGHT,
  feedback: REPORT_TRIAGE_RIGHT,
  redirect: REPORT_TRIAGE_RIGHT,
  merge: REPORT_TRIAGE_RIGHT,
  recuse: REPORT_TRIAGE_RIGHT,
  accept: REPORT_INVESTIGATE_RIGHT,
  saveWork: REPORT_INVESTIGATE_RIGHT,
  sign: REPORT_DEID_RIGHT,
  act: REPORT_INVESTIGATE_RIGHT,
  submitClosing: REPORT_INVESTIGATE_RIGHT,
  approveClosing: REPORT_CLOSE_RIGHT,
  returnClosing: REPORT_CLOSE_RIGHT,
  extend: REPORT_DIRECT_RIGHT,
  publish: REPORT_PUBLISH_RIGHT,
  withdraw: REPORT_PUBLISH_RIGHT,
  reopen: REPORT_DIRECT_RIGHT,
}
