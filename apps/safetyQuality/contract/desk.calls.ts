import type { ShapeOf } from '@apron/contract/calls/call-schemas'
import { defineCall } from '@apron/contract/calls/define-call'
import { rightOf } from '@apron/contract/sub-apps/app-definition'
import { app } from '../app.ts'
import type { REPORT_SCHEMAS } from './report.schemas.ts'

type Schemas = typeof REPORT_SCHEMAS
type Shape<Name extends keyof Schemas> = ShapeOf<Schemas[Name]>

/** Permission to read the originals of voluntary reports. */
export const REPORT_VIEW_RIGHT = rightOf(app, 'vsr:view')
/** Permission to work on voluntary reports. */
export const REPORT_TRIAGE_RIGHT = rightOf(app, 'vsr:triage')
/** Permission to open contact data; each time needs a reason. */
export const STRIP_VIEW_RIGHT = rightOf(app, 'strip:view')

const call = (name: string, resource: string, method: 'GET' | 'POST' = 'POST') =>
  ({
    id: `safetyQuality.desk.${name}`,
    method,
    path: `/api/safety-inspection/reportDesk/${name}`,
    access: { resource },
    failures: 'in-place',
  }) as const

/** The key that reports are sealed for, and who of the office can open it. */
export const officeKey = defineCall<Shape<'key'>>(call('key', REPORT_TRIAGE_RIGHT, 'GET'))
/** The first key of the office, made in the browser of one of its people. */
export const makeOfficeKey = defineCall<Shape<'makeKey'>>(call('makeKey', REPORT_TRIAGE_RIGHT))
/** One more who can open it, or the caller with a new passphrase. */
export const addKeyHolder = defineCall<Shape<'addHolder'>>(call('addHolder', REPORT_TRIAGE_RIGHT))
/** The private half under the printed recovery key. */
export const recoverOfficeKey = defineCall<Shape<'recovery'>>(call('recovery', REPORT_TRIAGE_RIGHT, 'GET'))
/** Reports, the newest day first. */
export const queryReports = defineCall<Shape<'queryPage'>>(call('queryPage', REPORT_VIEW_RIGHT))
/** One of them, sealed. */
export const reportDetail = defineCall<Shape<'detail'>>(call('detail', REPORT_VIEW_RIGHT, 'GET'))
/** RECEIVED → TRIAGE: it gets its number and lies on the caller's desk. */
export const takeReport = defineCall<Shape<'take'>>(call('take', REPORT_TRIAGE_RIGHT))
/** TRIAGE → INFO_REQ: a question to the holder of the code. */
export const askReporter = defineCall<Shape<'ask'>>(call('ask', REPORT_TRIAGE_RIGHT))
/** Words to the holder of the code. */
export const giveFeedback = defineCall<Shape<'feedback'>>(call('feedback', REPORT_TRIAGE_RIGHT))
/** TRIAGE → REDIRECTED: not for this office, with an explanation to the holder of the code. */
export const redirectReport = defineCall<Shape<'redirect'>>(call('redirect', REPORT_TRIAGE_RIGHT))
/** Contact data, sealed for the office; who opens it and why is written down, and shown to the holder of the code. */
export const openStrip = defineCall<Shape<'openStrip'>>(call('openStrip', STRIP_VIEW_RIGHT))
