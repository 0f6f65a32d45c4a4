import { nullable, recordId } from '@apron/contract/entities/fields'
import { type Static, Type } from 'typebox'
import { FILE_PART_BYTES, LARGEST_REPORT_FILE, REPORT_FILE_KINDS } from './report-file.values.ts'
import { partCount } from '../rules/sealing/file-parts.ts'
import { SolvedChallenge } from './work.entities.ts'

/** 32 bytes, base64url. */
const randomSecret = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$', secret: true })

/** Ticket of one open form, required to attach files. The server stores only its hash. */
export const FileTicket = Type.Object(
  {
    form: randomSecret,
    until: Type.Integer({ minimum: 0, description: 'Minutes since 1970' }),
    mark: randomSecret,
  },
  { secret: true },
)
export type FileTicket = Static<typeof FileTicket>

/** Request for a ticket. `form` is a random secret chosen by the browser. */
export const TicketRequest = Type.Object({
  form: randomSecret,
  work: SolvedChallenge,
})
export type TicketRequest = Static<typeof TicketRequest>

const part = Type.Integer({ minimum: 0, maximum: partCount(LARGEST_REPORT_FILE) })

/** One part of a file, sent in order. A repeated part is stored once. File names are not sent. */
export const FilePart = Type.Object({
  ticket: FileTicket,
  file: recordId,
  size: Type.Integer({ minimum: 1, maximum: LARGEST_REPORT_FILE, description: 'Bytes of the whole file' }),
  part,
  content: Type.String({
    maxLength: Math.ceil(FILE_PART_BYTES / 3) * 4,
    pattern: '^[A-Za-z0-9+/]+={0,2}$',
    description: 'base64',
  }),
})
export type FilePart = Static<typeof FilePart>

/** A file that has been cleaned and sealed. */
export const SealedFile = Type.Object({
  kind: Type.Enum(REPORT_FILE_KINDS),
  size: Type.Integer({ description: 'Bytes, rounded up' }),
})
export const FilePartResult = Type.Object({
  kept: nullable(SealedFile),
})
export type FilePartResult = Static<typeof FilePartResult>

export const FileToRemove = Type.Object({ ticket: FileTicket, file: recordId })
export type FileToRemove = Static<typeof FileToRemove>
export const Removed = Type.Object({ removed: Type.Boolean() })

/** An attachment as the office lists it. */
export const ReportFile = Type.Object({
  id: Type.String(),
  ...SealedFile.properties,
  parts: Type.Integer({ description: 'Number of parts to read one by one' }),
})
export type ReportFile = Static<typeof ReportFile>
export const ReportFiles = Type.Array(ReportFile)

export const SealedPartRequest = Type.Object({ id: recordId, part })
export const SealedPart = Type.Object({
  content: Type.String({ description: 'Part of the file sealed for the office (age), base64' }),
})
