import { APP_ARCHIVE_FILES, APP_MANIFEST_BYTES, APP_UNPACKED_BYTES } from '@apron/contract/limits/sub-app'
import type { TextPair } from '@apron/contract/texts/text-pair'
import { MANIFEST_FILE } from '../../../platform/registry/app-version.ts'
import { SIGNATURE_FILE } from '../../../platform/registry/version-signature.ts'
import { uploadTexts } from './uploads.texts.ts'

/** Directory entry of an archive. */
export interface ArchiveEntry {
  readonly fileName: string
  readonly uncompressedSize: number
  /** Operating system in the upper byte; 3 is Unix. */
  readonly versionMadeBy: number
  /** Unix file mode in the upper half. */
  readonly externalFileAttributes: number
  readonly generalPurposeBitFlag: number
}

const NAME = /^[A-Za-z0-9._/-]{1,200}$/
/** Windows device names, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i
/** Compressed variants are created here. An included one would be served in place of the signed file. */
const TWIN = /\.(?:br|gz)$/i
const ENCRYPTED = 1
const FILE_TYPE = 0o170000
const REGULAR = 0o100000

/** Returns why an archive must be refused by its directory, or null. */
export function entriesProblem(entries: readonly ArchiveEntry[]): TextPair | null {
  if (entries.length > APP_ARCHIVE_FILES) return uploadTexts.tooManyFiles(APP_ARCHIVE_FILES)
  const bytes = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  if (bytes > APP_UNPACKED_BYTES) return uploadTexts.unpacksTooLarge(APP_UNPACKED_BYTES / 1024 / 1024)
  const seen = new Set<string>()
  for (const entry of entries) {
    const { fileName } = entry
    if (!isPlainPath(fileName)) return uploadTexts.badName(fileName)
    if (!isPlainFile(entry)) return uploadTexts.notAFile(fileName)
    // Both names would be one file on Windows and on most Mac disks.
    if (seen.has(fileName.toLowerCase())) return uploadTexts.twice(fileName)
    seen.add(fileName.toLowerCase())
  }
  const first = entries.filter(({ fileName }) => fileName === MANIFEST_FILE || fileName === SIGNATURE_FILE)
  if (first.length < 2) return uploadTexts.notSigned()
  return first.some(({ uncompressedSize }) => uncompressedSize > APP_MANIFEST_BYTES)
    ? uploadTexts.manifestTooLarge()
    : null
}

function isPlainPath(name: string): boolean {
  return NAME.test(name) && !TWIN.test(name) && name.split('/').every(isPlainPart)
}

function isPlainPart(part: string): boolean {
  return part !== '' && !part.endsWith('.') && !DEVICE.test(part)
}

function isPlainFile({
  versionMadeBy,
  externalFileAttributes,
  generalPurposeBitFlag,
}: ArchiveEntry): boolean {
  if ((generalPurposeBitFlag & ENCRYPTED) !== 0) return false
  const type = (externalFileAttributes >>> 16) & FILE_TYPE
  return versionMadeBy >>> 8 !== 3 || type === 0 || type === REGULAR
}
