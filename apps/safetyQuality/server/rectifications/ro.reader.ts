import type { PageOf } from '@apron/contract/lists/paging'
import { wireDate, wireTime } from '@apron/contract/wire/formats/wire-time'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import { loadNames } from '@apron/server-kit/people/names'
import { sortCodesByName } from '@apron/server-kit/people/sort-codes-by-name'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { peopleOfHistory, readHistory, toHistoryEntry } from '@apron/server-kit/records/history'
import type { Viewer } from '@apron/server-kit/records/visibility/visibility-rule'
import { requireCalendarDate } from '@apron/server-kit/time/calendar-date'
import { RO_ACTION_RIGHTS } from '../../contract/rectifications/rectification.calls.ts'
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
  type RoSortKey,
  type RoStatus,
} from '../../contract/rectifications/rectification.values.ts'
import { CONTAINMENT_HOURS } from '../../contract/rules/rectifications/ro-due.ts'
import { extensionClosed } from '../../contract/rules/rectifications/ro-extension.ts'
import { isTrainingOnly } from '../../contract/rules/rectifications/ro-plan.ts'
import { RO_HISTORY, type RoDb } from './rectification.tables.ts'
import * as repository from './ro.repository.ts'
import { roFactsOf, roPartsOf, toCycles, toExtension, toRoRow } from './ro.view.ts'
import { decideRoAction } from './rules/ro-state.ts'
import { managedDepartments, RO_VISIBILITY } from './rules/ro-visibility.ts'

/** Kind of record that evidence belongs to. */
export const RO_FILES = 'safetyQuality.rectification'

const HOUR_MS = 3_600_000

const NAMED_COLUMNS: ReadonlyMap<RoSortKey, repository.RoCodes> = new Map([
  ['respDept', 'resp_dept'],
  ['respPerson', 'resp_person'],
  ['issuer', 'issuer'],
])

/** Reads the list of orders, its filter options, and single orders. */
export function roReader(services: PluginServices, db: RoDb) {
  async function queryPage(query: RoQuery, context: CallContext): Promise<PageOf<RoRow>> {
    const person = callerOf(context)
    const { dueFrom, dueTo } = query.queryCriteria
    for (const day of [dueFrom, dueTo]) requireCalendarDate(day?.slice(0, 10))
    const today = wireDate(services.clock.now())
    const viewer = await RO_VISIBILITY.viewerOf(services, person)
    const page = await repository.listRos(db, {
      site: context.site,
      viewer,
      worker: person,
      query,
      codes: await sortedCodes(query.queryCriteria.sortBy, viewer, context),
      today,
    })
    const names = await loadNames(services, context.language, {
      people: page.records.flatMap(row => [row.resp_person, row.issuer]),
      departments: page.records.map(row => row.resp_dept),
    })
    return { ...page, records: page.records.map(row => toRoRow(row, names, context.language, today)) }
  }

  /**
   * Returns the codes of a column that shows names or states, in the order of the names or of the process. Returns null
   * for any other column.
   */
  async function sortedCodes(
    sortBy: RoSortKey | undefined,
    viewer: Viewer,
    { site, language }: CallContext,
  ): Promise<readonly string[] | null> {
    if (sortBy === 'status') return RO_STATUSES
    if (sortBy === 'sourceType') return RO_SOURCES
    const column = sortBy === undefined ? undefined : NAMED_COLUMNS.get(sortBy)
    if (column === undefined) return null
    const codes = await repository.listRoCodes(db, site, viewer, column)
    return await sortCodesByName(services, language, column === 'resp_dept' ? 'departments' : 'people', codes)
  }

  async function filterOptions(context: CallContext): Promise<RoFilterOptions> {
    const viewer = await RO_VISIBILITY.viewerOf(services, callerOf(context))
    const codes = await repository.listRoCodes(db, context.site, viewer, 'resp_dept')
    const departments = await sortCodesByName(services, context.language, 'departments', codes)
    const names = await loadNames(services, context.language, { people: [], departments })
    return { departments: departments.map(names.department) }
  }

  async function detail(id: string, context: CallContext): Promise<RoDetail> {
    const person = callerOf(context)
    const order = await repository.ROS.require(services, id, context)
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
      person.resources.has(RO_ACTION_RIGHTS[action]) &&
      decideRoAction(action, facts, parts).allowed &&
      (action !== 'askExtension' ||
        extensionClosed({
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
