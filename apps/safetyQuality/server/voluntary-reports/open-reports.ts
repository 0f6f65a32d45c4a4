import { randomUUID } from 'node:crypto'
import type { Language } from '@apron/contract/dictionary/language'
import { Refusal } from '@apron/contract/errors/refusal'
import { isCalendarDate, wireDate, wireTime } from '@apron/contract/wire/formats/wire-time'
import type { NamedValue } from '@apron/server-kit/dictionary/dictionaries-service'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type {
  Receipt,
  ReportEvent,
  ReportOption,
  ReportProgress,
  ReportToFile,
} from '../../contract/reports/report.entities.ts'
import { REPORT_ERRORS } from '../../contract/reports/report.errors.ts'
import { REPORT_DIRECTORIES } from '../../contract/reports/report.values.ts'
import { reportProblems, reportToSend } from '../../contract/rules/reports/report-problems.ts'
import { mayAdd } from '../../contract/rules/reports/report-state.ts'
import type { SolvedChallenge } from '../../contract/rules/sealing/proof-of-work.ts'
import { parseReceiptCode } from '../../contract/rules/sealing/receipt-code.ts'
import { isValidWork, newChallenge } from './challenge.ts'
import { reportFiles } from './files/report-files.ts'
import { isGenuineReceipt, signReceipt } from './receipt.ts'
import * as repository from './report.repository.ts'
import type { ReportTables } from './report.tables.ts'
import { keysOfCode } from './sealing/code-keys.ts'
import { officeRecipient } from './sealing/office-key.store.ts'
import { openSealed, recipientOf, sealFor } from './sealing/sealing.ts'
import { wrapStrip } from './sealing/second-layer.ts'
import { readServerKeys, type ServerKeys } from './sealing/server-keys.ts'

const BAND_HOURS = 6

interface CodeWithWork {
  readonly code: string
  readonly work: SolvedChallenge
}

