import { copyFile, mkdir, open, rename, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { type FileStorage, storageProblem } from './file-storage.ts'

export interface S3Location {
  /** Null for Amazon's endpoint of the region. */
  readonly endpoint: string | null
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Stores files in a local folder. An upload is done only when it is on the disk, not just in its cache. */
export function folderStorage(folder: string): FileStorage {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  return driveStorage(disk, folder, async (key, path) => {
    const target = join(folder, key)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    // Moved instead of copied: a disk with space for the upload has space for the file.
    await rename(path, target).catch(async (error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error
      await copyFile(path, target)
      await unlink(path)
    })
    const file = await open(target, 'r+')
    await file.sync().finally(() => file.close())
  })
}

/** Stores files in a bucket. The client is loaded only here because of its size. */
export async function s3Storage(location: S3Location): Promise<FileStorage> {
  const { S3Driver } = await import('flydrive/drivers/s3')
  const { accessKeyId, secretAccessKey, bucket, region, endpoint } = location
  const driver = new S3Driver({
    bucket,
    region,
    credentials: { accessKeyId, secretAccessKey },
    visibility: 'private',
    // Most buckets have access lists disabled, and files are only read through the portal.
    supportsACL: false,
    // Not every S3 server supports the newer trailing checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
  })
  const disk = new Disk(driver)
  return driveStorage(disk, `s3://${bucket}`, async (key, path, bytes) => {
    // Opened first, so that nothing is started for an unreadable file.
    const source = await open(path)
    await disk.putStream(key, source.createReadStream(), { contentLength: bytes })
    await unlink(path)
  })
}

function driveStorage(disk: Disk, location: string, move: FileStorage['put']): FileStorage {
  return {
    location,
    async put(key, path, bytes) {
      try {
        await move(key, path, bytes)
      } catch (error) {
        await disk.delete(key).catch(() => undefined)
        throw storageProblem(error)
      }
    },
    async read(key) {
      try {
        const stream = await disk.getStream(key)
        await waitUntilReadable(stream)
        return stream
      } catch (error) {
        throw storageProblem(error)
      }
    },
    async remove(key) {
      try {
        await disk.delete(key)
      } catch (error) {
        const problem = storageProblem(error)
        if (problem.kind !== 'missing') throw problem
      }
    },
  }
}

/** Waits for the stream to start, so that a missing file is noticed before the response. */
function waitUntilReadable(stream: Readable): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.once('readable', resolve).once('error', reject)
  })
}
