import type { ShapeOf } from '@apron/contract/calls/call-schemas'
import { defineCall } from '@apron/contract/calls/define-call'
import { IDENTITY_FREE_PATH } from '@apron/contract/calls/identity-free'
import type { REPORT_FILE_SCHEMAS } from './report-file.schemas.ts'

type Schemas = typeof REPORT_FILE_SCHEMAS
type Shape<Name extends keyof Schemas> = ShapeOf<Schemas[Name]>

/** Builds a public call that carries no identity (security note T19). */
const call = (name: string) =>
  ({
    id: `safetyQuality.reportFile.${name}`,
    method: 'POST',
    path: `${IDENTITY_FREE_PATH}reportFile/${name}`,
    access: 'public',
    timeoutAlert: false,
    failures: 'in-place',
  }) as const

/** Returns a ticket for the open form, valid for an hour and one report. */
export const openFileTicket = defineCall<Shape<'openTicket'>>({
  ...call('openTicket'),
  atMost: { times: 10, minutes: 60 },
})
/** Receives one part of an attachment. The last part cleans the file and seals it for the office. */
export const sendFilePart = defineCall<Shape<'sendPart'>>({
  ...call('sendPart'),
  // Enough for five reports of five videos.
  atMost: { times: 3_000, minutes: 60 },
})
/** Destroys an attachment before its report is filed. */
export const removeReportFile = defineCall<Shape<'remove'>>(call('remove'))
