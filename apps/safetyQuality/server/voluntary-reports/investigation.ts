import { randomUUID } from 'node:crypto'
import { Refusal } from '@apron/contract/errors/refusal'
import type { CallContext } from '@apron/server-kit/calls/call-context'
import type { DictionaryValue } from '@apron/server-kit/dictionary/dictionary-consumer'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { sql } from 'kysely'
import type {
  Acceptance,
  ReportCard,
  SaveWork,
  SubmitClosing,
} from '../../contract/reports/report.entities.ts'
import { REPORT_ERRORS } from '../../contract/reports/report.errors.ts'
import { DEID_SIGNATURES, REPORT_DIRECTORIES } from '../../contract/reports/report.values.ts'
import { type RiskIndex, tolerabilityOf } from '../../contract/rules/occurrences/risk-matrix.ts'
import { closingProblem, isPublishable, isSignable } from '../../contract/rules/reports/report-closing.ts'
import { newFindings } from '../../contract/rules/reports/report-findings.ts'
import type { LockedReport, ReportDesk, ReportVersion } from './desk.ts'
import { destroyFiles } from './files/report-files.ts'
import { VSR_INTOLERABLE, VSR_PUBLISHED } from './report.events.ts'
import { addStep } from './report.repository.ts'
import type { ReportDb } from './report.tables.ts'
import { changeWork, listOrders, listSignatures, type WorkRecord } from './report-work.store.ts'

const LIBRARY_DIGITS = 4
/** Posts that are notified of an intolerable risk. */
const DIRECTORS = ['SAFETY_DIRECTOR', 'ACCOUNTABLE']

const isSigned = async (db: ReportDb, id: string) => (await listSignatures(db, id)).length >= DEID_SIGNATURES
const isIntolerable = (index: RiskIndex | null) => index !== null && tolerabilityOf(index) === 'intolerable'

