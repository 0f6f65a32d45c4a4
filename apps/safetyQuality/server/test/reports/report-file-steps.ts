import { randomBytes, randomUUID } from 'node:crypto'
import { dataOf } from '@apron/server/test/data-of'
import type { PortalClient } from '@apron/server/test/clients/portal-client'
import { Decrypter } from 'age-encryption'
import { readReportFilePart, reportFiles } from '../../../contract/reports/desk-file.calls.ts'
import * as calls from '../../../contract/reports/report-file.calls.ts'
import type { FileTicket, ReportFile } from '../../../contract/reports/report-file.entities.ts'
import { partCount, partRange } from '../../../contract/rules/sealing/file-parts.ts'
import { unpadFile } from '../../../contract/rules/sealing/padded-file.ts'
import { solveChallengeFor } from './report-steps.ts'

export async function requestTicket(visitor: PortalClient) {
  const form = randomBytes(32).toString('base64url')
  return await visitor.call(calls.openFileTicket, { body: { form, work: await solveChallengeFor(visitor, form) } })
}

export async function openTicket(visitor: PortalClient): Promise<FileTicket> {
  return dataOf(await requestTicket(visitor))
}

interface Sending {
  readonly ticket: FileTicket
  readonly bytes: Buffer
  readonly file?: string
  /** Announced size, if it differs from the real one. */
  readonly size?: number
}

/** Sends a part as the browser does. */
export async function sendPart(
  visitor: PortalClient,
  part: number,
  { ticket, bytes, file = randomUUID(), size = bytes.length }: Sending,
) {
  const { from, to } = partRange(size, part)
  const content = bytes.subarray(from, to).toString('base64')
  return await visitor.call(calls.sendFilePart, { body: { ticket, file, size, part, content } })
}

/** Sends a file in parts until one is rejected. Returns the last response. */
export async function sendFile(visitor: PortalClient, sending: Sending) {
  const whole = { ...sending, file: sending.file ?? randomUUID() }
  const count = partCount(whole.size ?? whole.bytes.length)
  let last = await sendPart(visitor, 0, whole)
  for (let part = 1; part < count && last.envelope.success; part += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as the browser does
    last = await sendPart(visitor, part, whole)
  }
  return last
}

export async function listFiles(person: PortalClient, id: string): Promise<ReportFile[]> {
  return dataOf(await person.call(reportFiles, { query: { id } }))
}

/** Returns the attachment as the desk opens it. */
export async function openFile(
  person: PortalClient,
  identity: string,
  { id, parts }: ReportFile,
): Promise<Buffer> {
  const contents: Buffer[] = []
  for (let part = 0; part < parts; part += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as the browser does
    const { envelope } = await person.call(readReportFilePart, { query: { id, part } })
    contents.push(Buffer.from(envelope.data.content, 'base64'))
  }
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  return Buffer.from(unpadFile(await decrypter.decrypt(Buffer.concat(contents))))
}
