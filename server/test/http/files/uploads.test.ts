import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { FILE_LIMIT_BYTES, PARALLEL_UPLOADS, UPLOAD_BYTES_PER_DAY } from '@apron/contract/limits/files'
import { VARIANTS, type VariantKey } from '@apron/contract/variants/variants'
import { fileUrl } from '@apron/contract/wire/formats/file-url'
import type { FileRecord } from '@apron/server-kit/files/files-service'
import { type Kysely, sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFiles, filesLink } from '../../../src/features/files/files.service.ts'
import { PUBLISHED_KIND } from '../../../src/features/files/published.ts'
import { folderStorage, s3Storage } from '../../../src/platform/files/drive-storage.ts'
import type { FileLocations, FileStorage } from '../../../src/platform/files/file-storage.ts'
import { freeBytesOf } from '../../../src/platform/files/upload-space.ts'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { emptyPng, pdf, photo, workbook, zip } from '../../support/file-samples.ts'
import { type S3Server, startS3Server } from '../../support/servers/s3-server.ts'
import { startTestServer, type TestServer } from '../../support/servers/test-server.ts'
import { type Content, fetchFile, upload, uploaded } from '../../support/steps/file-steps.ts'
import { describeOnStores, type TestStore } from '../../support/stores/stores.ts'

const OWNER = '100104'
const OTHER = '100105'
/** A person of their own, so that other tests do not use up the limit per minute. */
const DAMAGES = '100107'
/** A person whose daily limit the tests use up. */
const HOARDER = '100106'
const ADDRESS = /^\/file\/[0-9a-f-]{36}$/
const { csn, gameco } = VARIANTS
const MB = 1024 * 1024

/** Mounts a file system of this size. */
function mountSmall(folder: string, megabytes: number): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
}

/** Returns the total size of all files below a folder. */
async function usedBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  const sizes = await Promise.all(files.map(async file => (await stat(file).catch(() => null))?.size ?? 0))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Returns true if this user can mount file systems, which not every container allows. */
function mayMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'apron-mount-'))
  try {
    mountSmall(folder, 1)
    execFileSync('umount', [folder])
    return true
  } catch {
    return false
  } finally {
    rmdirSync(folder)
  }
}
const canMount = mayMount()

