import type { CallClient } from '@apron/sdk'
import { readReportFilePart } from '../../contract/reports/desk-file.calls.ts'
import type { ReportFile } from '../../contract/reports/report-file.entities.ts'
import type { ReportFileKind } from '../../contract/reports/report-file.values.ts'
import { decodeBase64, openSealedFile } from '../report-desk/key-encryption.ts'

const MEDIA_TYPES: Readonly<Record<ReportFileKind, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
}

/**
 * Fetches an attachment and decrypts it with the key of the office. @throws Error when it is gone or sealed for another
 * key
 */
export async function readReportFile(call: CallClient, identity: string, file: ReportFile): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  for (let part = 0; part < file.parts; part += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that a slow network is not flooded
    const { content } = await call(readReportFilePart, { query: { id: file.id, part } })
    parts.push(decodeBase64(content))
  }
  const sealed = new Uint8Array(await new Blob(parts).arrayBuffer())
  return new Blob([await openSealedFile(identity, sealed)], { type: MEDIA_TYPES[file.kind] })
}
