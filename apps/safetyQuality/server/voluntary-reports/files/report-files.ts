import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { REPORT_ERRORS } from '../../../contract/reports/report.errors.ts'
import type {
  FilePart,
  FilePartResult,
  FileTicket,
  FileToRemove,
  ReportFile,
  TicketRequest,
} from '../../../contract/reports/report-file.entities.ts'
import {
  FILE_PART_BYTES,
  REPORT_FILE_BYTES,
  REPORT_FILE_COUNT,
} from '../../../contract/reports/report-file.values.ts'
import { detectFileKind } from '../../../contract/rules/reports/report-file-kind.ts'
import { partCount, partRange } from '../../../contract/rules/sealing/file-parts.ts'
import { isValidWork } from '../challenge.ts'
import type { ReportDb, ReportTables } from '../report.tables.ts'
import { officeRecipient } from '../sealing/office-key.store.ts'
import { partCipher } from '../sealing/part-cipher.ts'
import { sealFile } from '../sealing/seal-file.ts'
import { readServerKeys, type ServerKeys } from '../sealing/server-keys.ts'
import { serialQueue } from '../serial-queue.ts'
import { isValidTicket, newTicket, sweepQuarterHour, ticketHash } from './file-ticket.ts'
import * as store from './report-file.store.ts'

/** A file takes up to 200 MB of memory while it is cleaned and sealed. */
const sealingQueue = serialQueue()

/**
 * Receives attachments of public reports without an identity, cleans and seals them, and serves them to the office
 * (security notes T17 and T19).
 */
