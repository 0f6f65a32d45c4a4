import type { ShapeOf } from '@apron/contract/calls/call-schemas'
import { defineCall } from '@apron/contract/calls/define-call'
import { IDENTITY_FREE_PATH } from '@apron/contract/calls/identity-free'
import type { REPORT_SCHEMAS } from './report.schemas.ts'

type Schemas = typeof REPORT_SCHEMAS
type Shape<Name extends keyof Schemas> = ShapeOf<Schemas[Name]>
type Method = 'GET' | 'POST'

/** Builds a public call that carries no identity (security note T19). */
const call = (name: string, method: Method = 'POST') =>
  ({
    id: `safetyQuality.report.${name}`,
    method,
    path: `${IDENTITY_FREE_PATH}report/${name}`,
    access: 'public',
    timeoutAlert: false,
    failures: 'in-place',
  }) as const

/** Returns whether reports are accepted, and the proof-of-work challenge. */
export const beginReport = defineCall<Shape<'begin'>>(call('begin', 'GET'))
/** Returns the values that a report can be filled in with, in the language of the request. */
export const reportOptions = defineCall<Shape<'options'>>(call('options', 'GET'))
/** Counts reports received, closed and published in the last 12 months. */
export const countReports = defineCall<Shape<'counts'>>(call('counts', 'GET'))
/**
 * Seals a report and stores it for the office. Sending the same report with the same code again returns the same
 * receipt.
 */
export const fileReport = defineCall<Shape<'file'>>({
  ...call('file'),
  atMost: { times: 5, minutes: 60 },
})
/** Checks whether a receipt is genuine. */
export const verifyReceipt = defineCall<Shape<'verifyReceipt'>>(call('verifyReceipt'))
/** Returns the state of the report with this code. Unknown, mistyped and expired codes give the same response. */
export const reportProgress = defineCall<Shape<'progress'>>({
  ...call('progress'),
  atMost: { times: 10, minutes: 10 },
})
/** Answers the office's question, or adds something unprompted. */
export const addToReport = defineCall<Shape<'add'>>({ ...call('add'), atMost: { times: 10, minutes: 10 } })
