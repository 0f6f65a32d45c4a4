import { ARCHIVE_ENTRIES } from '@apron/contract/limits/files'
import { openPromise } from 'yauzl'
import type { ArchiveEntry } from './archive-rules.ts'

/**
 * Reads the directory of an archive without unpacking. Stops one entry above the limit. @throws if it is no archive, or
 * an entry name leaves it
 */
export async function readArchive(path: string): Promise<ArchiveEntry[]> {
  const archive = await openPromise(path, { lazyEntries: true, autoClose: false })
  try {
    const entries: ArchiveEntry[] = []
    for await (const { fileName, compressedSize, uncompressedSize } of archive.eachEntry()) {
      entries.push({ fileName, compressedSize, uncompressedSize })
      if (entries.length > ARCHIVE_ENTRIES) break
    }
    return entries
  } finally {
    archive.close()
  }
}
