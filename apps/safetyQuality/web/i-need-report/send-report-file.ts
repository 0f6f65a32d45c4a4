import { type CallClient, CallError, newId } from '@apron/sdk'
import { openFileTicket, sendFilePart } from '../../contract/reports/report-file.calls.ts'
import type { FileTicket } from '../../contract/reports/report-file.entities.ts'
import { REPORT_FILE_BYTES } from '../../contract/reports/report-file.values.ts'
import { detectFileKind, KIND_BYTES } from '../../contract/rules/reports/report-file-kind.ts'
import { partCount, partRange } from '../../contract/rules/sealing/file-parts.ts'
import { solveChallenge } from '../voluntary-reports/solve-challenge.ts'

/** Attempts for one part, because hangar Wi-Fi drops often. */
const MAX_ATTEMPTS = 4
const RETRY_DELAY_MS = 1_500
const SECRET_BYTES = 32

const base64 = (bytes: Uint8Array) => {
  let text = ''
  // In chunks, because the number of arguments is limited.
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

const base64url = (bytes: Uint8Array) =>
  base64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** Requests a ticket for a new form. @throws CallError */
export async function newFileTicket(call: CallClient): Promise<FileTicket> {
  const form = base64url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)))
  return await call(openFileTicket, { body: { form, work: await solveChallenge(call, form) } })
}

/** Validates a file before it is sent. Returns the error, or null. */
export async function fileProblem(file: File): Promise<'fileKindWrong' | 'fileTooLarge' | null> {
  const kind = detectFileKind(await readBytes(file, 0, KIND_BYTES))
  if (kind === null) return 'fileKindWrong'
  return file.size > REPORT_FILE_BYTES[kind] ? 'fileTooLarge' : null
}

interface FileUpload {
  readonly ticket: FileTicket
  readonly file: File
  readonly signal: AbortSignal
  readonly onProgress: (fraction: number) => void
}

/** Sends a file part by part, without its name. @returns its id @throws CallError */
export async function sendReportFile(call: CallClient, upload: FileUpload): Promise<string> {
  const { ticket, file, signal, onProgress } = upload
  const id = newId()
  const count = partCount(file.size)
  for (let part = 0; part < count; part += 1) {
    const { from, to } = partRange(file.size, part)
    // oxlint-disable-next-line no-await-in-loop -- one at a time, so that only one is in memory
    const content = base64(await readBytes(file, from, to))
    const body = { ticket, file: id, size: file.size, part, content }
    // oxlint-disable-next-line no-await-in-loop -- the server accepts parts only in order
    await sendWithRetry(signal, () => call(sendFilePart, { body }, { signal }))
    onProgress((part + 1) / count)
  }
  return id
}

const readBytes = async (file: File, from: number, to: number) =>
  new Uint8Array(await file.slice(from, to).arrayBuffer())

const isNetworkError = (error: unknown) =>
  error instanceof CallError && (error.kind === 'transport' || error.kind === 'timeout')

/** Retries when there is no response. The server stores a repeated part once. */
async function sendWithRetry(signal: AbortSignal, send: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one attempt at a time
      await send()
      return
    } catch (error) {
      if (!isNetworkError(error) || attempt === MAX_ATTEMPTS || signal.aborted) throw error
    }
    // oxlint-disable-next-line no-await-in-loop -- a pause between two attempts
    await new Promise(resolve => setTimeout(resolve, RETRY_DELAY_MS))
  }
}
