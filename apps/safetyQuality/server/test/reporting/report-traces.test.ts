import { spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { encodeEmployeeHeader } from '@apron/contract/wire/formats/employee-header'
import { PortalClient } from '@apron/server/test/clients/portal-client'
import { runBackup } from '@apron/server/test/servers/app-command'
import { redisIsInstalled, startTestRedis, type TestRedis } from '@apron/server/test/servers/redis'
import { type ServerProcess, startProcess, takePort } from '@apron/server/test/servers/server-process'
import { uploaded } from '@apron/server/test/steps/file-steps'
import { TEST_PASSWORD, TEST_SECRET } from '@apron/server/test/stores/demo-store'
import { makeFilledPlace } from '@apron/server/test/stores/filled-stores'
import { type StorePlace, storeKinds } from '@apron/server/test/stores/store-places'
import { wholeStore } from '@apron/server/test/stores/whole-store'
import { PDFDocument, PDFString } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveCheckDraft } from '../../../contract/checks/check-order.calls.ts'
import { queryReports } from '../../../contract/reports/desk.calls.ts'
import type { DeskReport } from '../../../contract/reports/report.entities.ts'
import { buildMp4, TINY_JPEG, VIDEO_SAMPLE, withExif } from '../../cleaning/sample-files.fixture.ts'
import { plugin } from '../../plugin.ts'
import { identityOf } from '../../voluntary-reports/sealing/sealing.ts'
import { DRAFT } from '../checks/check-draft-steps.ts'
import { listFiles, openFile, openTicket, sendFile } from '../reports/report-file-steps.ts'
import {
  decryptSealed,
  deskReport,
  EVENT,
  fileReport,
  HE_HUIMIN,
  officeIdentity,
} from '../reports/report-steps.ts'
import { asBytes, findWords } from './word-forms.ts'

const LI_ZE = '100305'
const SENTENCE = 'zq翼尖观察员不在位zq，牵引没有停下来，翼尖距灯柱不足两米，夜间灯光很暗。'
/** Xu Weidong, who writes check orders. */
const AUDITOR = '100105'
/**
 * Number of reports; run more with `APRON_REPORTS=100`. Each report uses its own address, because the limit is five an
 * hour per address.
 */
const REPORTS = Number(process.env['APRON_REPORTS'] ?? 20)

/** Networks reserved for documentation. */
const NETWORKS = { report: '198.51.100', order: '203.0.113', planted: '192.0.2' } as const

/** Returns markers that identify a visitor and occur nowhere else. */
const markersOf = (visit: keyof typeof NETWORKS, number: number) => ({
  address: `${NETWORKS[visit]}.${number + 20}`,
  agent: `Hangar-Tablet/${visit}-${7_000 + number}`,
  cookie: `c00k1e${visit}${number}zq`,
  device: `dev1ce-${visit}-${number}-zq`,
  fileName: `badge-${visit}-${number}-zq.jpg`,
  exif: `ex1f${visit}${number}zq`,
  author: `auth0r${visit}${number}zq`,
  place: `pl4ce${visit}${number}zq`,
})
type Markers = ReturnType<typeof markersOf>

/** Returns a PDF with an author. */
async function createPdf(author: string): Promise<Buffer> {
  const document = await PDFDocument.create({ updateMetadata: false })
  const { context } = document
  context.trailerInfo.Info = context.register(context.obj({ Author: PDFString.of(author) }))
  document.addPage().drawText('rag in the cowl')
  return Buffer.from(await document.save({ useObjectStreams: false }))
}

/** Returns an attachment of each kind, with metadata. */
const createFiles = async ({ exif, author, place }: Markers) => [
  withExif(TINY_JPEG, exif),
  await createPdf(author),
  buildMp4(place),
]

const inBase64 = (text: string) => Buffer.from(text).toString('base64')
const inHex = (text: string) => Buffer.from(text).toString('hex')

/** Returns the headers that a logged-in browser would send. */
const headersOf = ({ address, agent, cookie, device, fileName }: Markers) => ({
  projectCode: 'AQ',
  'x-forwarded-for': address,
  'user-agent': agent,
  cookie: `Admin-Token=${cookie}`,
  'x-device': device,
  'content-disposition': `attachment; filename="${fileName}"`,
})

