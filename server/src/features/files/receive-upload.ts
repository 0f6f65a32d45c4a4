import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { FILE_LIMIT_BYTES, FILE_LIMIT_MB } from '@apron/contract/limits/files'
import { type FileExtension, fileExtension } from '@apron/contract/rules/files/file-kinds'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { StorageProblem } from '../../platform/files/file-storage.ts'
import type { Reservation } from '../../platform/files/upload-space.ts'
import { safeFileName } from './file-name.ts'

/** Size of a multipart body besides the file: boundary and headers. */
const OVERHEAD_BYTES = 16_384

export interface ReceivedFile {
  /** Sanitised for display. */
  readonly name: string
  readonly extension: FileExtension
}

const tooLarge = () => new Refusal(SERVER_ERRORS.fileTooLarge, { mb: String(FILE_LIMIT_MB) })

/** Returns the declared upper bound of an upload's size. @throws Refusal if it is not multipart or too large */
export function announcedBytes(request: FastifyRequest): number {
  if (!request.isMultipart()) throw new Refusal(SERVER_ERRORS.uploadNotMultipart)
  const announced = Number(request.headers['content-length'] ?? FILE_LIMIT_BYTES)
  if (announced > FILE_LIMIT_BYTES + OVERHEAD_BYTES) throw tooLarge()
  return announced
}

/**
 * Writes the file of a multipart request to `path`. Rejects a bad name or size before reading the bytes. @throws
 * Refusal, or the disk error
 */
export async function receiveUpload(
  request: FastifyRequest,
  path: string,
  reservation: Reservation,
): Promise<ReceivedFile> {
  const part = await readFilePart(request)
  const name = safeFileName(part.filename)
  const extension = fileExtension(name)
  if (extension === null) throw new Refusal(SERVER_ERRORS.fileFormatWrong)
  const countBytes = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      await reservation.writes(chunk.length)
      yield chunk
    }
  }
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  await pipeline(part.file, countBytes, file).catch((error: unknown) => {
    // Disk errors are passed on. Anything else is an interrupted body.
    if (error instanceof StorageProblem) throw error
    throw error instanceof Error && 'syscall' in error ? error : fileMissing()
  })
  if (part.file.truncated) throw tooLarge()
  return { name, extension }
}

function fileMissing(): Refusal {
  return new Refusal(SERVER_ERRORS.badRequest, { detail: 'multipart file' })
}

async function readFilePart(request: FastifyRequest): Promise<MultipartFile> {
  const part = await request.file().catch(() => undefined)
  if (part === undefined) throw fileMissing()
  return part
}
