import type { Language } from '@apron/contract/dictionary/language'
import { textOf } from '@apron/contract/texts/text-pair'
import { wireDate, wireTime } from '@apron/contract/wire/formats/wire-time'
import type { CallingPerson } from '@apron/server-kit/calls/call-context'
import type { Names } from '@apron/server-kit/people/names'
import * as calls from '../../contract/rectifications/rectification.calls.ts'
import type { RoCycle, RoExtension, RoRow } from '../../contract/rectifications/rectification.entities.ts'
import { daysBetween, roDueInDays } from '../../contract/rules/rectifications/ro-due.ts'
import type * as repository from './ro.repository.ts'
import type { FoundRo, RoRecord } from './ro.repository.ts'
import type { RoFacts, RoParts } from './rules/ro-state.ts'

/** Returns the title in a language. The English title is optional. */
export const roTitleOf = (order: Pick<RoRecord, 'title_zh' | 'title_en'>, language: Language) =>
  textOf({ zh: order.title_zh, en: order.title_en }, language)

/** Converts a stored order to a row of the list. */
export function toRoRow(order: RoRecord, names: Names, language: Language, today: string): RoRow {
  return {
    id: order.id,
    version: order.version,
    roNo: order.ro_no,
    title: roTitleOf(order, language),
    sourceType: order.source_type,
    level: order.level,
    siteCode: order.site_code,
    acReg: order.ac_reg,
    ata: order.ata,
    respDept: names.department(order.resp_dept),
    respPerson: names.person(order.resp_person),
    issuer: names.person(order.issuer),
    issuedAt: order.issued_at && wireTime(order.issued_at),
    planDue: order.plan_due,
    rectifyDue: order.rectify_due,
    status: order.status,
    cycle: order.cycle,
    daysOpen: daysOpen(order, today),
    dueInDays: roDueInDays(order.status, order.rectify_due, today),
  }
}

/** Returns the days from issue to closing, or until today. Returns null for drafts and void orders. */
function daysOpen({ issued_at: issued, closed_at: closed, status }: RoRecord, today: string): number | null {
  if (issued === null || status === 'VOID') return null
  return daysBetween(wireDate(issued), closed === null ? today : wireDate(closed))
}

type Causes = Awaited<ReturnType<typeof repository.findCauses>>
export type MeasureRecord = Awaited<ReturnType<typeof repository.findMeasures>>[number]

/**
 * Groups causes and actions by cycle, newest first. @param mayReport whether the caller may report progress of an
 * action
 */
export function toCycles(
  causes: Causes,
  measures: readonly MeasureRecord[],
  names: Names,
  newest: number,
  mayReport: (measure: MeasureRecord) => boolean,
): RoCycle[] {
  return Array.from({ length: newest }, (_, index) => newest - index).map(cycle => ({
    cycle,
    causes: causes
      .filter(cause => cause.cycle === cycle)
      .map(({ method, category, statement, whys }) => ({ method, category, statement, whys })),
    measures: measures
      .filter(measure => measure.cycle === cycle)
      .map(measure => ({
        id: measure.id,
        seq: measure.seq,
        kind: measure.kind,
        cause: measure.cause,
        description: measure.description,
        owner: names.person(measure.owner),
        due: measure.due,
        doneDate: measure.done_date,
        doneRemark: measure.done_remark,
        evidence: measure.evidence,
        status: measure.status,
        mayReport: cycle === newest && mayReport(measure),
      })),
  }))
}

type Extensions = Awaited<ReturnType<typeof repository.findExtensions>>

export function toExtension(row: Extensions[number], names: Names): RoExtension {
  return {
    cycle: row.cycle,
    oldDue: row.old_due,
    newDue: row.new_due,
    reason: row.reason,
    risk: row.risk,
    askedBy: names.person(row.asked_by),
    askedAt: wireTime(row.asked_at),
    decision: row.decision,
    decidedBy: row.decided_by === null ? null : names.person(row.decided_by),
    decidedAt: row.decided_at && wireTime(row.decided_at),
    remark: row.remark,
  }
}

/** Returns the caller's parts in one order. @param managed departments for which the caller names responsible people */
export function roPartsOf(
  { userCode, resources }: Pick<CallingPerson, 'userCode' | 'resources'>,
  order: Pick<FoundRo, 'resp_person' | 'owners' | 'resp_dept' | 'effect_by'>,
  managed: readonly string[],
): RoParts {
  return {
    responsible: order.resp_person === userCode,
    owner: order.owners.includes(userCode),
    manager: managed.includes(order.resp_dept),
    extender: resources.has(calls.RO_EXTEND_PERMISSION),
    director: resources.has(calls.RO_COUNTERSIGN_PERMISSION),
    judgedEffect: order.effect_by === userCode,
  }
}

export function roFactsOf(
  order: Pick<FoundRo, 'status' | 'level' | 'effect_by' | 'watch_until' | 'pending'>,
  today: string,
): RoFacts {
  return {
    status: order.status,
    level: order.level,
    effectJudged: order.effect_by !== null,
    watchOver: order.watch_until !== null && order.watch_until <= today,
    extensionPending: order.pending,
  }
}
