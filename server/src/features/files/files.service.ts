import { randomUUID } from 'node:crypto'
import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { UNATTACHED_FILE_MS, UPLOADS_PER_MINUTE } from '@apron/contract/limits/files'
import { FILE_KINDS, previewKind } from '@apron/contract/rules/files/file-kinds'
import { fileIdOf, fileUrl } from '@apron/contract/wire/formats/file-url'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import type { FileReader, FilesService } from '@apron/server-kit/files/files-service'
import type { Clock } from '@apron/server-kit/time/clock'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { createThrottle } from '../../platform/access/throttle.ts'
import { type FileLocations, StorageProblem, storageProblem } from '../../platform/files/file-storage.ts'
import { createUploadSpace } from '../../platform/files/upload-space.ts'
import { checkContent } from './check-content.ts'
import * as store from './files.store.ts'
import { queuePicture } from './picture-queue.ts'
import { announcedBytes, receiveUpload } from './receive-upload.ts'
import { redrawPicture } from './redraw-picture.ts'
import { createThumbnails, THUMBNAIL_TYPE, thumbnailKey } from './thumbnail.ts'
import { createUploadQuota } from './upload-quota.ts'

/** Period over which a person's uploads count against the quota. */
const QUOTA_MS = 24 * 60 * 60_000
/** Key for anonymous callers, whose pictures are re-encoded one at a time. */
const NOBODY = ''

export interface FilesDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  readonly locations: FileLocations
  readonly logger: FastifyBaseLogger
  /** Read checks for the files of a record, by kind of record. */
  readonly readers: ReadonlyMap<string, FileReader>
}

export interface OpenedFile {
  readonly name: string
  readonly mediaType: string
  readonly bytes: number
  readonly content: Readable
}

export interface Files {
  /**
   * Stores the file of a multipart request and returns its address.
   *
   * @param id chosen by the client, so that a repeated upload is stored once
   */
  upload(request: FastifyRequest, context: CallContext, id: unknown): Promise<string>
  /** Opens a file that the person may read. Everything else is `notFound`, so that ids cannot be probed. */
  open(url: unknown, context: CallContext): Promise<OpenedFile>
  /** Opens the thumbnail of a picture that the caller may read. */
  openThumbnail(url: unknown, context: CallContext): Promise<OpenedFile>
  /** Returns the bytes of a file for the server itself, without a read check, or null if there is no such file. */
  content(url: string): Promise<Readable | null>
  /** Deletes files that belong to no record, and the remains of failed uploads. */
  sweep(): Promise<void>
}

/** @throws Refusal if it is not a file id */
function checkFileId(given: unknown): string {
  if (typeof given === 'string' && fileIdOf(fileUrl(given)) !== null) return given
  throw new Refusal(SERVER_ERRORS.badRequest, { detail: 'id' })
}

export function filesLink(clock: Clock): FilesService {
  return {
    async link(db, record, urls, { userCode }) {
      const ids = [...new Set(urls.map(fileIdOf))].filter(id => id !== null)
      const bound = await store.bindFiles(db, record, ids, userCode)
      if (ids.length !== new Set(urls).size || bound !== ids.length) {
        throw new Refusal(SERVER_ERRORS.fileNotYours)
      }
      await store.detachOthers(db, record, ids, clock.now())
    },
    redraw: (picture, format) => queuePicture(NOBODY, () => redrawPicture(picture, format)),
  }
}

