import { randomUUID } from 'node:crypto'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal, rejectProblems } from '@apron/contract/errors/refusal'
import type { RecordVersion } from '@apron/contract/records/define-record'
import { visibleLength } from '@apron/contract/texts/normalize-text'
import { wireDate } from '@apron/contract/wire/formats/wire-time'
import { type CallContext, type CallingPerson, callerOf } from '@apron/server-kit/calls/call-context'
import { requirePeople } from '@apron/server-kit/people/require-people'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { createAct, requireAllowed } from '@apron/server-kit/records/act-on-record'
import { createOrChange } from '@apron/server-kit/records/create-record'
import { requireCalendarDate } from '@apron/server-kit/time/calendar-date'
import type { Updateable } from 'kysely'
import { CHECK_ORDER_ERRORS } from '../../contract/checks/check-order.errors.ts'
import { RO_ACTION_PERMISSIONS } from '../../contract/rectifications/rectification.calls.ts'
import type * as entities from '../../contract/rectifications/rectification.entities.ts'
import { RECTIFICATION_ERRORS } from '../../contract/rectifications/rectification.errors.ts'
import {
  RO_LIMITS,
  type RoAction,
  type RoHistoryAction,
} from '../../contract/rectifications/rectification.values.ts'
import { addDays, latestDue } from '../../contract/rules/rectifications/ro-due.ts'
import { extensionProblem } from '../../contract/rules/rectifications/ro-extension.ts'
import { isTrainingOnly, planProblems } from '../../contract/rules/rectifications/ro-plan.ts'
import { reportProblem } from '../../contract/rules/rectifications/ro-report.ts'
import type { FindingLevel } from '../../contract/values.ts'
import { VSR_ACTIONS_DONE } from '../voluntary-reports/report.events.ts'
import { type RectificationTable, RO_HISTORY, type RoDb, type RoTables } from './rectification.tables.ts'
import { filesOfRo } from './ro.columns.ts'
import { valuesOfDraft, valuesOfPlan } from './ro.dictionary.ts'
import { requireResponsible, requireValidDraft, roColumnsOf, roDrafts } from './ro.drafts.ts'
import { notifyOfRo } from './ro.messages.ts'
import { RO_FILES } from './ro.reader.ts'
import type { FoundRo } from './ro.repository.ts'
import * as repository from './ro.repository.ts'
import { type MeasureRecord, roFactsOf, roPartsOf } from './ro.view.ts'
import { findReportWithClosedOrders } from './ro-of-report.store.ts'
import { putPlan } from './ro-plan.store.ts'
import { decideRoAction } from './rules/ro-state.ts'
import { managedDepartments } from './rules/ro-visibility.ts'

type Columns = Updateable<RectificationTable>

/** An order with the departments that the caller manages. */
interface ManagedRo extends FoundRo {
  readonly managed: readonly string[]
}

/** Cycle in which a finding is raised by one level. */
const RAISING_CYCLE = 3
const RAISED: Readonly<Record<FindingLevel, FindingLevel>> = { '1': '1', '2': '1', '3': '2' }

