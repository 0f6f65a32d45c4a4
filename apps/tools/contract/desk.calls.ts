import { defineCall } from '@apron/contract/calls/define-call'
import * as wire from '@apron/contract/entities/fields'
import { UploadedFile } from '@apron/contract/entities/uploaded-file'
import { responseSchema } from '@apron/contract/records/field-schemas'
import { pick } from '@apron/contract/records/pick'
import { type Static, Type } from 'typebox'
import { loan } from './loan.ts'
import { tool } from './tool.ts'
import { ASSET_NO, RETURN_CONDITIONS, TOOLS_MAX } from './tools.values.ts'

export const ScannedCode = Type.Object({ code: Type.String({ minLength: 1, maxLength: 64 }) })
export type ScannedCode = Static<typeof ScannedCode>

export const SCANNED = ['assetNo', 'nameZh', 'nameEn', 'toolClass', 'status', 'calDue'] as const

const ScannedTool = responseSchema(pick(tool.fields, SCANNED), {
  id: wire.recordId,
  /** The open loan of the tool. */
  loan: wire.nullable(
    Type.Object({ id: Type.String(), loanNo: Type.String(), borrower: wire.Named, dueTime: Type.String() }),
  ),
})
export type ScannedTool = Static<typeof ScannedTool>

export const Scanned = Type.Object({
  tool: wire.nullable(ScannedTool),
  person: wire.nullable(wire.Named),
  /** Loans of the person that are overdue by more than 24 hours and not overridden. */
  overdueLoans: Type.Array(Type.String()),
})
export type Scanned = Static<typeof Scanned>

/** Finds the tool or person of a scanned code. */
export const scanCode = defineCall<{ query: ScannedCode; data: Scanned }>({
  id: 'tools.desk.scan',
  method: 'GET',
  path: '/api/tool-mgmt/desk/scan',
  access: { resource: loan.rights.view },
  failures: 'in-place',
  repeats: 'allow',
})

const condition = Type.Enum([...RETURN_CONDITIONS])

export const ReturnTools = Type.Object({
  tools: Type.Array(Type.Object({ assetNo: Type.String({ pattern: ASSET_NO }), condition }), {
    minItems: 1,
    maxItems: TOOLS_MAX,
  }),
  /** Employee number of the person who returned the tools; null for the borrower. */
  returnedBy: wire.nullable(Type.String({ maxLength: 64 })),
  /** Photos of damaged and incomplete tools. */
  photos: Type.Array(UploadedFile, { maxItems: 10 }),
  /** Opens a lost report for a broken or missing piece. */
  missingPiece: wire.nullable(Type.Object({ acReg: wire.text(10), description: wire.text(500) })),
})
export type ReturnTools = Static<typeof ReturnTools>

export const Returned = Type.Object({
  loanIds: Type.Array(Type.String()),
  quarantined: Type.Array(Type.String()),
  lostReportId: wire.nullable(Type.String()),
})
export type Returned = Static<typeof Returned>

/** Returns tools of one or several loans to the crib. */
export const returnTools = defineCall<{ body: ReturnTools; data: Returned }>({
  id: 'tools.desk.return',
  method: 'POST',
  path: '/api/tool-mgmt/desk/return',
  access: { resource: 'tools:loan:return' },
  failures: 'in-place',
})
