import type { PageOf } from '@apron/contract/lists/paging'
import { wireTime } from '@apron/contract/wire/formats/wire-time'
import { type CallContext, type CallingPerson, callerOf } from '@apron/server-kit/calls/call-context'
import { loadNames, type Names } from '@apron/server-kit/people/names'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { peopleOfHistory, readHistory, toHistoryEntry } from '@apron/server-kit/records/history'
import { listRows } from '@apron/server-kit/records/list-rows'
import { OCC_ACTION_PERMISSIONS } from '../../contract/occurrences/occurrence.calls.ts'
import type { OccDetail, OccQuery, OccRow } from '../../contract/occurrences/occurrence.entities.ts'
import {
  OCC_ACTIONS,
  type OccAction,
  type OccHistoryAction,
  type OccStatus,
} from '../../contract/occurrences/occurrence.values.ts'
import type { OccRecord } from './occ.repository.ts'
import * as repository from './occ.repository.ts'
import { decideOccAction } from './occ-state.ts'
import { OCC_VISIBILITY } from './occ-visibility.ts'
import { OCC_HISTORY, type OccDb } from './occurrence.tables.ts'

/** Kind of record that the attachments belong to. */
export const OCC_FILES = 'safetyQuality.occurrence'

/** Reads the list of reports and single reports. */
export function occReader(
  services: Pick<PluginServices, 'clock' | 'db' | 'departments' | 'people'>,
  db: OccDb,
) {
  async function queryPage(query: OccQuery, context: CallContext): Promise<PageOf<OccRow>> {
    const person = callerOf(context)
    const viewer = await OCC_VISIBILITY.viewerOf(services, person)
    const { page, names } = await listRows(services, context.language, repository.OCC_LIST, {
      found: repository.selectOccurrences(db, viewer, query.queryCriteria),
      query,
      codesOf: async sortBy => repository.OCC_CODES.get(sortBy) ?? null,
    })
    return { ...page, records: page.records.map(row => toRow(row, names, person)) }
  }

  async function detail(id: string, context: CallContext): Promise<OccDetail> {
    const person = callerOf(context)
    const viewer = await OCC_VISIBILITY.viewerOf(services, person)
    const report = await repository.OCCURRENCES.require(services, id, context)
    const pairs = await repository.findPairs(db, report, viewer)
    const history = await readHistory<OccHistoryAction, OccStatus>(db, OCC_HISTORY, id)
    const names = await loadNames(services, context.language, {
      people: [report.create_by, ...peopleOfHistory(history)],
      departments: [],
    })
    return {
      ...toRow(report, names, person),
      event: report.event,
      details: report.details,
      attachments: report.attachments,
      pairId: report.pair_id,
      pairs: pairs.map(pair => ({ id: pair.id, reportNo: pair.report_no, title: pair.title })),
      receiptNo: report.receipt_no,
      receiptDate: report.receipt_date,
      history: history.map(line => toHistoryEntry(line, names)),
      actions: OCC_ACTIONS.filter(action => mayDo(action, report, person)),
    }
  }

  return { queryPage, detail }
}

function mayDo(action: OccAction, report: OccRecord, { resources, userCode }: CallingPerson): boolean {
  const parts = { author: report.create_by === userCode }
  return (
    resources.has(OCC_ACTION_PERMISSIONS[action]) && decideOccAction(action, report.status, parts).allowed
  )
}

function toRow(report: OccRecord, names: Names, person: CallingPerson): OccRow {
  return {
    id: report.id,
    version: report.version,
    reportNo: report.report_no,
    reportType: report.report_type,
    language: report.language,
    title: report.title,
    acReg: report.ac_reg,
    status: report.status,
    author: names.person(report.create_by),
    submittedAt: report.submitted_at && wireTime(report.submitted_at),
    mandatoryDeadline: report.mandatory_deadline,
    mayEdit: mayDo('edit', report, person),
  }
}