export function createFiles({ db, clock, locations, logger, readers }: FilesDeps): Files {
  const { storage, incomingDir } = locations
  const withinLimit = createThrottle(clock, UPLOADS_PER_MINUTE)
  const space = createUploadSpace(locations.freeBytes, locations.reserveBytes)
  const quota = createUploadQuota(userCode =>
    store.bytesUploadedSince(db, userCode, new Date(clock.now().getTime() - QUOTA_MS)),
  )

  /** Maps a disk or store failure to a refusal for the person and logs the details for the operator. */
  function toRefusal(error: unknown): unknown {
    if (error instanceof Refusal) return error
    const problem = storageProblem(error)
    if (problem.kind === 'full') {
      logger.error({ err: problem.cause, location: storage.location }, 'no room left for files')
      return new Refusal(SERVER_ERRORS.noRoomForFiles)
    }
    if (!(error instanceof StorageProblem)) return error
    logger.error({ err: problem.cause, location: storage.location }, 'the file store is not available')
    return new Refusal(SERVER_ERRORS.filesUnavailable)
  }

  async function write(key: string, picture: Buffer): Promise<void> {
    const path = join(incomingDir, randomUUID())
    const reservation = await space.reserve(picture.length)
    try {
      await writeFile(path, picture, { mode: 0o600 })
      await storage.put(key, path, picture.length)
    } finally {
      reservation.release()
      await rm(path, { force: true })
    }
  }
  const thumbnails = createThumbnails(storage, write)

  async function receiveFile(request: FastifyRequest, path: string, bytes: number) {
    const reservation = await space.reserve(bytes)
    return await receiveUpload(request, path, reservation).finally(() => reservation.release())
  }

  async function storeUpload(
    request: FastifyRequest,
    context: CallContext,
    { path, bytes, id }: { readonly path: string; readonly bytes: number; readonly id: string },
  ): Promise<string> {
    const { userCode } = callerOf(context)
    if (await isStored(id, userCode)) return fileUrl(id)
    const { name, extension } = await receiveFile(request, path, bytes)
    const checked = await checkContent(path, extension, { space, person: userCode })
    const { size } = await stat(checked)
    const key = `${id.slice(0, 2)}/${id}`
    const now = clock.now()
    // The row comes first: after any later failure it is an unattached file, which the sweep deletes.
    await store.addFile(db, {
      id,
      name,
      media_type: FILE_KINDS[extension].mediaType,
      size,
      owner: userCode,
      site: context.site,
      created_at: now,
      storage_key: key,
      record_kind: null,
      record_id: null,
      loose_since: now,
    })
    try {
      await storage.put(key, checked, size)
    } catch (error) {
      await store.removeFile(db, id)
      throw error
    }
    return fileUrl(id)
  }

  /** Uploads in progress by id. A repeated upload waits for the first. */
  const uploadsInProgress = new Map<string, Promise<unknown>>()
  async function runAfterOthers(id: string, act: () => Promise<string>): Promise<string> {
    for (let other = uploadsInProgress.get(id); other !== undefined; other = uploadsInProgress.get(id)) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await other.catch(() => undefined)
    }
    const own = act().finally(() => uploadsInProgress.delete(id))
    uploadsInProgress.set(id, own)
    return own
  }

  /**
   * Returns true if the file with this id is already stored and only the response was lost. A row whose bytes never
   * arrived is deleted.
   */
  async function isStored(id: string, userCode: string): Promise<boolean> {
    const file = await store.findFile(db, id)
    if (file === undefined) return false
    if (file.owner !== userCode) throw new Refusal(SERVER_ERRORS.fileNotYours)
    try {
      const content = await storage.read(file.storage_key)
      content.destroy()
      return true
    } catch (error) {
      if (!(error instanceof StorageProblem) || error.kind !== 'missing' || file.record_kind !== null)
        throw error
      await store.removeFile(db, id)
      return false
    }
  }

  async function mayRead(file: store.StoredFile, context: CallContext): Promise<boolean> {
    if (file.record_kind === null || file.record_id === null) return file.owner === callerOf(context).userCode
    const reader = readers.get(file.record_kind)
    return reader !== undefined && (await reader(file.record_id, context))
  }

  /** @throws notFound */
  async function findReadableFile(url: unknown, context: CallContext): Promise<store.StoredFile> {
    const id = typeof url === 'string' ? fileIdOf(url) : null
    const file = id === null ? undefined : await store.findFile(db, id)
    if (file === undefined || !(await mayRead(file, context))) throw new Refusal(SERVER_ERRORS.notFound)
    return file
  }

  return {
    async upload(request, context, given) {
      const { userCode } = callerOf(context)
      const id = given === undefined ? randomUUID() : checkFileId(given)
      if (!withinLimit(userCode)) throw new Refusal(SERVER_ERRORS.tooManyRequests)
      const bytes = announcedBytes(request)
      const release = await quota.take(userCode, bytes)
      const path = join(incomingDir, randomUUID())
      try {
        return await runAfterOthers(id, () => storeUpload(request, context, { path, bytes, id }))
      } catch (error) {
        throw toRefusal(error)
      } finally {
        release()
        await Promise.all([path, `${path}.drawn`].map(leftover => rm(leftover, { force: true })))
      }
    },

    async open(url, context) {
      const file = await findReadableFile(url, context)
      try {
        const content = await storage.read(file.storage_key)
        return { name: file.name, mediaType: file.media_type, bytes: file.size, content }
      } catch (error) {
        throw toRefusal(error)
      }
    },

    async openThumbnail(url, context) {
      const file = await findReadableFile(url, context)
      if (previewKind(file.name) !== 'image') throw new Refusal(SERVER_ERRORS.notFound)
      try {
        const picture = await thumbnails.of(file.storage_key, callerOf(context).userCode)
        const content = Readable.from([picture])
        return { name: `${file.name}.webp`, mediaType: THUMBNAIL_TYPE, bytes: picture.length, content }
      } catch (error) {
        throw toRefusal(error)
      }
    },

    async content(url) {
      const id = fileIdOf(url)
      const file = id === null ? undefined : await store.findFile(db, id)
      if (file === undefined) return null
      return await storage.read(file.storage_key).catch((error: unknown) => {
        throw toRefusal(error)
      })
    },

    async sweep() {
      const before = new Date(clock.now().getTime() - UNATTACHED_FILE_MS)
      for (const key of await store.deleteUnattached(db, before)) {
        await Promise.all([thumbnailKey(key), key].map(each => storage.remove(each))).catch(
          (error: unknown) => logger.error({ err: error, key }, 'a file could not be removed'),
        )
      }
      for (const name of await readdir(incomingDir)) {
        const path = join(incomingDir, name)
        const changed = await stat(path).catch(() => null)
        if (changed !== null && changed.mtime < before) await rm(path, { force: true })
      }
    },
  }
}
