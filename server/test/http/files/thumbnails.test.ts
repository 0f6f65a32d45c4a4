import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { fileUrl } from '@apron/contract/wire/formats/file-url'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFiles, filesLink } from '../../../src/features/files/files.service.ts'
import { PUBLISHED_KIND } from '../../../src/features/files/published.ts'
import { folderStorage } from '../../../src/platform/files/drive-storage.ts'
import type { FileLocations } from '../../../src/platform/files/file-storage.ts'
import { pdf, photo } from '../../support/file-samples.ts'
import { startTestServer, type TestServer } from '../../support/servers/test-server.ts'
import { fetchFile, fetchThumbnail, upload, uploaded } from '../../support/steps/file-steps.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

const OWNER = '100104'
const OTHER = '100105'
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

/** Makes a photo as a phone does: landscape, rotated by metadata, with its location. */
const wide = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#3a7' } })
    .withExif({ IFD0: { Orientation: '6', Model: 'hidden phone' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()

describeOnStores('thumbnails and client ids', store => {
  let server: TestServer
  let folder = ''
  let locations: FileLocations
  store.fillWith()
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'apron-thumbs-'))
    const incomingDir = join(folder, 'incoming')
    await mkdir(incomingDir)
    locations = {
      storage: folderStorage(join(folder, 'stored')),
      incomingDir,
      freeBytes: () => Promise.resolve(1e9),
      reserveBytes: 0,
    }
    server = await startTestServer(store.database, { fileLocations: locations })
  })
  afterAll(async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  })

  /** Lists the names of the files on disk. */
  async function left(): Promise<string[]> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries.filter(entry => entry.isFile()).map(entry => entry.name)
  }
  const rowsOf = async (id: string) =>
    (await sql`select id from stored_file where id = ${id}`.execute(store.database.kysely)).rows.length

  it('[PHOTO-04] returns an upright thumbnail of a picture, without metadata', async () => {
    const person = await server.as(OWNER)
    const url = await uploaded(person, { name: 'a.jpg', bytes: await wide() })
    const answer = await fetchThumbnail(person, url)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('content-disposition')).toContain('inline')
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const small = await bytesOf(answer)
    expect(answer.headers.get('content-length')).toBe(String(small.length))
    const { format, width, height, exif } = await sharp(small).metadata()
    expect({ format, longest: Math.max(width, height), exif }).toEqual({
      format: 'webp',
      longest: 320,
      exif: undefined,
    })
    const whole = await sharp(await bytesOf(await fetchFile(person, url))).metadata()
    expect(whole.exif).toBeUndefined()
    expect(width > height).toBe(whole.width > whole.height)
  })

  it('[PHOTO-04] makes a thumbnail once, also for simultaneous requests and for files from before', async () => {
    const person = await server.as(OWNER)
    const url = await uploaded(person, { name: 'a.png', bytes: await photo('png', 800) })
    const id = url.slice('/file/'.length)
    expect((await left()).filter(name => name.startsWith(id))).toEqual([id])
    const asked = await Promise.all([1, 2, 3, 4].map(() => fetchThumbnail(person, url)))
    const pictures = await Promise.all(asked.map(bytesOf))
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(pictures.every(each => pictures[0]?.equals(each))).toBe(true)
    expect((await left()).filter(name => name.startsWith(id)).toSorted()).toEqual([id, `${id}.thumb`])
    // The thumbnail is stored: it remains when the picture itself is missing.
    await rm(join(folder, 'stored', id.slice(0, 2), id))
    expect((await fetchThumbnail(person, url)).status).toBe(200)
    expect((await fetchFile(person, url)).status).toBe(503)
  })

  it('[PHOTO-04] shows a thumbnail to readers of the picture only', async () => {
    const person = await server.as(OWNER)
    const other = await server.as(OTHER)
    const url = await uploaded(person, { name: 'a.jpg', bytes: await photo() })
    // The thumbnail exists from here on.
    expect((await fetchThumbnail(person, url)).status).toBe(200)
    expect((await fetchThumbnail(server.client(), url)).status).toBe(401)
    expect((await fetchThumbnail(other, url)).status).toBe(404)
    const record = { kind: PUBLISHED_KIND, id: randomUUID() }
    const link = (urls: readonly string[]) =>
      store.database.kysely
        .transaction()
        .execute(trx => filesLink(server.clock).link(trx, record, urls, { userCode: OWNER }))
    await link([url])
    expect((await fetchThumbnail(other, url)).status).toBe(200)
    await link([])
    expect((await fetchThumbnail(other, url)).status).toBe(404)
  })

  it.each([
    ['a document', 'a.pdf', () => pdf()],
    ['a list', 'a.csv', () => 'a,b\n'],
  ])('[PHOTO-04] returns no thumbnail of %s', async (_what, name, bytes) => {
    const person = await server.as(OWNER)
    const url = await uploaded(person, { name, bytes: bytes() })
    expect((await fetchThumbnail(person, url)).status).toBe(404)
    expect((await fetchThumbnail(person, fileUrl(randomUUID()))).status).toBe(404)
    expect((await fetchThumbnail(person, '/file/../x')).status).toBe(404)
  })

  it('[PHOTO-04] deletes a thumbnail with its file', async () => {
    const person = await server.as(OWNER)
    const url = await uploaded(person, { name: 'a.jpg', bytes: await photo() })
    const id = url.slice('/file/'.length)
    await fetchThumbnail(person, url)
    server.clock.forward({ days: 1, minutes: 1 })
    const { kysely } = store.database
    await createFiles({
      db: kysely,
      clock: server.clock,
      locations,
      logger: server.app.log,
      readers: new Map(),
    }).sweep()
    expect((await left()).filter(name => name.startsWith(id))).toEqual([])
  })

  it('[PHOTO-04] removes the metadata that other clients leave in a drawing or a WebP', async () => {
    const person = await server.as(OWNER)
    for (const format of ['png', 'webp'] as const) {
      const bytes = await photo(format)
      expect(bytes.includes('hidden words')).toBe(true)
      const url = await uploaded(person, { name: `a.${format}`, bytes })
      expect((await bytesOf(await fetchFile(person, url))).includes('hidden words')).toBe(false)
    }
  })

  it('[PHOTO-05] stores a file once that is sent again under its id', async () => {
    const person = await server.as(OWNER)
    const id = randomUUID()
    const file = { name: 'a.txt', bytes: 'first', id }
    const answers = await Promise.all([upload(person, file), upload(person, file)])
    expect(answers.map(({ data }) => data)).toEqual([fileUrl(id), fileUrl(id)])
    expect((await upload(person, { ...file, bytes: 'other' })).data).toBe(fileUrl(id))
    expect(await (await fetchFile(person, fileUrl(id))).text()).toBe('first')
    expect(await rowsOf(id)).toBe(1)
  })

  it('[PHOTO-05] accepts a file again whose bytes never reached the store', async () => {
    const person = await server.as(OWNER)
    const id = randomUUID()
    await uploaded(person, { name: 'a.txt', bytes: 'lost', id })
    await rm(join(folder, 'stored', id.slice(0, 2), id))
    expect((await upload(person, { name: 'a.txt', bytes: 'again', id })).data).toBe(fileUrl(id))
    expect(await (await fetchFile(person, fileUrl(id))).text()).toBe('again')
  })

  it('[PHOTO-05] rejects the id of somebody else’s file and an invalid id', async () => {
    const person = await server.as(OWNER)
    const other = await server.as(OTHER)
    const id = randomUUID()
    await uploaded(person, { name: 'a.txt', bytes: 'mine', id })
    const answer = await upload(other, { name: 'a.txt', bytes: 'hers', id })
    expect(answer).toMatchObject({ code: SERVER_ERRORS.fileNotYours.code, data: null })
    expect(await (await fetchFile(person, fileUrl(id))).text()).toBe('mine')
    for (const wrong of ['', '1', '../../x', id.toUpperCase()]) {
      expect(await upload(person, { name: 'a.txt', bytes: 'x', id: wrong })).toMatchObject({ status: 400 })
    }
    expect((await upload(server.client(), { name: 'a.txt', bytes: 'x', id: randomUUID() })).status).toBe(401)
  })
})
