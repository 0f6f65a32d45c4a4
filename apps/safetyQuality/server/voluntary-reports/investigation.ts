import { randomUUID } from 'node:crypto'
import { Refusal } from '@apron/contract/errors/refusal'
import type { CallContext } from '@apron/server-kit/calls/call-context'
import type { DictionaryValue } from '@apron/server-kit/dictionary/dictionary-user'
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
import type { ActedReport, ReportDesk, ReportVersion } from './desk.ts'
import { destroyFiles } from './files/report-files.ts'
import { VSR_INTOLERABLE, VSR_PUBLISHED } from './report.events.ts'
import { addStep } from './report.repository.ts'
import type { ReportDb } from './report.tables.ts'
import { changeWork, ordersOf, signaturesOf, type WorkRecord } from './report-work.store.ts'

const LIBRARY_DIGITS = 4
/** Posts that are notified of an intolerable risk. */
const DIRECTORS = ['SAFETY_DIRECTOR', 'ACCOUNTABLE']

const isSigned = async (trx: ReportDb, id: string) => (await signaturesOf(trx, id)).length >= DEID_SIGNATURES
const isRed = (index: RiskIndex | null) => index !== null && tolerabilityOf(index) === 'intolerable'

/** Carries out an investigation, from the decision to investigate to closing and publication. */
export function investigation(services: PluginServices, desk: ReportDesk) {
  const { clock, dictionaries, messages } = services
  const { act, move, sendToHolder, today } = desk

  /** Notifies the directors of a risk that became intolerable, with a link to the de-identified part. */
  async function alarm(trx: ReportDb, id: string, risk: RiskIndex, before: RiskIndex | null): Promise<void> {
    if (!isRed(risk) || isRed(before)) return
    await messages.publish(trx, VSR_INTOLERABLE, {
      site: '',
      to: [{ posts: DIRECTORS }],
      by: null,
      values: { id },
    })
  }

  const accept = (body: Acceptance, context: CallContext) =>
    act('accept', body, context, async acted => {
      const { trx, report } = acted
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
      await move('accept', acted, { category })
      await alarm(trx, report.id, risk, null)
    })

  const saveWork = ({ id, version, ...findings }: SaveWork, context: CallContext) =>
    act('saveWork', { id, version }, context, async acted => {
      const { trx, report } = acted
      const before = requireWork(acted).findings
      requireInterim(findings)
      await dictionaries.hold(trx, valuesOf(findings))
      // Only signed texts are shared, so a change needs new signatures.
      if (!isSameCard(before.card, findings.card)) {
        await trx.deleteFrom('safety_quality_deid_signature').where('report_id', '=', report.id).execute()
      }
      await changeWork(trx, report.id, { findings: JSON.stringify(findings) })
      await move('saveWork', acted)
      await alarm(trx, report.id, findings.risk, before.risk)
    })

  /** Signs the card. The second signature destroys the contact data, which is no longer needed. */
  const sign = (target: ReportVersion, context: CallContext) =>
    act('sign', target, context, async acted => {
      const { trx, report, by } = acted
      const { card } = requireWork(acted).findings
      if (!isSignable(card, report.language)) throw new Refusal(REPORT_ERRORS.cardIncomplete)
      const signatures = await signaturesOf(trx, report.id)
      if (signatures.some(({ by_code }) => by_code === by)) throw new Refusal(REPORT_ERRORS.signedAlready)
      await trx
        .insertInto('safety_quality_deid_signature')
        .values({ report_id: report.id, by_code: by, on_day: today() })
        .execute()
      const isSecond = signatures.length + 1 >= DEID_SIGNATURES
      if (!isSecond || report.strip === null) return await move('sign', acted)
      await addStep(trx, report.id, 'CONTACT_DESTROYED', today(), by)
      await move('sign', acted, { strip: null })
    })

  const beginActions = (target: ReportVersion, context: CallContext) =>
    act('act', target, context, async acted => {
      const { trx, report } = acted
      if (!(await isSigned(trx, report.id))) throw new Refusal(REPORT_ERRORS.notSigned)
      if ((await ordersOf(trx, report.id)).length === 0) throw new Refusal(REPORT_ERRORS.noOrder)
      await move('act', acted)
    })

  const submitClosing = ({ id, version, ...closing }: SubmitClosing, context: CallContext) =>
    act('submitClosing', { id, version }, context, async acted => {
      const { trx, report, by } = acted
      const orders = await ordersOf(trx, report.id)
      const open = orders.filter(({ status }) => status !== 'CLOSED').map(({ ro_no }) => ro_no)
      if (open.length > 0) throw new Refusal(REPORT_ERRORS.ordersOpen, { detail: open.join('、') })
      const problem = closingProblem(closing, {
        language: report.language,
        initial: requireWork(acted).findings.risk,
        hasActions: orders.length > 0,
      })
      if (problem !== null) throw new Refusal(REPORT_ERRORS[problem])
      await changeWork(trx, report.id, { closing: JSON.stringify(closing), submitted_by: by })
      await move('submitClosing', acted)
    })

  const approveClosing = (target: ReportVersion, context: CallContext) =>
    act('approveClosing', target, context, async acted => {
      const { trx, report } = acted
      const { closing } = requireWork(acted)
      await sendToHolder(acted, 'FEEDBACK', closing?.feedback[report.language] ?? '')
      await destroyFiles(trx, report.id)
      await move('approveClosing', acted, { closed_on: today() })
    })

  const backTo =
    (action: 'returnClosing' | 'reopen') =>
    ({ text, ...target }: ReportVersion & { readonly text: string }, context: CallContext) =>
      act(action, target, context, async acted => {
        await changeWork(acted.trx, acted.report.id, { closing: null, submitted_by: null })
        await move(action, acted, { closed_on: null }, text.trim())
      })

  const publish = (target: ReportVersion, context: CallContext) =>
    act('publish', target, context, async acted => {
      const { trx, report, by } = acted
      const work = requireWork(acted)
      if (!isPublishable(work.findings.card)) throw new Refusal(REPORT_ERRORS.cardIncompleteBoth)
      if (!(await isSigned(trx, report.id))) throw new Refusal(REPORT_ERRORS.notSigned)
      const id = work.library_id ?? randomUUID()
      await putLibraryEntry(trx, id, { report, work, by, at: clock.now() })
      await changeWork(trx, report.id, { library_id: id })
      await move('publish', acted)
      await messages.publish(trx, VSR_PUBLISHED, {
        site: '',
        to: [],
        by: null,
        attributes: { category: report.category },
        values: { id, title: work.findings.card.title },
      })
    })

  const withdraw = (target: ReportVersion, context: CallContext) =>
    act('withdraw', target, context, async acted => {
      const { trx } = acted
      const { library_id } = requireWork(acted)
      await trx
        .updateTable('safety_quality_library_entry')
        .set({ published: false })
        .where('id', '=', library_id ?? '')
        .execute()
      await move('withdraw', acted)
    })

  return {
    accept,
    saveWork,
    sign,
    beginActions,
    submitClosing,
    approveClosing,
    returnClosing: backTo('returnClosing'),
    reopen: backTo('reopen'),
    publish,
    withdraw,
  }
}

function requireWork({ work }: ActedReport): WorkRecord {
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

interface Published {
  readonly report: ActedReport['report']
  readonly work: WorkRecord
  readonly by: string
  readonly at: Date
}

/** Stores a new library entry, or updates the one the report already has. */
async function putLibraryEntry(
  trx: ReportDb,
  id: string,
  { report, work, by, at }: Published,
): Promise<void> {
  const { card, factors, risk } = work.findings
  const texts = {
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
    await trx.updateTable('safety_quality_library_entry').set(texts).where('id', '=', id).execute()
    return
  }
  // Two reports published at once get different numbers.
  await sql`lock table safety_quality_library_entry in share row exclusive mode`.execute(trx)
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(substring(entry_no from 5)::int), 0) + 1 as next from safety_quality_library_entry`.execute(
    trx,
  )
  const entryNo = `LIB-${String(rows[0]?.next ?? 1).padStart(LIBRARY_DIGITS, '0')}`
  const made = { id, entry_no: entryNo, create_by: by, create_time: at }
  await trx
    .insertInto('safety_quality_library_entry')
    .values({ ...made, ...texts })
    .execute()
}
