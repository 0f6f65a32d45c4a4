import { access, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folderStorage, s3Storage } from '../../src/platform/files/drive-storage.ts'
import type { FileStorage } from '../../src/platform/files/file-storage.ts'
import { type S3Server, startS3Server } from '../support/servers/s3-server.ts'

const KEY = '0f/0f8fad5b-d9cb-469f-a165-70867728950e'

describe.each(['folder', 's3'])('[UI-12] the file store (%s)', kind => {
  let folder = ''
  let s3: S3Server | null = null
  let storage: FileStorage

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'apron files '))
    s3 = kind === 's3' ? await startS3Server() : null
    storage = s3 === null ? folderStorage(join(folder, 'stored')) : await s3Storage(s3.place)
  })
  afterAll(async () => {
    await s3?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('returns the stored bytes and removes the file from its old place', async () => {
    const bytes = Buffer.alloc(300_000, 'aß中').fill(0, 1_000, 2_000)
    const path = join(folder, 'arrived')
    await writeFile(path, bytes)
    await storage.put(KEY, path, bytes.length)
    expect((await buffer(await storage.read(KEY))).equals(bytes)).toBe(true)
    await expect(access(path)).rejects.toMatchObject({ code: 'ENOENT' })
  })

  it('deletes a file, and accepts deleting it twice', async () => {
    await storage.remove(KEY)
    await storage.remove(KEY)
    await expect(storage.read(KEY)).rejects.toMatchObject({ kind: 'missing' })
  })

  it('stores nothing when the source breaks off', async () => {
    await expect(storage.put(KEY, join(folder, 'nowhere'), 5)).rejects.toThrow('file store')
    await expect(storage.read(KEY)).rejects.toMatchObject({ kind: 'missing' })
  })
})

it('[UI-12] reports an S3 server that is down as unavailable', async () => {
  const server = await startS3Server()
  const storage = await s3Storage(server.place)
  await server.stop()
  await expect(storage.read(KEY)).rejects.toMatchObject({ kind: 'unavailable' })
}, 60_000)