/** Carries out the actions on a rectification order, each in one transaction with its line of history. */
export function roWriter(
  services: Pick<
    PluginServices,
    'clock' | 'db' | 'departments' | 'dictionaries' | 'files' | 'in' | 'messages' | 'people'
  >,
  db: RoDb,
) {
  const today = () => wireDate(services.clock.now())
  const act = createAct<RoTables, ManagedRo, RoHistoryAction, RoAction, Columns>(
    { db, clock: services.clock },
    {
      table: 'safety_quality_rectification',
      history: RO_HISTORY,
      otherSite: RECTIFICATION_ERRORS.otherSite,
      async lock(trx, id, context) {
        const bound = services.in(trx)
        const order = await repository.RECTIFICATION_ORDERS.require(bound, id, context, 'locked')
        return { ...order, managed: await managedDepartments(bound, callerOf(context)) }
      },
      authorize(action, order, person) {
        const parts = roPartsOf(person, order, order.managed)
        const decision = decideRoAction(action, roFactsOf(order, today()), parts)
        return requireAllowed(decision, RECTIFICATION_ERRORS, { date: order.watch_until ?? '' })
      },
      permissionOf: action => RO_ACTION_PERMISSIONS[action],
      async notify(trx, { found, action, by, remark }) {
        const order = (await repository.findRo(trx, found.id)) ?? found
        const extension =
          action === 'askExtension' ? await repository.findPendingExtension(trx, found.id) : undefined
        await notifyOfRo(services.messages, trx, {
          action,
          order,
          by,
          remark,
          ...(extension === undefined ? {} : { newDue: extension.new_due }),
        })
        if (order.status === 'CLOSED') await notifyHandler(trx, order)
      },
    },
  )

  /** Notifies the handler of a voluntary report when its last order is closed. */
  async function notifyHandler(trx: RoDb, { source_type, source_id }: FoundRo): Promise<void> {
    if (source_type !== 'VSR' || source_id === null) return
    const report = await findReportWithClosedOrders(trx, source_id)
    if (report === undefined) return
    await services.messages.publish(trx, VSR_ACTIONS_DONE, {
      site: '',
      to: [{ users: [report.handler] }],
      by: null,
      values: { id: source_id, no: report.report_no },
    })
  }

  const drafts = roDrafts(services, db)

  const linkFiles = async (trx: RoDb, id: string, person: CallingPerson) =>
    services.files.link(trx, { kind: RO_FILES, id }, await filesOfRo(trx, id), person)

  /** Creates or updates a draft. Returns its id. */
  async function save(draft: entities.RoDraft, context: CallContext): Promise<string> {
    await requireValidDraft(services, draft, callerOf(context))
    const edit = (target: RecordVersion) =>
      act('edit', target, context, async ({ trx, found: { id }, person }) => {
        await services.dictionaries.hold(trx, valuesOfDraft(draft))
        const columns = roColumnsOf(draft)
        await trx
          .updateTable('safety_quality_rectification')
          .set({ evidence: columns.evidence })
          .where('id', '=', id)
          .execute()
        await linkFiles(trx, id, person)
        return { columns }
      })
    return await createOrChange(draft, () => drafts.create(draft, context), edit)
  }

  const issue = (body: RecordVersion, context: CallContext) =>
    act('issue', body, context, async ({ trx, found, person, now }) => {
      const { level, plan_due: planDue, rectify_due: rectifyDue } = found
      const { resp_dept: respDept, resp_person: respPerson } = found
      const draft = { level, planDue, rectifyDue, respDept, respPerson }
      await requireValidDraft(services.in(trx), draft, person)
      return { columns: { issuer: person.userCode, issued_at: now } }
    })

  const accept = (body: entities.AcceptRo, context: CallContext) =>
    act('accept', body, context, ({ found, now }) => {
      const containment = body.containment.trim()
      if (found.level === '1' && containment === '') {
        throw new Refusal(RECTIFICATION_ERRORS.containmentMissing)
      }
      return containment === '' ? {} : { remark: containment, columns: { containment, contained_at: now } }
    })

  const reassign = ({ respPerson, reason, ...body }: entities.ReassignRo, context: CallContext) =>
    act('reassign', body, context, async ({ trx, found }) => {
      // Reassigning has no issuer: the manager belongs to the responsible department.
      const issuerDept = ''
      await requireResponsible(services.in(trx), { respDept: found.resp_dept, respPerson }, issuerDept)
      return { remark: reason.trim(), columns: { resp_person: respPerson } }
    })

  async function savePlan(body: entities.SavePlan, context: CallContext): Promise<void> {
    requireCalendarDate(...body.measures.map(({ due }) => due))
    const owners = body.measures.map(({ owner }) => owner)
    await requirePeople(services.people, owners, CHECK_ORDER_ERRORS.unknownPerson)
    await act('savePlan', body, context, async ({ trx, found, now }) => {
      await services.dictionaries.hold(trx, valuesOfPlan(body))
      await putPlan(trx, found, body)
      const containment = body.containment.trim()
      const isFirst = containment !== '' && found.contained_at === null
      return { columns: { containment, ...(isFirst ? { contained_at: now } : {}) } }
    })
  }

  const sendPlan = (body: RecordVersion, context: CallContext) =>
    act('sendPlan', body, context, async ({ trx, found }) => {
      if (found.level === '1' && found.containment === '') {
        throw new Refusal(RECTIFICATION_ERRORS.containmentMissing)
      }
      const causes = (await repository.findCauses(trx, found.id)).filter(({ cycle }) => cycle === found.cycle)
      const measures = await listCurrentMeasures(trx, found)
      const problems = planProblems(
        { causes, measures },
        { level: found.level, rectifyDue: found.rectify_due },
      )
      rejectProblems(problems, RECTIFICATION_ERRORS)
    })

  const acceptPlan = (body: entities.RoWithRemark, context: CallContext) =>
    act('acceptPlan', body, context, async ({ trx, found }) => {
      const remark = body.remark.trim()
      const isTraining = isTrainingOnly(await listCurrentMeasures(trx, found), found.level)
      if (isTraining && visibleLength(remark) < RO_LIMITS.reasonMin) {
        throw new Refusal(RECTIFICATION_ERRORS.trainingOnly)
      }
      return { remark }
    })

  const returnPlan = (body: entities.RoWithReason, context: CallContext) =>
    act('returnPlan', body, context, () => ({ remark: body.reason.trim() }))

  async function saveProgress(body: entities.SaveProgress, context: CallContext): Promise<void> {
    for (const { doneDate } of body.measures) {
      requireCalendarDate(doneDate)
      if (doneDate !== null && doneDate > today()) {
        throw new Refusal(SERVER_ERRORS.badRequest, { detail: doneDate })
      }
    }
    await act('saveProgress', body, context, async ({ trx, found, person }) => {
      const measures = new Map((await listCurrentMeasures(trx, found)).map(each => [each.id, each]))
      const seqs: number[] = []
      for (const { id, doneDate, doneRemark, evidence } of body.measures) {
        const measure = requireReportable(measures.get(id), found, person)
        measures.delete(id)
        seqs.push(measure.seq)
        await trx
          .updateTable('safety_quality_measure')
          .set({
            done_date: doneDate,
            done_remark: doneRemark.trim(),
            evidence: JSON.stringify(evidence),
            status: doneDate === null ? (measure.status === 'DONE' ? 'OPEN' : measure.status) : 'DONE',
          })
          .where('id', '=', id)
          .execute()
      }
      await linkFiles(trx, found.id, person)
      return { remark: seqs.toSorted((a, b) => a - b).join(', ') }
    })
  }

  const report = (body: RecordVersion, context: CallContext) =>
    act('report', body, context, async ({ trx, found }) => {
      const problem = reportProblem(await listCurrentMeasures(trx, found), found.level)
      rejectProblems([problem], RECTIFICATION_ERRORS)
    })

  const verify = (body: entities.VerifyRo, context: CallContext) =>
    act('verify', body, context, async ({ trx, found, now }) => {
      const remark = body.remark.trim()
      await trx
        .updateTable('safety_quality_measure')
        .set({ status: 'VERIFIED' })
        .where('order_id', '=', found.id)
        .where('cycle', '=', found.cycle)
        .execute()
      if (found.level === '3') return { remark, columns: { closed_at: now } }
      const measure = body.watchMeasure.trim()
      if (body.watchDays === null || visibleLength(measure) < RO_LIMITS.watchMeasureMin) {
        throw new Refusal(RECTIFICATION_ERRORS.watchMissing)
      }
      return {
        remark,
        columns: { watch_until: addDays(today(), body.watchDays), watch_measure: measure },
      }
    })

  const reject = (body: entities.RejectRo, context: CallContext) =>
    act('reject', body, context, async ({ trx, found }) => {
      const knownIds = new Set((await listCurrentMeasures(trx, found)).map(({ id }) => id))
      const unknown = body.measures.find(id => !knownIds.has(id))
      if (unknown !== undefined) throw new Refusal(SERVER_ERRORS.badRequest, { detail: unknown })
      await trx
        .updateTable('safety_quality_measure')
        .set({ status: 'REJECTED', done_date: null })
        .where('id', 'in', body.measures)
        .execute()
      return { remark: body.reason.trim() }
    })

  const effective = (body: entities.RoWithRemark, context: CallContext) =>
    act('effective', body, context, ({ found, person, now }) => ({
      remark: body.remark.trim(),
      columns: { effect_by: person.userCode, ...(found.level === '1' ? {} : { closed_at: now }) },
    }))

  const countersign = (body: entities.RoWithRemark, context: CallContext) =>
    act('countersign', body, context, ({ now }) => ({
      remark: body.remark.trim(),
      columns: { closed_at: now },
    }))

  const ineffective = (body: entities.RoWithReason, context: CallContext) =>
    act('ineffective', body, context, ({ found }) => {
      const cycle = found.cycle + 1
      const level = cycle === RAISING_CYCLE ? RAISED[found.level] : found.level
      // A new cycle starts with new due dates.
      const { planDue, rectifyDue } = latestDue(level, today())
      return {
        remark: body.reason.trim(),
        columns: {
          cycle,
          level,
          plan_due: planDue,
          rectify_due: rectifyDue,
          reminded: '',
          watch_until: null,
          watch_measure: '',
          effect_by: null,
        },
      }
    })

  const makeVoid = (body: entities.VoidRo, context: CallContext) =>
    act('void', body, context, () => ({ remark: body.reason.trim() }))

  async function askExtension(body: entities.AskExtension, context: CallContext): Promise<void> {
    requireCalendarDate(body.newDue)
    await act('askExtension', body, context, async ({ trx, found, person, now }) => {
      const extensions = await repository.findExtensions(trx, found.id)
      const granted = extensions.filter(
        ({ cycle, decision }) => cycle === found.cycle && decision === 'GRANTED',
      ).length
      const problem = extensionProblem(body.newDue, {
        level: found.level,
        rectifyDue: found.rectify_due,
        today: today(),
        granted,
        pending: found.pending,
      })
      if (problem !== null) throw new Refusal(RECTIFICATION_ERRORS[problem])
      await trx
        .insertInto('safety_quality_extension')
        .values({
          id: randomUUID(),
          order_id: found.id,
          cycle: found.cycle,
          old_due: found.rectify_due,
          new_due: body.newDue,
          reason: body.reason.trim(),
          risk: body.risk.trim(),
          asked_by: person.userCode,
          asked_at: now,
          decision: null,
          decided_by: null,
          decided_at: null,
          remark: '',
        })
        .execute()
      return { remark: `${found.rectify_due} → ${body.newDue}` }
    })
  }

  const decideExtension = (body: entities.DecideExtension, context: CallContext) =>
    act(
      body.granted ? 'grantExtension' : 'refuseExtension',
      body,
      context,
      async ({ trx, found, person, now }) => {
        const pending = await repository.findPendingExtension(trx, found.id)
        if (pending === undefined) throw new Refusal(SERVER_ERRORS.notAllowedInState)
        const remark = body.remark.trim()
        await trx
          .updateTable('safety_quality_extension')
          .set({
            decision: body.granted ? 'GRANTED' : 'REFUSED',
            decided_by: person.userCode,
            decided_at: now,
            remark,
          })
          .where('id', '=', pending.id)
          .execute()
        // A refused extension keeps the old due date.
        return body.granted ? { remark, columns: { rectify_due: pending.new_due, reminded: '' } } : { remark }
      },
    )

  return {
    readDraft: drafts.read,
    save,
    issue,
    accept,
    reassign,
    savePlan,
    sendPlan,
    acceptPlan,
    returnPlan,
    saveProgress,
    report,
    verify,
    reject,
    effective,
    countersign,
    ineffective,
    makeVoid,
    askExtension,
    decideExtension,
  }
}

/** Returns the actions of the current cycle. */
const listCurrentMeasures = async (trx: RoDb, { id, cycle }: FoundRo) =>
  (await repository.findMeasures(trx, id)).filter(measure => measure.cycle === cycle)

/** @throws Refusal when the action is not of this cycle, or the person may not report on it */
function requireReportable(
  measure: MeasureRecord | undefined,
  order: FoundRo,
  { userCode }: CallingPerson,
): MeasureRecord {
  if (measure === undefined) throw new Refusal(SERVER_ERRORS.badRequest, { detail: 'measures' })
  if (order.resp_person !== userCode && measure.owner !== userCode) throw new Refusal(SERVER_ERRORS.forbidden)
  if (measure.status === 'VERIFIED') throw new Refusal(SERVER_ERRORS.notAllowedInState)
  return measure
}
