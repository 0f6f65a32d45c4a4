import type { PageOf } from '@apron/contract/lists/paging'
import { wireDate, wireTime } from '@apron/contract/wire/formats/wire-time'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import { loadNames } from '@apron/server-kit/people/names'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { peopleOfHistory, readHistory, toHistoryEntry } from '@apron/server-kit/records/history'
import { listRows, namesInUse } from '@apron/server-kit/records/list-rows'
import { requireCalendarDate } from '@apron/server-kit/time/calendar-date'
import { RO_ACTION_PERMISSIONS } from '../../contract/rectifications/rectification.calls.ts'
import type {
  RoDetail,
  RoFilterOptions,
  RoQuery,
  RoRow,
} from '../../contract/rectifications/rectification.entities.ts'
import {
  RO_ACTIONS,
  RO_SOURCES,
  RO_STATUSES,
  type RoAction,
  type RoHistoryAction,
  type RoStatus,
} from '../../contract/rectifications/rectification.values.ts'
import { CONTAINMENT_HOURS } from '../../contract/rules/rectifications/ro-due.ts'
import { extensionRequestProblem } from '../../contract/rules/rectifications/ro-extension.ts'
import { isTrainingOnly } from '../../contract/rules/rectifications/ro-plan.ts'
import { RO_HISTORY, type RoDb } from './rectification.tables.ts'
import { roFilterCondition } from './ro.filter.ts'
import * as repository from './ro.repository.ts'
import { roFactsOf, roPartsOf, toCycles, toExtension, toRoRow } from './ro.view.ts'
import { roAwaits } from './rules/ro-awaiting.ts'
import { decideRoAction } from './rules/ro-state.ts'
import { managedDepartments, RO_VISIBILITY } from './rules/ro-visibility.ts'

/** Kind of record that evidence belongs to. */
export const RO_FILES = 'safetyQuality.rectification'

const HOUR_MS = 3_600_000

/** Codes of the columns that show a text, in the order of the process. */
const CODES: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['status', RO_STATUSES],
  ['sourceType', RO_SOURCES],
])

/** Reads the list of orders, its filter options, and single orders. */
export function roReader(services: PluginServices, db: RoDb) {
  const selectVisible = async (context: CallContext) =>
    repository.selectVisibleRos(db, [context.site], await RO_VISIBILITY.viewerOf(services, callerOf(context)))

  async function queryPage(query: RoQuery, context: CallContext): Promise<PageOf<RoRow>> {
    const person = callerOf(context)
    const { dueFrom, dueTo, awaitingMe } = query.queryCriteria
    requireCalendarDate(dueFrom, dueTo)
    const today = wireDate(services.clock.now())
    const visible = await selectVisible(context)
    const matched = visible.where(roFilterCondition(query.queryCriteria, today, person.userCode))
    const { page, names } = await listRows(services, context.language, repository.RO_LIST, {
      found: awaitingMe === true ? matched.where(roAwaits(person, today)) : matched,
      query,
      codesOf: async sortBy => CODES.get(sortBy) ?? null,
    })
    return { ...page, records: page.records.map(row => toRoRow(row, names, context.language, today)) }
  }

  async function filterOptions(context: CallContext): Promise<RoFilterOptions> {
    const visible = await selectVisible(context)
    const { sorted } = await namesInUse(services, context.language, repository.RO_LIST, visible)
    return { departments: sorted('resp_dept') }
  }

  async function detail(id: string, context: CallContext): Promise<RoDetail> {
    const person = callerOf(context)
    const order = await repository.RECTIFICATION_ORDERS.require(services, id, context)
    const causes = await repository.findCauses(db, id)
    const measures = await repository.findMeasures(db, id)
    const extensions = await repository.findExtensions(db, id)
    const history = await readHistory<RoHistoryAction, RoStatus>(db, RO_HISTORY, id)
    const names = await loadNames(services, context.language, {
      people: [
        order.resp_person,
        order.issuer,
        ...measures.map(({ owner }) => owner),
        ...extensions.flatMap(row => [row.asked_by, row.decided_by ?? '']),
        ...peopleOfHistory(history),
      ],
      departments: [order.resp_dept],
    })
    const today = wireDate(services.clock.now())
    const parts = roPartsOf(person, order, await managedDepartments(services, person))
    const facts = roFactsOf(order, today)
    const otherSite = order.site_code !== context.site
    const granted = extensions.filter(
      ({ cycle, decision }) => cycle === order.cycle && decision === 'GRANTED',
    ).length
    const mayDo = (action: RoAction) =>
      !otherSite &&
      person.resources.has(RO_ACTION_PERMISSIONS[action]) &&
      decideRoAction(action, facts, parts).allowed &&
      (action !== 'askExtension' ||
        extensionRequestProblem({
          level: order.level,
          rectifyDue: order.rectify_due,
          today,
          granted,
          pending: order.pending,
        }) === null)
    const actions = RO_ACTIONS.filter(mayDo)
    const mayReport = ({ owner, status }: { readonly owner: string; readonly status: string }) =>
      actions.includes('saveProgress') &&
      status !== 'VERIFIED' &&
      (parts.responsible || owner === person.userCode)
    return {
      ...toRoRow(order, names, context.language, today),
      titleZh: order.title_zh,
      description: order.description,
      basis: order.basis,
      source:
        order.source_type === 'CHECK' && order.source_id !== null
          ? { id: order.source_id, number: order.source_no ?? '' }
          : null,
      evidence: order.evidence,
      containment: order.containment,
      containedAt: order.contained_at && wireTime(order.contained_at),
      containmentDue:
        order.level === '1' && order.issued_at !== null
          ? wireTime(new Date(order.issued_at.getTime() + CONTAINMENT_HOURS * HOUR_MS))
          : null,
      trainingOnly: isTrainingOnly(
        measures.filter(({ cycle }) => cycle === order.cycle),
        order.level,
      ),
      watchUntil: order.watch_until,
      watchMeasure: order.watch_measure,
      effectJudged: order.effect_by !== null,
      closedAt: order.closed_at && wireTime(order.closed_at),
      cycles: toCycles(causes, measures, names, order.cycle, mayReport),
      extensions: extensions.map(row => toExtension(row, names)),
      history: history.map(line => toHistoryEntry(line, names)),
      actions,
      otherSite,
    }
  }

  return { queryPage, filterOptions, detail }
}