/** Copies the bytes with one of them changed. */
function changedAt(bytes: Buffer, place: number): Buffer {
  const changed = Buffer.from(bytes)
  changed[place] = (bytes[place] ?? 0) ^ 0x5a
  return changed
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

const published = () => ({ kind: PUBLISHED_KIND, id: randomUUID() })

/** Links files of {@link OWNER} to a record in a transaction, as a sub-application does. */
async function link(
  server: Pick<TestServer, 'clock'> & { readonly db: Kysely<unknown> },
  record: FileRecord,
  urls: readonly string[],
): Promise<void> {
  const files = filesLink(server.clock)
  await server.db.transaction().execute(trx => files.link(trx, record, urls, { userCode: OWNER }))
}

interface SlowUpload {
  send(bytes: number): void
  /** Returns the response to the whole upload. */
  end(): Promise<unknown>
  breakOff(): void
}

/** Starts an upload without a content length that sends slowly. */
function uploadUnannounced(person: PortalClient): SlowUpload {
  const words = new TransformStream<Uint8Array, Uint8Array>(undefined, { highWaterMark: 100 })
  const writer = words.writable.getWriter()
  const breaking = new AbortController()
  // After an abort nobody reads the response, and a rejected upload is not read to its end.
  const write = (text: string) => void writer.write(Buffer.from(text)).catch(() => undefined)
  const answer = fetch(person.origin + csn.filePaths.upload, {
    method: 'POST',
    headers: { ...person.headers(), 'content-type': 'multipart/form-data; boundary=b' },
    body: words.readable,
    duplex: 'half',
    signal: breaking.signal,
  }).then(async (response): Promise<unknown> => await response.json())
  answer.catch(() => undefined)
  write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n')
  return {
    send: bytes => write('x'.repeat(bytes)),
    async end() {
      write('\r\n--b--\r\n')
      void writer.close().catch(() => undefined)
      return await answer
    },
    breakOff: () => breaking.abort(),
  }
}

async function sentUnannounced(person: PortalClient, bytes: number): Promise<unknown> {
  const slow = uploadUnannounced(person)
  slow.send(bytes)
  return await slow.end()
}

interface PlaceOptions {
  readonly s3?: boolean
  readonly variant?: VariantKey
  /** Size of a separate file system; if none can be mounted, the size that the files are counted against. */
  readonly diskMb?: number
  readonly reserveBytes?: number
}

/** Starts a server with its files in a temporary folder or in a bucket. */
function serverWithFiles(
  store: TestStore,
  { s3 = false, variant = 'csn', diskMb, reserveBytes = 0 }: PlaceOptions = {},
) {
  let running: TestServer
  let bucket: S3Server | null = null
  let folder = ''
  let locations: FileLocations
  store.fillWith()
  beforeAll(async () => {
    bucket = s3 ? await startS3Server() : null
    folder = await mkdtemp(join(tmpdir(), 'apron-files-'))
    if (diskMb !== undefined && canMount) mountSmall(folder, diskMb)
    const incomingDir = join(folder, 'incoming')
    await mkdir(incomingDir)
    const storage: FileStorage =
      bucket === null ? folderStorage(join(folder, 'stored')) : await s3Storage(bucket.place)
    const counted = async () => (diskMb ?? 0) * MB - (await usedBytes(folder))
    const freeBytes = diskMb === undefined || canMount ? freeBytesOf(incomingDir) : counted
    locations = { storage, incomingDir, freeBytes, reserveBytes }
    running = await startTestServer(store.database, { fileLocations: locations, settings: { variant } })
  })
  afterAll(async () => {
    await running.close()
    await bucket?.stop()
    if (diskMb !== undefined && canMount) execFileSync('umount', [folder])
    await rm(folder, { recursive: true, force: true })
  })
  return {
    get server() {
      return { ...running, db: store.database.kysely }
    },
    sweep: () =>
      createFiles({
        db: store.database.kysely,
        clock: running.clock,
        locations,
        logger: running.app.log,
        readers: new Map(),
      }).sweep(),
    /** Fills the disk with other data. */
    fill: (bytes: number) => writeFile(join(folder, 'something-else'), Buffer.alloc(bytes, 'x')),
    /** Lists files on the disk, incoming and stored. */
    async left() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      return entries.filter(entry => entry.isFile()).map(entry => entry.name)
    },
  }
}

