import { randomBytes, randomUUID } from 'node:crypto'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { siteDay } from '@apron/server-kit/time/site-day'
import { Encrypter, generateX25519Identity } from 'age-encryption'
import { newReceiptCode, withCheckCharacter } from '../../contract/rules/receipt-code.ts'
import { EMPTY_REPORT } from '../../contract/rules/report-draft.ts'
import { keysOfCode } from '../voluntary-reports/code-keys.ts'
import { addOfficeKey, putHolder } from '../voluntary-reports/office-key.store.ts'
import { HANDLER_POST } from '../voluntary-reports/office-key.ts'
import * as repository from '../voluntary-reports/report.repository.ts'
import type { ReportDb, ReportTables } from '../voluntary-reports/report.tables.ts'
import { recipientOf, sealFor } from '../voluntary-reports/sealing.ts'
import { wrapStrip } from '../voluntary-reports/second-layer.ts'
import { readServerKeys, type ServerKeys } from '../voluntary-reports/server-keys.ts'
import { DEMO_PASSPHRASE, REPORT_SEEDS, type ReportSeed } from './report-seeds.ts'

/** Everybody can read the demo's passphrase: nothing is gained by making it slow. */
const DEMO_WORK_FACTOR = 10

/** A key of the office that both handlers of the demo open, and what lies on their desk. */
export async function seedReports(services: PluginServices, seedingDay: Date): Promise<void> {
  const db = services.db.withTables<ReportTables>()
  const handlers = await services.people.byPost(HANDLER_POST)
  const identity = await generateX25519Identity()
  const office = await recipientOf(identity)
  const [first] = handlers
  if (first === undefined) return
  const mark = { by: first.userCode, at: seedingDay }
  // Nobody has the recovery key of the demo.
  const recovery = await wrapped(identity, randomBytes(24).toString('hex'))
  await addOfficeKey(db, { recipient: office, recovery }, mark)
  const keys = await readServerKeys(db)
  /* oxlint-disable no-await-in-loop -- one transaction has one connection */
  for (const { userCode } of handlers) {
    await putHolder(db, userCode, await wrapped(identity, DEMO_PASSPHRASE), mark)
  }
  for (const seed of REPORT_SEEDS) {
    await seedReport(seed, { db, services, office, keys, seedingDay, handler: first.userCode })
  }
  /* oxlint-enable no-await-in-loop */
}

async function wrapped(identity: string, passphrase: string): Promise<string> {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  encrypter.setScryptWorkFactor(DEMO_WORK_FACTOR)
  return Buffer.from(await encrypter.encrypt(identity)).toString('base64')
}

interface Desk {
  readonly db: ReportDb
  readonly services: PluginServices
  readonly office: string
  readonly keys: ServerKeys
  readonly seedingDay: Date
  readonly handler: string
}

async function seedReport(seed: ReportSeed, desk: Desk): Promise<void> {
  const { db, services, office, keys, seedingDay } = desk
  const { state, language } = seed
  const day = (daysAgo: number) => siteDay(seedingDay, -daysAgo)
  const code = seed.code === undefined ? newReceiptCode(randomBytes) : withCheckCharacter(seed.code)
  const { hash, identity } = await keysOfCode(code, keys.codeSalt)
  const holder = await recipientOf(identity)
  const isTaken = state !== 'RECEIVED'
  const asked = seed.said?.find(({ kind }) => kind === 'QUESTION')
  const id = randomUUID()
  await repository.addReport(db, {
    id,
    received_on: day(seed.daysAgo),
    band: 1,
    language,
    category: seed.event.category,
    state,
    report_no: isTaken ? await services.nextSerial('SR', 4) : null,
    handler: isTaken ? desk.handler : null,
    asked_from: state === 'INFO_REQ' ? 'TRIAGE' : null,
    asked_on: asked === undefined ? null : day(asked.daysAgo),
    code_hash: hash,
    holder,
    event: await sealFor(office, { ...EMPTY_REPORT.event, ...seed.event }),
    strip: wrapStrip(keys.strip, await sealFor(office, { ...EMPTY_REPORT.strip, ...seed.strip })),
    untold: null,
  })
  await repository.addStep(db, id, 'RECEIVED', day(seed.daysAgo), null)
  if (isTaken) await repository.addStep(db, id, 'TRIAGE', day(seed.daysAgo - 1), desk.handler)
  if (asked !== undefined) await repository.addStep(db, id, 'INFO_REQ', day(asked.daysAgo), desk.handler)
  for (const { kind, daysAgo, text } of seed.said ?? []) {
    const entry = { kind, day: day(daysAgo), by: desk.handler }
    // oxlint-disable-next-line no-await-in-loop -- one transaction has one connection
    const sealed = { forOffice: await sealFor(office, text), forHolder: await sealFor(holder, text) }
    // oxlint-disable-next-line no-await-in-loop -- as above
    await repository.addEntry(db, id, { ...entry, ...sealed })
  }
}