export function reportFiles(services: PluginServices) {
  const { clock, files: portalFiles, anonymousFileBytes } = services
  const db = services.db.withTables<ReportTables>()

  async function openTicket({ form, work }: TicketRequest): Promise<FileTicket> {
    const { challenge } = await readServerKeys(db)
    const now = clock.now()
    if (!isValidWork(challenge, form, work, now)) throw new Refusal(REPORT_ERRORS.workWrong)
    return newTicket(challenge, form, now)
  }

  /** @throws Refusal if the ticket is forged or expired */
  function requireTicket({ challenge }: Pick<ServerKeys, 'challenge'>, ticket: FileTicket): string {
    if (!isValidTicket(challenge, ticket, clock.now())) throw new Refusal(REPORT_ERRORS.ticketOver)
    return ticketHash(ticket)
  }

  /** Runs in a transaction that locks the files of the ticket. @throws Refusal when the ticket was already used */
  async function withTicket<Result>(
    ticket: FileTicket,
    work: (trx: ReportDb, hash: string) => Promise<Result>,
  ): Promise<Result> {
    const hash = requireTicket(await readServerKeys(db), ticket)
    return await db.transaction().execute(async trx => {
      if (!(await store.lockTicket(trx, hash, sweepQuarterHour(ticket))))
        throw new Refusal(REPORT_ERRORS.ticketOver)
      return await work(trx, hash)
    })
  }

  /** Receives one part. The last one completes the file. */
  async function receive(sent: FilePart): Promise<FilePartResult> {
    const content = Buffer.from(sent.content, 'base64')
    const { from, to } = partRange(sent.size, sent.part)
    if (content.length !== to - from) throw new Refusal(SERVER_ERRORS.badRequest, { detail: 'content' })
    const file = await withTicket(sent.ticket, async (trx, hash) => {
      const known = await findOrCreateFile(trx, hash, sent, content)
      if (known.is_sealed || sent.part < known.parts) return known
      if (sent.part > known.parts) throw new Refusal(SERVER_ERRORS.badRequest, { detail: 'part' })
      const encrypted = partCipher(sent.ticket, sent.file).encrypt(sent.part, content)
      await store.addPart(trx, sent.file, sent.part, encrypted)
      return { ...known, parts: known.parts + 1 }
    })
    if (file.is_sealed) return { kept: { kind: file.kind, size: file.size } }
    if (file.parts < partCount(file.size)) return { kept: null }
    return await sealingQueue(() => finish(file, sent.ticket))
  }

  /** Returns the file that a part belongs to. Creates it for the first part. @throws Refusal */
  async function findOrCreateFile(
    trx: ReportDb,
    hash: string,
    { file, size, part }: FilePart,
    content: Buffer,
  ): Promise<store.FileRecord> {
    const files = await store.filesOfTicket(trx, hash)
    const known = files.find(({ id }) => id === file)
    if (known !== undefined) {
      if (!known.is_sealed && known.size !== size)
        throw new Refusal(SERVER_ERRORS.badRequest, { detail: 'size' })
      return known
    }
    if (part !== 0) throw new Refusal(REPORT_ERRORS.ticketOver)
    if (files.length >= REPORT_FILE_COUNT) throw new Refusal(REPORT_ERRORS.filesTooMany)
    const kind = detectFileKind(content)
    if (kind === null) throw new Refusal(REPORT_ERRORS.fileKindWrong)
    if (size > REPORT_FILE_BYTES[kind]) throw new Refusal(REPORT_ERRORS.fileTooLarge)
    if ((await store.lockTotalSize(trx)) + size > anonymousFileBytes)
      throw new Refusal(REPORT_ERRORS.noRoomForFiles)
    if (!(await store.addFile(trx, { id: file, hash, kind, size })))
      throw new Refusal(REPORT_ERRORS.ticketOver)
    return { id: file, ticket_hash: hash, report_id: null, kind, size, parts: 0, is_sealed: false }
  }

  /** Cleans a complete file and seals it for the office. Destroys a file that cannot be cleaned. */
  async function finish(file: store.FileRecord, ticket: FileTicket): Promise<FilePartResult> {
    const office = await officeRecipient(db)
    if (office === null) throw new Refusal(REPORT_ERRORS.noOfficeKey)
    const hash = ticketHash(ticket)
    try {
      const bytes = await assembleFile(file, ticket)
      const { sealed, size } = await sealFile({ kind: file.kind, bytes, recipient: office })
      if (sealed === null) throw new Refusal(REPORT_ERRORS.fileUnreadable)
      const parts = splitIntoParts(sealed)
      await withTicket(ticket, async trx => {
        const files = await store.filesOfTicket(trx, hash)
        // A repeated part may be finished already; a removed file stays removed.
        if (files.some(({ id, is_sealed }) => id === file.id && !is_sealed)) {
          await store.replaceWithSealed(trx, file.id, { parts, size })
        }
      })
      return { kept: { kind: file.kind, size } }
    } catch (error) {
      if (error instanceof Refusal) await store.removeFile(db, hash, file.id)
      throw error
    }
  }

  /** Returns the bytes of a file, re-encoded if it is a picture. @throws Refusal */
  async function assembleFile({ id, kind, parts }: store.FileRecord, ticket: FileTicket): Promise<Buffer> {
    const cipher = partCipher(ticket, id)
    const contents: Buffer[] = []
    for (let seq = 0; seq < parts; seq += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one at a time, to keep only one copy in memory
      const part = await store.readPart(db, id, seq)
      if (part === undefined) throw new Refusal(REPORT_ERRORS.ticketOver)
      contents.push(cipher.decrypt(seq, part))
    }
    const bytes = Buffer.concat(contents)
    if (kind === 'pdf' || kind === 'mp4') return bytes
    return await portalFiles.redraw(bytes, kind)
  }

  const remove = ({ ticket, file }: FileToRemove) =>
    withTicket(ticket, async (trx, hash) => ({ removed: await store.removeFile(trx, hash, file) }))

  /** Moves the files of a ticket to the report. @throws Refusal if the ticket expired or was used */
  async function attachFiles(
    trx: ReportDb,
    reportId: string,
    { ticket, keys }: { readonly ticket: FileTicket; readonly keys: ServerKeys },
  ): Promise<void> {
    const hash = requireTicket(keys, ticket)
    if (!(await store.lockTicket(trx, hash, sweepQuarterHour(ticket))))
      throw new Refusal(REPORT_ERRORS.ticketOver)
    await store.moveToReport(trx, hash, reportId)
  }

  async function list(reportId: string): Promise<ReportFile[]> {
    const files = await store.filesOfReport(db, reportId)
    return files.map(({ id, kind, size, parts }) => ({ id, kind, size, parts }))
  }

  async function read(id: string, part: number): Promise<{ content: string }> {
    const content = await store.readSealedPart(db, id, part)
    if (content === undefined) throw new Refusal(REPORT_ERRORS.gone)
    return { content: content.toString('base64') }
  }

  return { openTicket, receive, remove, attachFiles, list, read }
}

/** Destroys the attachments of a report. Called when it is closed. */
export async function destroyFiles(trx: ReportDb, reportId: string): Promise<void> {
  await trx.deleteFrom('safety_quality_report_file').where('report_id', '=', reportId).execute()
}

function splitIntoParts(sealed: Uint8Array): Buffer[] {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.length)
  return Array.from({ length: Math.ceil(bytes.length / FILE_PART_BYTES) }, (_, part) =>
    bytes.subarray(part * FILE_PART_BYTES, (part + 1) * FILE_PART_BYTES),
  )
}
