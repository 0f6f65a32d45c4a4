import type { ShapeOf } from '@apron/contract/calls/call-schemas'
import { defineCall } from '@apron/contract/calls/define-call'
import { REPORT_VIEW_PERMISSION } from './desk.calls.ts'
import type { REPORT_FILE_SCHEMAS } from './report-file.schemas.ts'

type Schemas = typeof REPORT_FILE_SCHEMAS
type Shape<Name extends keyof Schemas> = ShapeOf<Schemas[Name]>

const call = (name: string) =>
  ({
    id: `safetyQuality.desk.${name}`,
    method: 'GET',
    path: `/api/safety-inspection/reportDesk/${name}`,
    access: { resource: REPORT_VIEW_PERMISSION },
    failures: 'in-place',
  }) as const

/** Lists the attachments of a report: kind and size. */
export const reportFiles = defineCall<Shape<'list'>>(call('files'))
/** Returns one part of a sealed attachment, which the browser of the desk decrypts. */
export const readReportFilePart = defineCall<Shape<'readPart'>>(call('filePart'))
