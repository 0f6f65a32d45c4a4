import { type ErrorEntry, SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { ARCHIVE_ENTRIES, ARCHIVE_RATIO, ARCHIVE_UNPACKED_BYTES } from '@apron/contract/limits/files'

export interface ArchiveEntry {
  readonly fileName: string
  readonly compressedSize: number
  readonly uncompressedSize: number
}

/** Small archives may compress extremely well without harm. */
const HARMLESS_BYTES = 1024 * 1024

/**
 * Returns why an archive must be refused, or null. If the entries' compressed sizes exceed the archive, they overlap,
 * as in zip bombs with an inconspicuous ratio.
 */
export function archiveProblem(entries: readonly ArchiveEntry[], archiveBytes: number): ErrorEntry | null {
  if (entries.length > ARCHIVE_ENTRIES) return SERVER_ERRORS.fileUnpacksTooLarge
  const unpacked = sum(entries.map(entry => entry.uncompressedSize))
  if (unpacked > ARCHIVE_UNPACKED_BYTES) return SERVER_ERRORS.fileUnpacksTooLarge
  if (unpacked > HARMLESS_BYTES && unpacked > archiveBytes * ARCHIVE_RATIO)
    return SERVER_ERRORS.fileUnpacksTooLarge
  if (sum(entries.map(entry => entry.compressedSize)) > archiveBytes) return SERVER_ERRORS.fileUnpacksTooLarge
  return null
}

/** Returns true if an office document contains macros. */
export function hasMacros(entries: readonly ArchiveEntry[]): boolean {
  return entries.some(entry => /vbaproject\.bin$/i.test(entry.fileName))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