/** Carries out an investigation, from the decision to investigate to closing and publication. */
export function investigation(services: PluginServices, desk: ReportDesk) {
  const { clock, dictionaries, messages } = services
  const { runActionAndFetch, setState, sendToHolder, today } = desk

  /** Notifies the directors of a risk that became intolerable, with a link to the de-identified part. */
  async function escalate(trx: ReportDb, id: string, risk: RiskIndex, old: RiskIndex | null): Promise<void> {
    if (!isIntolerable(risk) || isIntolerable(old)) return
    await messages.publish(trx, VSR_INTOLERABLE, {
      site: '',
      to: [{ posts: DIRECTORS }],
      by: null,
      values: { id },
    })
  }

  const accept = (body: Acceptance, context: CallContext) =>
    runActionAndFetch('accept', body, context, async locked => {
      const { trx, report } = locked
      const { category, risk } = body
      requireInterim(body)
      await dictionaries.hold(trx, [{ directory: REPORT_DIRECTORIES.category, value: category }])
      await trx
        .insertInto('safety_quality_report_work')
        .values({
          report_id: report.id,
          protect_class: body.protectClass,
          mandatory: body.mandatory,
          findings: JSON.stringify(newFindings(body)),
          closing: null,
          submitted_by: null,
          library_id: null,
        })
        .execute()
      await setState('accept', locked, { category })
      await escalate(trx, report.id, risk, null)
    })

  const saveWork = ({ id, version, ...findings }: SaveWork, context: CallContext) =>
    runActionAndFetch('saveWork', { id, version }, context, async locked => {
      const { trx, report } = locked
      const before = requireWork(locked).findings
      requireInterim(findings)
      await dictionaries.hold(trx, valuesOf(findings))
      // Only signed texts are shared, so a change needs new signatures.
      if (!isSameCard(before.card, findings.card)) {
        await trx.deleteFrom('safety_quality_deid_signature').where('report_id', '=', report.id).execute()
      }
      await changeWork(trx, report.id, { findings: JSON.stringify(findings) })
      await setState('saveWork', locked)
      await escalate(trx, report.id, findings.risk, before.risk)
    })

  /** Signs the card. The second signature destroys the contact data, which is no longer needed. */
  const sign = (target: ReportVersion, context: CallContext) =>
    runActionAndFetch('sign', target, context, async locked => {
      const { trx, report, by } = locked
      const { card } = requireWork(locked).findings
      if (!isSignable(card, report.language)) throw new Refusal(REPORT_ERRORS.cardIncomplete)
      const signatures = await listSignatures(trx, report.id)
      if (signatures.some(({ by_code }) => by_code === by)) throw new Refusal(REPORT_ERRORS.signedAlready)
      await trx
        .insertInto('safety_quality_deid_signature')
        .values({ report_id: report.id, by_code: by, on_day: today() })
        .execute()
      const isSecond = signatures.length + 1 >= DEID_SIGNATURES
      if (!isSecond || report.strip === null) return await setState('sign', locked)
      await addStep(trx, report.id, 'CONTACT_DESTROYED', today(), by)
      await setState('sign', locked, { strip: null })
    })

  const beginActions = (target: ReportVersion, context: CallContext) =>
    runActionAndFetch('act', target, context, async locked => {
      const { trx, report } = locked
      if (!(await isSigned(trx, report.id))) throw new Refusal(REPORT_ERRORS.notSigned)
      if ((await listOrders(trx, report.id)).length === 0) throw new Refusal(REPORT_ERRORS.noOrder)
      await setState('act', locked)
    })

  const submitClosing = ({ id, version, ...closing }: SubmitClosing, context: CallContext) =>
    runActionAndFetch('submitClosing', { id, version }, context, async locked => {
      const { trx, report, by } = locked
      const orders = await listOrders(trx, report.id)
      const open = orders.filter(({ status }) => status !== 'CLOSED').map(({ ro_no }) => ro_no)
      if (open.length > 0) throw new Refusal(REPORT_ERRORS.ordersOpen, { detail: open.join('、') })
      const problem = closingProblem(closing, {
        language: report.language,
        initial: requireWork(locked).findings.risk,
        hasActions: orders.length > 0,
      })
      if (problem !== null) throw new Refusal(REPORT_ERRORS[problem])
      await changeWork(trx, report.id, { closing: JSON.stringify(closing), submitted_by: by })
      await setState('submitClosing', locked)
    })

  const approveClosing = (target: ReportVersion, context: CallContext) =>
    runActionAndFetch('approveClosing', target, context, async locked => {
      const { trx, report } = locked
      const { closing } = requireWork(locked)
      await sendToHolder(locked, 'FEEDBACK', closing?.feedback[report.language] ?? '')
      await destroyFiles(trx, report.id)
      await setState('approveClosing', locked, { closed_on: today() })
    })

  const returnToInvestigation =
    (action: 'returnClosing' | 'reopen') =>
    ({ text, ...target }: ReportVersion & { readonly text: string }, context: CallContext) =>
      runActionAndFetch(action, target, context, async locked => {
        await changeWork(locked.trx, locked.report.id, { closing: null, submitted_by: null })
        await setState(action, locked, { closed_on: null }, text.trim())
      })

  const publish = (target: ReportVersion, context: CallContext) =>
    runActionAndFetch('publish', target, context, async locked => {
      const { trx, report, by } = locked
      const work = requireWork(locked)
      if (!isPublishable(work.findings.card)) throw new Refusal(REPORT_ERRORS.cardIncompleteBoth)
      if (!(await isSigned(trx, report.id))) throw new Refusal(REPORT_ERRORS.notSigned)
      const id = work.library_id ?? randomUUID()
      await putLibraryEntry(trx, id, { report, work, by, at: clock.now() })
      await changeWork(trx, report.id, { library_id: id })
      await setState('publish', locked)
      await messages.publish(trx, VSR_PUBLISHED, {
        site: '',
        to: [],
        by: null,
        attributes: { category: report.category },
        values: { id, title: work.findings.card.title },
      })
    })

  const withdraw = (target: ReportVersion, context: CallContext) =>
    runActionAndFetch('withdraw', target, context, async locked => {
      const { trx } = locked
      const { library_id } = requireWork(locked)
      await trx
        .updateTable('safety_quality_library_entry')
        .set({ published: false })
        .where('id', '=', library_id ?? '')
        .execute()
      await setState('withdraw', locked)
    })

  return {
    accept,
    saveWork,
    sign,
    beginActions,
    submitClosing,
    approveClosing,
    returnClosing: returnToInvestigation('returnClosing'),
    reopen: returnToInvestigation('reopen'),
    publish,
    withdraw,
  }
}

