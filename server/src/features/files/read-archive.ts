import { ARCHIVE_ENTRIES } from '@apron/contract/limits/files'
import { openPromise } from 'yauzl'
import type { ArchiveEntry } from './archive-rules.ts'

/** The directory of an archive, nothing of which is unpacked. One entry more than is allowed is the last that is read. @throws when it is no archive, or a name in it leads out of it */
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