const isReady = async (origin: string) =>
  await fetch(`${origin}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )

describe.skipIf(!storeKinds().includes('postgres'))('traces of reports on a real server', () => {
  let folder = ''
  let place: StorePlace
  let server: ServerProcess
  let origin = ''
  let redis: TestRedis | null = null
  let monitor: ServerProcess['process'] | null = null
  let redisTraffic = ''

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'apron reports '))
    place = await makeFilledPlace('postgres', [plugin])
    const port = String(await takePort())
    origin = `http://127.0.0.1:${port}`
    if (redisIsInstalled()) {
      redis = await startTestRedis()
      monitor = spawn('redis-cli', ['-u', redis.url, 'monitor'])
      monitor.stdout?.on('data', (part: Buffer) => (redisTraffic += part.toString('latin1')))
    }
    server = startProcess({
      DATABASE_URL: place.settings.databaseUrl ?? '',
      SECRET_KEY: TEST_SECRET,
      DATA_DIR: join(folder, 'data'),
      PORT: port,
      LOG_LEVEL: 'trace',
      TRUST_PROXY: '1',
      ...(redis === null ? {} : { REDIS_URL: redis.url }),
    })
  }, 120_000)
  afterAll(async () => {
    server.process.kill('SIGKILL')
    await server.ended
    monitor?.kill('SIGKILL')
    await redis?.kill()
    await place.remove()
    await rm(folder, { recursive: true, force: true })
  })

  async function waitUntilReady(): Promise<void> {
    await expect.poll(async () => isReady(origin), { timeout: 60_000, message: server.output() }).toBe(true)
  }

  /** Returns everything that the server stores: database, backup, files, log, metrics and Redis traffic. */
  async function collectStoredData(): Promise<string> {
    const file = join(folder, `backup-${randomUUID()}`)
    const { code, output } = await runBackup(file, {
      DATABASE_URL: place.settings.databaseUrl ?? '',
      SECRET_KEY: TEST_SECRET,
      DATA_DIR: join(folder, 'data'),
    })
    expect(code, output).toBe(0)
    const backup = gunzipSync(await readFile(file)).toString('latin1')
    const names = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = names.filter(each => each.isFile()).map(each => join(each.parentPath, each.name))
    const contents = await Promise.all(files.map(async path => (await readFile(path)).toString('latin1')))
    const metrics = await (await fetch(`${origin}/metrics`)).text()
    const texts = [await wholeStore(place), server.output(), metrics, ...files]
    return [backup, redisTraffic, ...contents, ...texts.map(asBytes)].join('\n')
  }

  /** Files a report from a logged-in browser. */
  async function sendReport(marker: Markers, loginHeaders: Readonly<Record<string, string>>): Promise<void> {
    const visitor = new PortalClient(origin, null)
    visitor.more = { ...headersOf(marker), ...loginHeaders }
    const ticket = await openTicket(visitor)
    for (const bytes of await createFiles(marker)) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as the browser does
      const { envelope } = await sendFile(visitor, { ticket, bytes })
      if (!envelope.success) expect.fail(envelope.msg)
    }
    await fileReport(visitor, { ticket, event: { ...EVENT, narrative: SENTENCE } })
  }

  async function logInHandler() {
    const handler = new PortalClient(origin, null)
    await handler.login(HE_HUIMIN, TEST_PASSWORD)
    return { handler, identity: await officeIdentity(handler) }
  }

  it('[SQ-26, SQ-45] stores no trace of the reporter in any form, and all traces of an ordinary upload', async () => {
    await waitUntilReady()
    const person = new PortalClient(origin, null)
    await person.login(LI_ZE, TEST_PASSWORD)
    const employee = encodeEmployeeHeader({ userCode: LI_ZE, airportId: '1', airportThreeCode: 'CAN' })
    const markers = Array.from({ length: REPORTS }, (_, number) => markersOf('report', number))
    for (const marker of markers) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as people come
      await sendReport(marker, { authorization: person.token ?? '', employee })
    }
    const auditor = new PortalClient(origin, null)
    const known = markersOf('order', 1)
    auditor.more = { 'x-forwarded-for': known.address, 'user-agent': known.agent }
    await auditor.login(AUDITOR, TEST_PASSWORD)
    const { envelope } = await auditor.call(saveCheckDraft, {
      body: { ...DRAFT, titleZh: 'zq order zq', leadChecker: AUDITOR },
    })
    if (!envelope.success) expect.fail(envelope.msg)
    const ordinary = `${known.fileName}.pdf`
    await uploaded(auditor, { name: ordinary, bytes: await createPdf(known.author) })

    const storedData = await collectStoredData()
    expect(
      findWords(storedData, [...markers.flatMap(marker => Object.values(marker)), 'zq翼尖观察员不在位zq']),
    ).toEqual([])
    // The same search finds the traces of an ordinary upload.
    const ordinaryWords = ['zq order zq', known.address, ordinary, known.author]
    expect(findWords(storedData, ordinaryWords)).toEqual(ordinaryWords)
    if (redis !== null) expect(redisTraffic).toContain('OK')
    // Some markers are never stored (cookie, user agent, metadata of pictures and videos). Planted ones show that the
    // search would find them.
    for (const [index, form] of [asBytes, inBase64, inHex].entries()) {
      const planted = Object.values(markersOf('planted', index))
      const file = join(folder, 'data', `planted-${index}`)
      // oxlint-disable-next-line no-await-in-loop -- one form after the other
      await writeFile(file, form(planted.join(' ')), 'latin1')
      // oxlint-disable-next-line no-await-in-loop -- one form after the other
      expect(findWords(await collectStoredData(), planted)).toEqual(planted)
    }

    const { handler, identity } = await logInHandler()
    const reports = await listReports(handler)
    const words = markers.flatMap(marker => Object.values(marker))
    const opening = reports.map(async ({ event }) => JSON.stringify(await decryptSealed(identity, event)))
    const read = (await Promise.all(opening)).filter(text => text.includes(SENTENCE))
    expect(read).toHaveLength(REPORTS)
    expect(findWords(asBytes(read.join()), words)).toEqual([])
    const files: Buffer[] = []
    for (const { id } of reports) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as people open them
      for (const each of await listFiles(handler, id)) files.push(await openFile(handler, identity, each))
    }
    expect(files).toHaveLength(3 * REPORTS)
    expect(findWords(Buffer.concat(files).toString('latin1'), words)).toEqual([])
    expect(files.filter(content => content.includes(VIDEO_SAMPLE))).toHaveLength(REPORTS)
  }, 600_000)

  it('[SQ-45] stores nothing that can be decrypted with dump, files, environment and SECRET_KEY', async () => {
    await waitUntilReady()
    const { handler, identity } = await logInHandler()
    await sendReport(markersOf('report', REPORTS), {})
    const storedData = [await collectStoredData(), TEST_SECRET].join('\n')
    expect(findWords(storedData, ['zq翼尖观察员不在位zq'])).toEqual([])
    expect(storedData).not.toContain('AGE-SECRET-KEY-1')
    const found = await listReports(handler)
    const events = found.map(({ event }) => event)
    const canDecrypt = async (key: string) => {
      const tried = await Promise.allSettled(events.map(async event => await decryptSealed(key, event)))
      return tried.some(({ status }) => status === 'fulfilled')
    }
    // The key of the office opens them, so the test would notice a working key.
    expect(await canDecrypt(identity)).toBe(true)
    const keys = possibleKeys(storedData)
    expect(keys.length).toBeGreaterThan(4)
    const working: string[] = []
    for (const key of keys) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      if (await canDecrypt(key)) working.push(key)
    }
    expect(working).toEqual([])
  }, 600_000)
})

/** Returns the reports of the category that the test files, as the desk shows them. */
async function listReports(handler: PortalClient): Promise<DeskReport[]> {
  const body = { current: 1, size: 100, queryCriteria: { category: EVENT.category } }
  const { records } = (await handler.call(queryReports, { body })).envelope.data
  return await Promise.all(records.map(async ({ id }) => await deskReport(handler, id)))
}

const SECRET_LINE = /safety_quality_server_key\n(?<rows>(?:\{.*\}\n)+)/

/**
 * Returns the private keys that an attacker with full access would try: the server's secrets, the key of the
 * installation, and their hashes.
 */
function possibleKeys(storedData: string): string[] {
  const rows = SECRET_LINE.exec(storedData)?.groups?.['rows'] ?? ''
  const stored = [...rows.matchAll(/"secret":"(?<secret>[^"]+)"/g)].map(({ groups }) =>
    Buffer.from(groups?.['secret'] ?? '', 'base64'),
  )
  const secrets = [...stored, Buffer.from(TEST_SECRET)]
  const hashed = secrets.flatMap(secret =>
    ['sha256', 'sha512'].map(name => createHash(name).update(secret).digest().subarray(0, 32)),
  )
  return [...stored, ...hashed].map(bytes => identityOf(bytes))
}
