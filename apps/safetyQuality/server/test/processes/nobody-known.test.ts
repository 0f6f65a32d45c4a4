import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { encodeEmployeeHeader } from '@apron/contract/wire/employee-header'
import { runBackup } from '@apron/server/test/app-command'
import { TEST_PASSWORD, TEST_SECRET } from '@apron/server/test/demo-store'
import { makeFilledPlace } from '@apron/server/test/filled-stores'
import { PortalClient } from '@apron/server/test/portal-client'
import { type ServerProcess, startProcess, takePort } from '@apron/server/test/server-process'
import { type StorePlace, storeKinds } from '@apron/server/test/store-places'
import { wholeStore } from '@apron/server/test/whole-store'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveCheckDraft } from '../../../contract/check-order.calls.ts'
import { queryReports } from '../../../contract/desk.calls.ts'
import { plugin } from '../../plugin.ts'
import { DRAFT } from '../check-draft-steps.ts'
import { deskReport, EVENT, filed, HE_HUIMIN, officeIdentity, opened } from '../report-steps.ts'

const LI_ZE = '100305'
/** 许卫东, who writes check orders. */
const AUDITOR = '100105'
/** By hand: `APRON_REPORTS=100`. Each comes from an address of its own: five an hour are taken of one. */
const REPORTS = Number(process.env['APRON_REPORTS'] ?? 20)

/** What says who somebody is, and occurs nowhere else. */
const markersOf = (visit: string, number: number) => ({
  address: `198.51.${visit === 'report' ? 100 : 101}.${number + 20}`,
  agent: `Hangar-Tablet/${visit}-${7_000 + number}`,
  cookie: `c00k1e${visit}${number}zq`,
  device: `dev1ce-${visit}-${number}-zq`,
})

/** What was asked for, as a browser that knows somebody would send it. */
const headersOf = ({ address, agent, cookie, device }: ReturnType<typeof markersOf>) => ({
  projectCode: 'AQ',
  'x-forwarded-for': address,
  'user-agent': agent,
  cookie: `Admin-Token=${cookie}`,
  'x-device': device,
})

/** A text as its bytes are, so that it is searched as files are. */
const asBytes = (text: string) => Buffer.from(text).toString('latin1')

/** A word as it might have been written down: plainly, encoded wherever it begins, or as its hash. */
function formsOf(word: string): string[] {
  const bytes = Buffer.from(word)
  const encoded = [0, 1, 2].map(shift =>
    Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .slice(shift === 0 ? 0 : 4)
      .replace(/.{0,2}=*$/, ''),
  )
  const hashes = ['md5', 'sha1', 'sha256'].flatMap(name =>
    (['hex', 'base64', 'base64url'] as const).map(form => createHash(name).update(word).digest(form)),
  )
  return [bytes.toString('latin1'), bytes.toString('hex'), ...encoded, ...hashes]
}

const isReady = async (origin: string) =>
  await fetch(`${origin}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )

describe.skipIf(!storeKinds().includes('postgres'))('what is kept of reports, on a real server', () => {
  let folder = ''
  let place: StorePlace
  let server: ServerProcess
  let origin = ''

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'apron reports '))
    place = await makeFilledPlace('postgres', [plugin])
    const port = String(await takePort())
    origin = `http://127.0.0.1:${port}`
    server = startProcess({
      DATABASE_URL: place.settings.databaseUrl ?? '',
      SECRET_KEY: TEST_SECRET,
      DATA_DIR: join(folder, 'data'),
      PORT: port,
      LOG_LEVEL: 'trace',
      TRUST_PROXY: '1',
    })
  }, 120_000)
  afterAll(async () => {
    server.process.kill('SIGKILL')
    await server.ended
    await place.remove()
    await rm(folder, { recursive: true, force: true })
  })

  async function isUp(): Promise<void> {
    await expect.poll(async () => isReady(origin), { timeout: 60_000, message: server.output() }).toBe(true)
  }

  /** Everything that is left of the server: its store, a backup, its files, its log and its figures. */
  async function remains(): Promise<string> {
    const file = join(folder, 'backup')
    const { code, said } = await runBackup(file, {
      DATABASE_URL: place.settings.databaseUrl ?? '',
      SECRET_KEY: TEST_SECRET,
      DATA_DIR: join(folder, 'data'),
    })
    expect(code, said).toBe(0)
    const backup = gunzipSync(await readFile(file)).toString('latin1')
    const names = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = names.filter(each => each.isFile()).map(each => join(each.parentPath, each.name))
    const contents = await Promise.all(files.map(async path => (await readFile(path)).toString('latin1')))
    const metrics = await (await fetch(`${origin}/metrics`)).text()
    const texts = [await wholeStore(place), server.output(), metrics, ...files]
    return [backup, ...contents, ...texts.map(asBytes)].join('\n')
  }

  it('[SQ-26] nothing of who reported is left, in whatever form; of who wrote an order it is', async () => {
    await isUp()
    const sentence = 'zq翼尖观察员不在位zq，牵引没有停下来，翼尖距灯柱不足两米，夜间灯光很暗。'
    const person = new PortalClient(origin, null)
    await person.login(LI_ZE, TEST_PASSWORD)
    const employee = encodeEmployeeHeader({ userCode: LI_ZE, airportId: '1', airportThreeCode: 'CAN' })
    const markers = Array.from({ length: REPORTS }, (_, number) => markersOf('report', number))
    for (const marker of markers) {
      const visitor = new PortalClient(origin, null)
      visitor.more = { ...headersOf(marker), authorization: person.token ?? '', employee }
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as people come
      await filed(visitor, { event: { ...EVENT, narrative: sentence } })
    }
    const auditor = new PortalClient(origin, null)
    const known = markersOf('order', 1)
    auditor.more = { 'x-forwarded-for': known.address, 'user-agent': known.agent }
    await auditor.login(AUDITOR, TEST_PASSWORD)
    const { envelope } = await auditor.call(saveCheckDraft, {
      body: { ...DRAFT, titleZh: 'zq order zq', leadChecker: AUDITOR },
    })
    if (!envelope.success) expect.fail(envelope.msg)

    const kept = await remains()
    const found = markers.flatMap(marker =>
      Object.values(marker).filter(word => formsOf(word).some(form => kept.includes(form))),
    )
    expect(found).toEqual([])
    expect(formsOf('zq翼尖观察员不在位zq').some(form => kept.includes(form))).toBe(false)
    // The same search finds what is ordinary.
    expect(formsOf('zq order zq').some(form => kept.includes(form))).toBe(true)
    expect(kept).toContain(known.address)

    const handler = new PortalClient(origin, null)
    await handler.login(HE_HUIMIN, TEST_PASSWORD)
    const body = { current: 1, size: 100, queryCriteria: { category: EVENT.category } }
    const { records } = (await handler.call(queryReports, { body })).envelope.data
    const identity = await officeIdentity(handler)
    const read = await Promise.all(
      records.map(async ({ id }) =>
        JSON.stringify(await opened(identity, (await deskReport(handler, id)).event)),
      ),
    )
    expect(read.filter(text => text.includes(sentence))).toHaveLength(REPORTS)
    const words = markers.flatMap(marker => Object.values(marker))
    expect(read.filter(text => words.some(word => text.includes(word)))).toEqual([])
  }, 240_000)
})