const KINDS = [
  ['a picture', '照片 1.jpg', () => photo(), 'image/jpeg'],
  ['a drawing', 'plan.png', () => photo('png'), 'image/png'],
  ['a document', 'manual.pdf', pdf, 'application/pdf'],
  ['a workbook', '清单.xlsx', workbook, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['a list', 'list.csv', () => 'a,b\n1,工作单\n', 'text/csv'],
  ['an archive', 'all.zip', () => zip({ 'a.txt': 'x' }), 'application/zip'],
] as const

describeOnStores('files', store => {
  describe.each([
    ['in a folder', false],
    ['in a bucket', true],
  ])('%s', (_where, s3) => {
    const place = serverWithFiles(store, { s3 })

    it.each(KINDS)('[UI-12] returns %s as uploaded: %s', async (_what, name, make, type) => {
      const person = await place.server.as(OWNER)
      const bytes = Buffer.from(await make())
      const answer = await upload(person, { name, bytes })
      expect(answer).toMatchObject({ status: 200, code: 200, success: true })
      expect(answer.data).toMatch(ADDRESS)

      const file = await fetchFile(person, answer.data ?? '')
      expect(file.status).toBe(200)
      expect(file.headers.get('content-type')).toBe(type)
      expect(file.headers.get('content-disposition')).toContain(`attachment; filename="`)
      expect(file.headers.get('content-disposition')).toContain(
        `filename*=UTF-8''${encodeURIComponent(name)}`,
      )
      expect(file.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
      expect(file.headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(file.headers.get('x-content-type-options')).toBe('nosniff')
      expect(file.headers.get('cache-control')).toBe('no-store')
      const back = await bytesOf(file)
      if (type.startsWith('image/')) expect((await sharp(back).metadata()).width).toBe(64)
      else expect(back.equals(bytes)).toBe(true)
    })

    it('[UI-12] hides a file without a record from others and from anonymous callers', async () => {
      const person = await place.server.as(OWNER)
      const url = await uploaded(person, { name: 'a.txt', bytes: 'mine' })
      const other = await place.server.as(OTHER)
      for (const path of [csn.filePaths.download, csn.filePaths.preview]) {
        expect((await fetchFile(other, url, path)).status).toBe(404)
        expect((await fetchFile(place.server.client(), url, path)).status).toBe(401)
      }
      expect((await fetchFile(person, url)).status).toBe(200)
    })

    it('[UI-12] deletes a file without a record after a day, and keeps one with a record', async () => {
      const person = await place.server.as(OWNER)
      const left = async () => (await Promise.all(urls.map(url => fetchFile(person, url)))).map(r => r.status)
      const urls = [
        await uploaded(person, { name: 'a.txt', bytes: 'loose' }),
        await uploaded(person, { name: 'b.txt', bytes: 'kept' }),
      ]
      const record = published()
      await link(place.server, record, urls.slice(1))
      await place.sweep()
      expect(await left()).toEqual([200, 200])
      place.server.clock.forward({ days: 1, minutes: 1 })
      await place.sweep()
      const again = await place.server.as(OTHER)
      expect((await fetchFile(again, urls[0] ?? '')).status).toBe(404)
      expect(await (await fetchFile(again, urls[1] ?? '')).text()).toBe('kept')

      await link(place.server, record, [])
      expect((await fetchFile(again, urls[1] ?? '')).status).toBe(404)
    })
  })

  describe('files of records', () => {
    const place = serverWithFiles(store)

    it('[UI-12] links only the person’s own loose files, each once', async () => {
      const person = await place.server.as(OWNER)
      const other = await place.server.as(OTHER)
      const own = await uploaded(person, { name: 'a.txt', bytes: 'x' })
      const foreign = await uploaded(other, { name: 'a.txt', bytes: 'x' })
      const refused = { entry: SERVER_ERRORS.fileNotYours }
      for (const url of [foreign, fileUrl(randomUUID()), 'http://example.org/a.jpg']) {
        await expect(link(place.server, published(), [own, url])).rejects.toMatchObject(refused)
      }
      const first = published()
      await link(place.server, first, [own, own])
      await link(place.server, first, [own])
      await expect(link(place.server, published(), [own])).rejects.toMatchObject(refused)
    })

    it('[UI-12] hides files of an unknown kind of record from everybody', async () => {
      const person = await place.server.as(OWNER)
      const url = await uploaded(person, { name: 'a.txt', bytes: 'x' })
      await link(place.server, { kind: 'unknown.kind', id: '1' }, [url])
      expect((await fetchFile(person, url)).status).toBe(404)
    })

    it.each(['png', 'jpeg', 'webp', 'gif'] as const)(
      '[UI-12] reports a corrupted %s as damaged, wherever it was cut or changed',
      async format => {
        const person = await place.server.as(DAMAGES)
        const whole = await photo(format, 300)
        const parts = [0.2, 0.5, 0.9].map(part => Math.floor(whole.length * part))
        const damaged = parts.flatMap(at => [whole.subarray(0, at), changedAt(whole, at)])
        const before = (await place.left()).length
        const answers = []
        for (const bytes of damaged) answers.push(await upload(person, { name: `a.${format}`, bytes }))
        // Some damaged files are still valid pictures and are stored.
        const refused = answers.filter(answer => answer.data === null)
        expect(refused.length).toBeGreaterThan(0)
        for (const { status, code, msg } of refused) {
          const { zh } = SERVER_ERRORS.fileContentWrong
          expect({ status, code, msg }).toEqual({ status: 200, code: 1132, msg: zh })
        }
        expect((await place.left()).length).toBe(before + answers.length - refused.length)
      },
    )
  })

  describe('bad input', () => {
    const place = serverWithFiles(store)

    it('[UI-12] requires a token', async () => {
      const answer = await upload(place.server.client(), { name: 'a.txt', bytes: 'x' })
      expect(answer).toMatchObject({ status: 401, code: 401, data: null })
      expect(await place.left()).toEqual([])
    })

    it.each([
      ['a page of another site', { 'sec-fetch-site': 'cross-site' }, 403],
      ['another project', { projectCode: 'XX' }, 400],
    ])('[UI-12] %s cannot upload', async (_who, headers, status) => {
      const person = await place.server.as(OWNER)
      const form = new FormData()
      form.set('file', new Blob(['x']), 'a.txt')
      const response = await fetch(person.origin + csn.filePaths.upload, {
        method: 'POST',
        headers: { ...person.headers(), ...headers },
        body: form,
      })
      expect(response.status).toBe(status)
    })

    it.each([
      ['an extension that is not accepted', 'run.exe', 'MZ', SERVER_ERRORS.fileFormatWrong],
      ['a drawing that may run', 'a.svg', '<svg onload="x()"/>', SERVER_ERRORS.fileFormatWrong],
      ['a page', 'a.html', '<script>x()</script>', SERVER_ERRORS.fileFormatWrong],
      ['no ending', 'README', 'x', SERVER_ERRORS.fileFormatWrong],
      ['a script as a picture', 'a.jpg', '<script>alert(1)</script>', SERVER_ERRORS.fileContentWrong],
      [
        'a script behind the mark of a GIF',
        'a.gif',
        'GIF89a/*<script>*/=1;alert(1)',
        SERVER_ERRORS.fileContentWrong,
      ],
      ['a document as a picture', 'a.png', pdf(), SERVER_ERRORS.fileContentWrong],
      ['a program as a document', 'a.pdf', 'MZ\u0090\u0000\u0003', SERVER_ERRORS.fileContentWrong],
      ['bytes as a text', 'a.txt', 'abc\u0000def', SERVER_ERRORS.fileContentWrong],
      ['an invalid workbook', 'a.xlsx', zip({ 'a.txt': 'x' }), SERVER_ERRORS.fileContentWrong],
      [
        'a workbook with macros',
        'a.xlsx',
        workbook({ 'xl/vbaProject.bin': 'x' }),
        SERVER_ERRORS.fileContentWrong,
      ],
      ['a broken archive', 'a.zip', zip({ 'a.txt': 'x' }).subarray(0, 40), SERVER_ERRORS.fileContentWrong],
      [
        'an archive that leads out of itself',
        'a.zip',
        zip({ '../../a.txt': 'x' }),
        SERVER_ERRORS.fileContentWrong,
      ],
      ['a zip bomb', 'a.zip', zip({ a: Buffer.alloc(30 * MB) }), SERVER_ERRORS.fileUnpacksTooLarge],
      [
        'a workbook that is one',
        'a.xlsx',
        workbook({ 'xl/a.xml': Buffer.alloc(30 * MB) }),
        SERVER_ERRORS.fileUnpacksTooLarge,
      ],
      ['nothing', 'a.txt', '', SERVER_ERRORS.fileEmpty],
    ])('[UI-12] rejects %s with a message, and stores nothing', async (_what, name, bytes, error) => {
      const person = await place.server.as(OWNER)
      const answer = await upload(person, { name, bytes })
      expect(answer).toMatchObject({
        status: 200,
        code: error.code,
        msg: error.zh,
        data: null,
        success: false,
      })
      expect(await place.left()).toEqual([])
    })

    it.each([
      ['too many points', 9_000, 9_000],
      ['too long an edge', 1, 49_000_000],
      ['too wide an edge', 16_384, 1],
    ])('[UI-12] rejects a picture of %s before decoding it', async (_what, width, height) => {
      const person = await place.server.as(OWNER)
      const huge = emptyPng(width, height)
      const answer = await upload(person, { name: 'huge.png', bytes: huge })
      expect(answer).toMatchObject({ code: SERVER_ERRORS.imageTooLarge.code, data: null })
      expect(await place.left()).toEqual([])
    })

    it('[UI-12] limits files to 50 MB, with or without a content length', async () => {
      const person = await place.server.as(OWNER)
      const tooMuch = Buffer.alloc(FILE_LIMIT_BYTES + 1, 'x')
      const answer = await upload(person, { name: 'a.txt', bytes: tooMuch })
      expect(answer).toMatchObject({ status: 413, code: 413, msg: '文件超过 50 MB，未保存' })
      expect(await place.left()).toEqual([])
      const form = new FormData()
      form.set('file', new Blob([Buffer.alloc(FILE_LIMIT_BYTES + 100_000, 'x')]), 'a.txt')
      const announced = await fetch(person.origin + csn.filePaths.upload, {
        method: 'POST',
        headers: person.headers(),
        body: form,
      })
      expect(announced.status).toBe(413)
      expect(await place.left()).toEqual([])
    })

    it.each([
      ['../../etc/passwd.txt', 'passwd.txt'],
      ['..\\..\\a.txt', 'a.txt'],
      [`${'x'.repeat(300)}.txt`, `${'x'.repeat(196)}.txt`],
      ['工作\u202e单.txt', '工作单.txt'],
    ])('[UI-12] turns the name %j into %j', async (given, kept) => {
      const person = await place.server.as(OWNER)
      const url = await uploaded(person, { name: given, bytes: 'x' })
      const { headers } = await fetchFile(person, url)
      expect(headers.get('content-disposition')).toContain(`filename*=UTF-8''${encodeURIComponent(kept)}`)
    })

    it('[UI-12] removes the metadata of a camera', async () => {
      const person = await place.server.as(OWNER)
      const bytes = await photo()
      expect(bytes.includes('hidden words')).toBe(true)
      const url = await uploaded(person, { name: 'a.jpg', bytes })
      const back = await bytesOf(await fetchFile(person, url))
      expect(back.includes('hidden words')).toBe(false)
      expect((await sharp(back).metadata()).exif).toBeUndefined()
    })

    it('[UI-12] leaves nothing behind when the connection is cut', async () => {
      const person = await place.server.as(OWNER)
      const before = (await place.left()).length
      const { port, hostname } = new URL(person.origin)
      const socket = connect(Number(port), hostname)
      const headers = Object.entries(person.headers()).map(([name, value]) => `${name}: ${value}`)
      const head = `POST ${csn.filePaths.upload} HTTP/1.1\r\nHost: x\r\n${headers.join('\r\n')}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 900000\r\n\r\n`
      socket.write(
        `${head}--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${'x'.repeat(300_000)}`,
      )
      await expect.poll(async () => (await place.left()).length).toBe(before + 1)
      socket.destroy()
      await expect.poll(async () => (await place.left()).length).toBe(before)
    })

    it('[UI-12] rejects a truncated body', async () => {
      const person = await place.server.as(OWNER)
      const response = await fetch(person.origin + csn.filePaths.upload, {
        method: 'POST',
        headers: { ...person.headers(), 'content-type': 'multipart/form-data; boundary=b' },
        body: '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf',
      })
      expect(response.status).toBe(400)
    })

    it.each([
      ['JSON', 'application/json', '{}', 415],
      ['a form of another kind', 'application/x-www-form-urlencoded', 'a=b', 415],
      [
        'multipart without a file',
        'multipart/form-data; boundary=b',
        '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n--b--\r\n',
        400,
      ],
      ['multipart without a boundary', 'multipart/form-data', 'x', 400],
    ])('[UI-12] rejects %s as an upload', async (_what, type, body, status) => {
      const person = await place.server.as(OWNER)
      const response = await fetch(person.origin + csn.filePaths.upload, {
        method: 'POST',
        headers: { ...person.headers(), 'content-type': type },
        body,
      })
      expect(response.status).toBe(status)
    })

    it('accepts multipart in no other call', async () => {
      const person = await place.server.as(OWNER)
      const form = new FormData()
      form.set('file', new Blob(['x']), 'a.txt')
      const response = await fetch(`${person.origin}/portal-csn/api/log/send/operate`, {
        method: 'POST',
        headers: person.headers(),
        body: form,
      })
      expect(response.status).toBe(415)
    })

    it('[UI-12] never requests a file address with another host', async () => {
      let asked = 0
      const listener = createServer(socket => {
        asked += 1
        socket.destroy()
      })
      await new Promise<void>(resolve => listener.listen(0, '127.0.0.1', resolve))
      const address = listener.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      const person = await place.server.as(OWNER)
      const id = randomUUID()
      const urls = [
        `http://127.0.0.1:${port}/file/${id}`,
        `//127.0.0.1:${port}/file/${id}`,
        `http:127.0.0.1:${port}`,
        `/file/@127.0.0.1:${port}/${id}`,
        `/file/${id}`,
        '/file/../../../../etc/passwd',
        'file:///etc/passwd',
        '',
      ]
      for (const url of urls) {
        for (const path of [csn.filePaths.download, csn.filePaths.preview]) {
          expect((await fetchFile(person, url, path)).status).toBe(404)
        }
      }
      const two = await fetch(`${person.origin}${csn.filePaths.download}?url=a&url=b`, {
        headers: person.headers(),
      })
      expect(two.status).toBe(404)
      expect(asked).toBe(0)
      listener.close()
    })

    it('[UI-12] shows pictures and PDF inline, and downloads other files', async () => {
      const person = await place.server.as(OWNER)
      const shown = async (content: Content) => {
        const { headers } = await fetchFile(person, await uploaded(person, content), csn.filePaths.preview)
        return headers.get('content-disposition')?.split(';')[0]
      }
      expect(await shown({ name: 'a.jpg', bytes: await photo() })).toBe('inline')
      expect(await shown({ name: 'a.pdf', bytes: pdf() })).toBe('inline')
      expect(await shown({ name: 'a.csv', bytes: 'a,b' })).toBe('attachment')
    })

    it('[UI-12] rejects the sixty-first upload within a minute', async () => {
      const person = await place.server.as('100106')
      for (let count = 0; count < 60; count++) await upload(person, { name: 'a.exe', bytes: 'x' })
      expect(await upload(person, { name: 'a.txt', bytes: 'x' })).toMatchObject({ status: 429, code: 429 })
      place.server.clock.forward({ minutes: 1 })
      expect((await upload(person, { name: 'a.txt', bytes: 'x' })).status).toBe(200)
    })
  })

  describe('[VAR-06] at GAMECO', () => {
    const place = serverWithFiles(store, { variant: 'gameco' })

    it('has its own paths and none of CSN', async () => {
      const person = await place.server.as(OWNER, { browser: true })
      const { data } = await upload(person, { name: 'a.txt', bytes: 'x' }, gameco.filePaths.upload)
      expect(data).toMatch(ADDRESS)
      for (const path of [gameco.filePaths.download, gameco.filePaths.preview]) {
        expect(await (await fetchFile(person, data ?? '', path)).text()).toBe('x')
      }
      expect((await fetchFile(person, data ?? '', csn.filePaths.download)).status).toBe(404)
      expect((await upload(person, { name: 'a.txt', bytes: 'x' })).data).toBeNull()
    })
  })
})

describeOnStores('a disk without room', store => {
  describe('the disk of uploads', () => {
    const place = serverWithFiles(store, { diskMb: 1 })

    // Only an administrator can mount the test's own file system.
    it.skipIf(!canMount)(
      '[UI-12] rejects uploads without room, stores nothing of them, and accepts what fits afterwards',
      async () => {
        const person = await place.server.as(OWNER)
        const answer = await upload(person, { name: 'a.txt', bytes: Buffer.alloc(3 * MB, 'x') })
        expect(answer).toMatchObject({ status: 503, code: 503, msg: SERVER_ERRORS.noRoomForFiles.zh })
        const kept = await uploaded(person, { name: 'a.txt', bytes: Buffer.alloc(700_000, 'x') })
        expect(await sentUnannounced(person, 700_000)).toMatchObject({
          code: 503,
          msg: SERVER_ERRORS.noRoomForFiles.zh,
        })
        expect(await place.left()).toHaveLength(1)
        expect(await bytesOf(await fetchFile(person, kept))).toHaveLength(700_000)
        expect((await upload(person, { name: 'a.txt', bytes: 'x' })).status).toBe(200)
        expect(place.server.log.some(line => line.includes('no room left for files'))).toBe(true)
      },
    )
  })

  describe('for simultaneous uploads', () => {
    const place = serverWithFiles(store, { diskMb: 130, reserveBytes: 10 * MB })
    const noRoom = { code: 503, msg: SERVER_ERRORS.noRoomForFiles.zh }

    it('[UI-12] never promises the same space to two uploads without a length', async () => {
      const person = await place.server.as(OWNER)
      const other = await place.server.as(OTHER)
      const slow = [uploadUnannounced(person), uploadUnannounced(person)]
      for (const each of slow) each.send(1_000)
      await expect.poll(async () => (await place.left()).length).toBe(2)
      expect(await sentUnannounced(other, 10)).toMatchObject(noRoom)
      expect(await upload(other, { name: 'a.txt', bytes: 'x' })).toMatchObject({ code: 200 })
      expect(await slow[0]?.end()).toMatchObject({ code: 200 })
      expect(await sentUnannounced(other, 10)).toMatchObject({ code: 200 })
      slow[1]?.breakOff()
      await expect.poll(async () => (await place.left()).length).toBe(3)
    })

    it('[UI-12] stops uploads before a disk filled by others reaches the reserve', async () => {
      const person = await place.server.as(OWNER)
      const slow = uploadUnannounced(person)
      slow.send(3 * MB)
      const before = (await place.left()).length
      await expect.poll(async () => (await place.left()).length).toBe(before + 1)
      await place.fill(100 * MB)
      slow.send(3 * MB)
      expect(await slow.end()).toMatchObject(noRoom)
      expect((await place.left()).length).toBe(before + 1)
    })
  })

  describe('one person', () => {
    const place = serverWithFiles(store)

    it('[UI-12] uploads at most ten files simultaneously, without limiting others', async () => {
      const person = await place.server.as(OWNER)
      const other = await place.server.as(OTHER)
      const slow = Array.from({ length: PARALLEL_UPLOADS }, () => uploadUnannounced(person))
      for (const each of slow) each.send(10)
      await expect.poll(async () => (await place.left()).length).toBe(PARALLEL_UPLOADS)
      expect(await upload(person, { name: 'a.txt', bytes: 'x' })).toMatchObject({
        status: 429,
        msg: '同时上传的文件过多（最多 10 个），未保存，请在其他文件上传完成后重试',
      })
      expect((await upload(other, { name: 'a.txt', bytes: 'x' })).status).toBe(200)
      for (const answer of await Promise.all(slow.map(each => each.end())))
        expect(answer).toMatchObject({ code: 200 })
      expect((await upload(person, { name: 'a.txt', bytes: 'x' })).status).toBe(200)
    })

    it('[UI-12] uploads at most a gigabyte in 24 hours, without limiting others', async () => {
      const person = await place.server.as(HOARDER)
      const other = await place.server.as(OTHER)
      const file = { name: 'a.txt', bytes: 'x' }
      await uploaded(person, file)
      const { kysely } = store.database
      await sql`update stored_file set size = ${UPLOAD_BYTES_PER_DAY - 100} where id = (
        select id from stored_file where owner = ${HOARDER} order by created_at desc limit 1)`.execute(kysely)
      const refused = { status: 200, code: 1137, data: null }
      expect(await upload(person, file)).toMatchObject({
        ...refused,
        msg: '您 24 小时内上传的文件已达上限（1024 MB），未保存，请稍后再试',
      })
      expect((await upload(other, file)).code).toBe(200)
      place.server.clock.forward({ days: 1, minutes: -1 })
      const evening = await place.server.as(HOARDER)
      expect(await upload(evening, file)).toMatchObject(refused)
      place.server.clock.forward({ minutes: 2 })
      expect((await upload(evening, file)).code).toBe(200)
    })
  })

  describe('without space in reserve for the database', () => {
    const place = serverWithFiles(store, { reserveBytes: Number.MAX_SAFE_INTEGER })

    it('[UI-12] rejects every upload', async () => {
      const person = await place.server.as(OWNER)
      const answer = await upload(person, { name: 'a.txt', bytes: 'x' })
      expect(answer).toMatchObject({ status: 503, msg: SERVER_ERRORS.noRoomForFiles.zh })
    })
  })
})
