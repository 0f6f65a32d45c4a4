import { createReadStream } from 'node:fs'
import { open, stat, writeFile } from 'node:fs/promises'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { FILE_KINDS, type FileCheck, type FileExtension } from '@apron/contract/rules/files/file-kinds'
import { fileTypeFromFile } from 'file-type'
import type { UploadSpace } from '../../platform/files/upload-space.ts'
import { archiveProblem, hasMacros } from './archive-rules.ts'
import { queuePicture } from './picture-queue.ts'
import { readArchive } from './read-archive.ts'
import { type PictureFormat, redrawPicture } from './redraw-picture.ts'

const FORMATS: Readonly<Record<string, PictureFormat>> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/gif': 'gif',
}
const SPACE = 0x20
/** Control characters allowed in text files: tab, line ends, form feed. */
const LAYOUT_CHARACTERS = new Set([0x09, 0x0a, 0x0c, 0x0d])

interface CheckContext {
  readonly space: UploadSpace
  /** User who uploads the file. */
  readonly person: string
}

type Check = (path: string, extension: FileExtension, context: CheckContext) => Promise<string>

const CHECKS: Readonly<Record<FileCheck, Check>> = {
  image: reencode,
  pdf: checkMediaType,
  office: checkOfficeDocument,
  archive: checkArchive,
  text: checkPlainText,
}

/**
 * Checks that a file matches its extension and is harmless. Pictures are re-encoded, which removes metadata such as
 * place and camera; animations keep their first frame.
 * @returns the file to keep: the same one, or a new one next to it
 * @throws Refusal
 */
export async function checkContent(
  path: string,
  extension: FileExtension,
  context: CheckContext,
): Promise<string> {
  if ((await stat(path)).size === 0) throw new Refusal(SERVER_ERRORS.fileEmpty)
  return CHECKS[FILE_KINDS[extension].check](path, extension, context)
}

const wrongContent = () => new Refusal(SERVER_ERRORS.fileContentWrong)

async function checkMediaType(path: string, extension: FileExtension): Promise<string> {
  const found = await fileTypeFromFile(path)
  if (found?.mime !== FILE_KINDS[extension].mediaType) throw wrongContent()
  return path
}

async function reencode(path: string, extension: FileExtension, context: CheckContext): Promise<string> {
  await checkMediaType(path, extension)
  const target = `${path}.drawn`
  const format = FORMATS[FILE_KINDS[extension].mediaType] ?? 'png'
  await queuePicture(context.person, async () => {
    const picture = await redrawPicture(path, format)
    const reservation = await context.space.reserve(picture.length)
    await writeFile(target, picture, { mode: 0o600 }).finally(() => reservation.release())
  })
  return target
}

async function checkArchive(path: string): Promise<string> {
  const start = Buffer.alloc(4)
  const file = await open(path)
  await file.read(start, 0, 4, 0).finally(() => file.close())
  // A zip directory at the end makes any file an archive. One that starts as an archive is no second format.
  if (start.toString('latin1') !== 'PK\u0003\u0004') throw wrongContent()
  await readSafeEntries(path)
  return path
}

async function checkOfficeDocument(path: string, extension: FileExtension): Promise<string> {
  await checkArchive(path)
  if (hasMacros(await readSafeEntries(path))) throw wrongContent()
  return checkMediaType(path, extension)
}

async function readSafeEntries(path: string) {
  const entries = await readArchive(path).catch(() => {
    throw wrongContent()
  })
  const problem = archiveProblem(entries, (await stat(path)).size)
  if (problem !== null) throw new Refusal(problem)
  return entries
}

async function checkPlainText(path: string): Promise<string> {
  if ((await fileTypeFromFile(path)) !== undefined) throw wrongContent()
  const chunks: AsyncIterable<Buffer> = createReadStream(path)
  for await (const chunk of chunks) {
    if (chunk.some(byte => byte < SPACE && !LAYOUT_CHARACTERS.has(byte))) throw wrongContent()
  }
  return path
}
