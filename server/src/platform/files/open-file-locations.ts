import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '../config/settings.ts'
import { folderStorage, s3Storage } from './drive-storage.ts'
import type { FileLocations } from './file-storage.ts'
import { freeBytesOf } from './upload-space.ts'

const RESERVE_BYTES = 200 * 1024 * 1024

/** Opens the file store of the settings: a bucket, or a folder in the data folder. */
export async function openFileLocations({
  dataDir,
  s3,
}: Pick<Settings, 'dataDir' | 's3'>): Promise<FileLocations> {
  const folder = join(dataDir, 'files')
  const incomingDir = join(folder, 'incoming')
  await mkdir(incomingDir, { recursive: true, mode: 0o700 })
  return {
    storage: s3 === null ? folderStorage(join(folder, 'stored')) : await s3Storage(s3),
    incomingDir,
    freeBytes: freeBytesOf(incomingDir),
    reserveBytes: RESERVE_BYTES,
  }
}
