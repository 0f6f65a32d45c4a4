import { randomBytes, randomUUID } from 'node:crypto'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { siteDay } from '@apron/server-kit/time/site-day'
import { Encrypter, generateX25519Identity } from 'age-encryption'
import { EMPTY_REPORT } from '../../contract/rules/reports/report-draft.ts'
import { EMPTY_CARD, newFindings } from '../../contract/rules/reports/report-findings.ts'
import { withCheckCharacter } from '../../contract/rules/sealing/receipt-code.ts'
import * as repository from '../voluntary-reports/report.repository.ts'
import type { ReportDb, ReportTables } from '../voluntary-reports/report.tables.ts'
import { keysOfCode } from '../voluntary-reports/sealing/code-keys.ts'
import { addOfficeKey, putHolder } from '../voluntary-reports/sealing/office-key.store.ts'
import { HANDLER_POST } from '../voluntary-reports/sealing/office-key.ts'
import { recipientOf, sealFor } from '../voluntary-reports/sealing/sealing.ts'
import { wrapStrip } from '../voluntary-reports/sealing/second-layer.ts'
import { readServerKeys, type ServerKeys } from '../voluntary-reports/sealing/server-keys.ts'
import { DEMO_PASSPHRASE, REPORT_SEEDS, type ReportSeed } from './report-seeds.ts'

/** Low, because the demo's passphrase is public anyway. */
const DEMO_WORK_FACTOR = 10

/** Creates an office key that both handlers of the demo can open, and the reports on their desk. */
export async function seedReports(services: PluginServices, seedingDay: Date): Promise<void> {
  const db = services.db.withTables<ReportTables>()
  const handlers = await services.people.byPost(HANDLER_POST)
  const identity = await generateX25519Identity()
  const office = await recipientOf(identity)
  const [first, second] = handlers
  if (first === undefined || second === undefined) return
  const stamp = { by: first.userCode, at: seedingDay }
  // The recovery key of the demo is thrown away.
  const recovery = await wrapIdentity(identity, randomBytes(24).toString('hex'))
  await addOfficeKey(db, { recipient: office, recovery }, stamp)
  const keys = await readServerKeys(db)
  /* oxlint-disable no-await-in-loop -- one transaction has one connection */
  for (const { userCode } of handlers) {
    await putHolder(db, userCode, await wrapIdentity(identity, DEMO_PASSPHRASE), stamp)
  }
  for (const seed of REPORT_SEEDS) {
    await seedReport(seed, {
      db,
      services,
      office,
      keys,
      seedingDay,
      handler: first.userCode,
      second: second.userCode,
    })
  }
  /* oxlint-enable no-await-in-loop */
}

async function wrapIdentity(identity: string, passphrase: string): Promise<string> {
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
  readonly second: string
}

async function seedReport(seed: ReportSeed, desk: Desk): Promise<void> {
  const { db, services, office, keys, seedingDay } = desk
  const { state, language } = seed
  const day = (daysAgo: number) => siteDay(seedingDay, -daysAgo)
  const id = randomUUID()
  const { hash, identity } =
    seed.code === undefined
      ? { hash: `demo ${id}`, identity: await generateX25519Identity() }
      : await keysOfCode(withCheckCharacter(seed.code), keys.codeSalt)
  const holder = await recipientOf(identity)
  const closedOn = seed.work?.closing === undefined ? null : day(Math.max(seed.daysAgo - CLOSED_AFTER, 1))
  const isTaken = state !== 'RECEIVED'
  const question = seed.entries?.find(({ kind }) => kind === 'QUESTION')
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
    asked_on: question === undefined ? null : day(question.daysAgo),
    code_hash: hash,
    holder,
    event: await sealFor(office, { ...EMPTY_REPORT.event, ...seed.event }),
    strip:
      seed.work?.isSigned === true
        ? null
        : wrapStrip(keys.strip, await sealFor(office, { ...EMPTY_REPORT.strip, ...seed.strip })),
    untold: null,
    closed_on: closedOn,
  })
  await repository.addStep(db, id, 'RECEIVED', day(seed.daysAgo), null)
  if (isTaken) await repository.addStep(db, id, 'TRIAGE', day(seed.daysAgo - 1), desk.handler)
  if (question !== undefined)
    await repository.addStep(db, id, 'INFO_REQ', day(question.daysAgo), desk.handler)
  await seedWork(seed, id, desk, closedOn)
  for (const { kind, daysAgo, text } of conversationOf(seed)) {
    const entry = { kind, day: day(daysAgo), by: desk.handler }
    // oxlint-disable-next-line no-await-in-loop -- one transaction has one connection
    const sealed = { forOffice: await sealFor(office, text), forHolder: await sealFor(holder, text) }
    // oxlint-disable-next-line no-await-in-loop -- as above
    await repository.addEntry(db, id, { ...entry, ...sealed })
  }
}

/** Days from receipt to closing of a demo report. */
const CLOSED_AFTER = 70

/** Returns the conversation, including the closing feedback. */
function conversationOf({ entries = [], work, daysAgo, language, code }: ReportSeed) {
  const feedback = work?.closing?.feedback[language] ?? ''
  // Codes of the other reports are unknown.
  if (feedback === '' || code === undefined) return entries
  return [
    ...entries,
    { kind: 'FEEDBACK' as const, daysAgo: Math.max(daysAgo - CLOSED_AFTER, 1), text: feedback },
  ]
}

/** Stores the investigation of a report with its steps and signatures. */
async function seedWork(
  { work, state, daysAgo }: ReportSeed,
  id: string,
  { db, seedingDay, handler, second }: Desk,
  closedOn: string | null,
): Promise<void> {
  if (work === undefined) return
  const { card, ...findings } = work.findings
  const day = (ago: number) => siteDay(seedingDay, -ago)
  const library =
    work.library === undefined
      ? undefined
      : await db
          .selectFrom('safety_quality_library_entry')
          .select('id')
          .where('entry_no', '=', work.library)
          .executeTakeFirst()
  await db
    .insertInto('safety_quality_report_work')
    .values({
      report_id: id,
      protect_class: 'SENSITIVE',
      mandatory: false,
      findings: JSON.stringify({ ...newFindings(findings), ...findings, card: { ...EMPTY_CARD, ...card } }),
      closing:
        work.closing === undefined
          ? null
          : JSON.stringify({ residualNote: '', noAction: '', ...work.closing }),
      submitted_by: work.closing === undefined ? null : handler,
      library_id: library?.id ?? null,
    })
    .execute()
  if (work.isSigned === true) {
    for (const by_code of [handler, second]) {
      // oxlint-disable-next-line no-await-in-loop -- one transaction has one connection
      await db
        .insertInto('safety_quality_deid_signature')
        .values({ report_id: id, by_code, on_day: day(Math.max(daysAgo - 5, 1)) })
        .execute()
    }
  }
  await repository.addStep(db, id, 'INVESTIGATING', day(Math.max(daysAgo - 2, 1)), handler)
  if (state === 'ACTION') await repository.addStep(db, id, 'ACTION', day(Math.max(daysAgo - 16, 1)), handler)
  if (closedOn === null) return
  await repository.addStep(db, id, 'CLOSING', closedOn, handler)
  await repository.addStep(db, id, 'CLOSED', closedOn, second)
  if (state === 'PUBLISHED') await repository.addStep(db, id, 'PUBLISHED', closedOn, handler)
}