function requireWork({ work }: LockedReport): WorkRecord {
  if (work === undefined) throw new Refusal(REPORT_ERRORS.gone)
  return work
}

/** Requires interim measures for an intolerable risk. @throws Refusal */
function requireInterim({ risk, interim }: { readonly risk: RiskIndex; readonly interim: string }): void {
  if (tolerabilityOf(risk) === 'intolerable' && interim.trim() === '') {
    throw new Refusal(REPORT_ERRORS.interimMissing)
  }
}

const isSameCard = (one: ReportCard, other: ReportCard) => cardText(one) === cardText(other)

/** Sorts the keys of a card, because the store returns them in another order than the browser sent. */
const cardText = ({ month, ata, title, setting, happened, why, changed, lesson }: ReportCard) =>
  [month, ata, ...[title, setting, happened, why, changed, lesson].flatMap(({ zh, en }) => [zh, en])].join(
    '\n\u0001',
  )

function valuesOf({ factors, card }: Pick<SaveWork, 'factors' | 'card'>): DictionaryValue[] {
  return [
    ...factors.map(({ group }) => ({ directory: REPORT_DIRECTORIES.factors, value: group })),
    ...(card.ata === null ? [] : [{ directory: REPORT_DIRECTORIES.ata, value: card.ata }]),
  ]
}

interface Publication {
  readonly report: LockedReport['report']
  readonly work: WorkRecord
  readonly by: string
  readonly at: Date
}

/** Stores a new library entry, or updates the one the report already has. */
async function putLibraryEntry(
  trx: ReportDb,
  id: string,
  { report, work, by, at }: Publication,
): Promise<void> {
  const { card, factors, risk } = work.findings
  const columns = {
    category: report.category,
    ata: card.ata,
    month: card.month,
    risk_before: risk,
    risk_after: work.closing?.residual ?? risk,
    factors: [...new Set(factors.map(({ group }) => group))],
    title_zh: card.title.zh,
    title_en: card.title.en,
    setting_zh: card.setting.zh,
    setting_en: card.setting.en,
    happened_zh: card.happened.zh,
    happened_en: card.happened.en,
    why_zh: card.why.zh,
    why_en: card.why.en,
    changed_zh: card.changed.zh,
    changed_en: card.changed.en,
    lesson_zh: card.lesson.zh,
    lesson_en: card.lesson.en,
    published: true,
    update_by: by,
    update_time: at,
  }
  if (work.library_id !== null) {
    await trx.updateTable('safety_quality_library_entry').set(columns).where('id', '=', id).execute()
    return
  }
  // Two reports published at once get different numbers.
  await sql`lock table safety_quality_library_entry in share row exclusive mode`.execute(trx)
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(substring(entry_no from 5)::int), 0) + 1 as next from safety_quality_library_entry`.execute(
    trx,
  )
  const entryNo = `LIB-${String(rows[0]?.next ?? 1).padStart(LIBRARY_DIGITS, '0')}`
  const newColumns = { id, entry_no: entryNo, create_by: by, create_time: at }
  await trx
    .insertInto('safety_quality_library_entry')
    .values({ ...newColumns, ...columns })
    .execute()
}
