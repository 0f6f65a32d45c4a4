import { createWriteStream } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { FILE_LIMIT_BYTES, FILE_LIMIT_MB } from '@apron/contract/limits/files'
import { type FileExtension, fileExtension } from '@apron/contract/rules/file-kinds'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { type FilePlaces, StorageProblem } from '../../platform/files/file-storage.ts'
import { safeFileName } from './file-name.ts'

/** What a multipart body has besides the file: boundary and headers. */
const OVERHEAD_BYTES = 16_384

export interface Received {
  /** Safe to show. */
  readonly name: string
  readonly extension: FileExtension
}

const tooLarge = () => new Refusal(SERVER_ERRORS.fileTooLarge, { mb: String(FILE_LIMIT_MB) })

/** Writes the file of a multipart request to `path`. What is wrong with its name or size is said before its bytes are read. @throws the refusal, or what the disk says */
export async function receiveUpload(
  request: FastifyRequest,
  path: string,
  { incomingDir, reserveBytes }: Pick<FilePlaces, 'incomingDir' | 'reserveBytes'>,
): Promise<Received> {
  if (!request.isMultipart()) throw new Refusal(SERVER_ERRORS.uploadNotMultipart)
  const announced = Number(request.headers['content-length'] ?? 0)
  if (announced > FILE_LIMIT_BYTES + OVERHEAD_BYTES) throw tooLarge()
  const { bavail, bsize } = await statfs(incomingDir)
  if (bavail * bsize < reserveBytes + announced) throw new StorageProblem('full', 'Only the reserve is left')

  const part = await fileOf(request)
  const name = safeFileName(part.filename)
  const extension = fileExtension(name)
  if (extension === null) throw new Refusal(SERVER_ERRORS.fileFormatWrong)
  await pipeline(part.file, createWriteStream(path, { flags: 'wx', mode: 0o600 })).catch((error: unknown) => {
    // What the disk says is passed on; anything else is a body that breaks off.
    throw error instanceof Error && 'syscall' in error ? error : noFile()
  })
  if (part.file.truncated) throw tooLarge()
  return { name, extension }
}

function noFile(): Refusal {
  return new Refusal(SERVER_ERRORS.badRequest, { detail: 'multipart file' })
}

async function fileOf(request: FastifyRequest): Promise<MultipartFile> {
  const part = await request.file().catch(() => undefined)
  if (part === undefined) throw noFile()
  return part
}
