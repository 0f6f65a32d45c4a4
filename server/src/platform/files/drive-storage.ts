import { copyFile, mkdir, open, rename, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { type FileStorage, storageProblem } from './file-storage.ts'

export interface S3Place {
  /** Null: Amazon's own for the region. */
  readonly endpoint: string | null
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Files in a folder of this machine. Written to the disk, not only into its cache, before an upload counts as done. */
export function folderStorage(folder: string): FileStorage {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  return driveStorage(disk, folder, async (key, path) => {
    const target = join(folder, key)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    // Moved, not written a second time: a disk that had room for the upload has room for the file.
    await rename(path, target).catch(async (error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error
      await copyFile(path, target)
      await unlink(path)
    })
    const file = await open(target, 'r+')
    await file.sync().finally(() => file.close())
  })
}

/** Files in a bucket. The client is loaded only here: it is large. */
export async function s3Storage(place: S3Place): Promise<FileStorage> {
  const { S3Driver } = await import('flydrive/drivers/s3')
  const { accessKeyId, secretAccessKey, bucket, region, endpoint } = place
  const driver = new S3Driver({
    bucket,
    region,
    credentials: { accessKeyId, secretAccessKey },
    visibility: 'private',
    // Buckets without access lists are the rule by now; files are read through the portal only.
    supportsACL: false,
    // Not every server that speaks S3 knows the newer checksums in trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
  })
  const disk = new Disk(driver)
  return driveStorage(disk, `s3://${bucket}`, async (key, path, bytes) => {
    // Opened first: nothing is begun for a file that cannot be read.
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
        await begun(stream)
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

/** A missing file is noticed before an answer has begun. */
function begun(stream: Readable): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.once('readable', resolve).once('error', reject)
  })
}