/** Serves reporters anonymously: filing a report, asking about it and answering (security note T19). */
export function openReports(services: PluginServices) {
  const { clock, db: database, dictionaries } = services
  const db = database.withTables<ReportTables>()
  const files = reportFiles(services)
  const today = () => wireDate(clock.now())

  async function begin() {
    const { challenge } = await readServerKeys(db)
    return {
      accepting: (await officeRecipient(db)) !== null,
      challenge: newChallenge(challenge, clock.now()),
    }
  }

  async function options(language: Language): Promise<ReportOption[]> {
    const values = await dictionaries.valuesOf(database, Object.values(REPORT_DIRECTORIES))
    return values
      .filter(({ enabled }) => enabled)
      .map(({ directory, value, name }) => ({ directory, code: value, name: name[language] || name.zh }))
  }

  /** Seals and stores a report. Idempotent per code: a repeated call returns the same receipt. */
  async function file(report: ReportToFile): Promise<Receipt> {
    const keys = await readServerKeys(db)
    requireWork(keys, report)
    requireComplete(report, today())
    await requireKnownValues(report.event)
    const { hash, identity } = await keysOfCode(report.code, keys.codeSalt)
    const office = await officeRecipient(db)
    if (office === null) throw new Refusal(REPORT_ERRORS.noOfficeKey)
    const { strip, event } = reportToSend(report)
    const sealedStrip = await sealFor(office, strip)
    const row = {
      id: randomUUID(),
      received_on: today(),
      band: Math.floor(Number(wireTime(clock.now()).slice(11, 13)) / BAND_HOURS),
      language: report.language,
      category: event.category,
      state: 'RECEIVED',
      report_no: null,
      handler: null,
      asked_from: null,
      asked_on: null,
      code_hash: hash,
      holder: await recipientOf(identity),
      event: await sealFor(office, event),
      strip: wrapStrip(keys.strip, sealedStrip),
      untold: 'new',
    } as const
    const received = await db.transaction().execute(async trx => {
      await dictionaries.hold(trx, [{ directory: REPORT_DIRECTORIES.category, value: event.category }])
      const isNew = await repository.addReport(trx, row)
      if (!isNew) return await repository.findByCode(trx, hash)
      await repository.addStep(trx, row.id, 'RECEIVED', row.received_on, null)
      const { ticket } = report
      if (ticket !== undefined) await files.attachFiles(trx, row.id, { ticket, keys })
      return row
    })
    return signReceipt(keys.receipt, report.code, received?.received_on ?? row.received_on)
  }

  async function verify(code: string, receipt: Receipt): Promise<boolean> {
    const keys = await readServerKeys(db)
    return isGenuineReceipt(keys.receipt, code, receipt)
  }

  /** Returns the report of a code and the key that opens its conversation. */
  async function requireReport({ code, work }: CodeWithWork) {
    const keys = await readServerKeys(db)
    requireWork(keys, { code, work })
    // Derive the keys even for an impossible code, so that the response takes the same time.
    const { hash, identity } = await keysOfCode(code, keys.codeSalt)
    const report = parseReceiptCode(code) === null ? undefined : await repository.findByCode(db, hash)
    if (report === undefined) throw new Refusal(REPORT_ERRORS.noReport)
    return { report, identity }
  }

  async function progress(request: CodeWithWork, language: Language): Promise<ReportProgress> {
    const { report, identity } = await requireReport(request)
    return await progressOf(report, identity, language)
  }

  async function progressOf(
    report: repository.ReportRecord,
    identity: string,
    language: Language,
  ): Promise<ReportProgress> {
    const entries = await repository.listEntries(db, report.id)
    const steps = await repository.listSteps(db, report.id)
    const names = await dictionaries.valuesOf(database, [REPORT_DIRECTORIES.category])
    return {
      state: report.state,
      category: { code: report.category, name: nameOf(names, report.category, language) },
      received: report.received_on,
      steps: steps.map(({ kind, on_day }) => ({ kind, date: on_day })),
      entries: await Promise.all(
        entries.map(async ({ kind, on_day, for_holder }) => ({
          kind,
          date: on_day,
          text: String(await openSealed(identity, for_holder)),
        })),
      ),
      mayAdd: mayAdd(report.state),
    }
  }

  /** Adds an answer to a question of the office, or an unprompted addition. */
  async function add(
    request: CodeWithWork & { readonly text: string },
    language: Language,
  ): Promise<ReportProgress> {
    const { report: found, identity } = await requireReport(request)
    const office = await officeRecipient(db)
    if (office === null) throw new Refusal(REPORT_ERRORS.noOfficeKey)
    const text = request.text.trim()
    const forOffice = await sealFor(office, text)
    const forHolder = await sealFor(found.holder, text)
    await db.transaction().execute(async trx => {
      const report = await repository.lockReport(trx, found.id)
      if (report === undefined) throw new Refusal(REPORT_ERRORS.noReport)
      if (!mayAdd(report.state)) throw new Refusal(REPORT_ERRORS.nothingToAdd)
      const isAnswer = report.state === 'INFO_REQ' && report.asked_from !== null
      const kind = isAnswer ? 'ANSWER' : 'ADDITION'
      await repository.addEntry(trx, report.id, { kind, day: today(), by: null, forOffice, forHolder })
      const untold = report.untold ?? 'reply'
      if (!isAnswer) return await repository.changeReport(trx, report.id, { untold })
      const state = report.asked_from ?? report.state
      await repository.changeReport(trx, report.id, { state, asked_from: null, asked_on: null, untold })
      await repository.addStep(trx, report.id, state, today(), null)
    })
    return await progressOf((await repository.findReport(db, found.id)) ?? found, identity, language)
  }

  /** @throws Refusal when the work was not done for this code, or has expired */
  function requireWork({ challenge }: ServerKeys, { code, work }: CodeWithWork): void {
    if (!isValidWork(challenge, code, work, clock.now())) throw new Refusal(REPORT_ERRORS.workWrong)
  }

  /** @throws Refusal when a value is not in the dictionary */
  async function requireKnownValues(event: ReportEvent): Promise<void> {
    const values = await dictionaries.valuesOf(database, Object.values(REPORT_DIRECTORIES))
    const known = new Set(values.map(({ directory, value }) => `${directory} ${value}`))
    const unknown = chosenValues(event).find(chosen => !known.has(chosen))
    if (unknown !== undefined) throw new Refusal(REPORT_ERRORS.unknownValue, { detail: unknown })
  }

  return { begin, options, file, verify, progress, add }
}

/** @throws Refusal with the first missing field, or when the code is not a receipt code */
function requireComplete(report: ReportToFile, today: string): void {
  const [problem] = reportProblems(report, today)
  if (problem !== undefined) throw new Refusal(REPORT_ERRORS[problem.error])
  const { eventDate } = report.event
  if (eventDate !== null && !isCalendarDate(eventDate)) throw new Refusal(REPORT_ERRORS.dateFuture)
  if (parseReceiptCode(report.code) === null) throw new Refusal(REPORT_ERRORS.workWrong)
}

/** Returns all dictionary values of an event, each as `directory value`. */
function chosenValues(event: ReportEvent): string[] {
  const chosen: Readonly<Record<keyof typeof REPORT_DIRECTORIES, string | readonly string[] | null>> = {
    ...event,
    factors: event.factors.map(({ group }) => group),
  }
  const directories: Readonly<Record<string, string>> = REPORT_DIRECTORIES
  return Object.entries(chosen).flatMap(([field, value]) => {
    const directory = directories[field]
    return directory === undefined ? [] : [value ?? []].flat().map(code => `${directory} ${code}`)
  })
}

function nameOf(values: readonly NamedValue[], code: string, language: Language): string {
  const name = values.find(({ value }) => value === code)?.name
  return name === undefined ? code : name[language] || name.zh
}
