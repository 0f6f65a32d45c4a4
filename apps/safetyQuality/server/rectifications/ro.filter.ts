import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { timeOfWire } from '@apron/contract/wire/formats/wire-time'
import { containsText } from '@apron/server-kit/db/contains-text'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { RoCriteria } from '../../contract/rectifications/rectification.entities.ts'
import { RO_DUE_STATUSES } from '../../contract/rules/rectifications/ro-due.ts'
import type { RectificationTable, RoTables } from './rectification.tables.ts'

const DAY_MS = 86_400_000

export type RoBuilder = ExpressionBuilder<RoTables & { o: RectificationTable }, 'o'>

// These subqueries do not refer to the order, so the database runs each only once.
/** Returns the condition that a person owns an action of the current cycle of order `o`. */
export const ownsAction = (userCode: string) =>
  sql<SqlBool>`(o.id, o.cycle) in (select order_id, cycle from safety_quality_measure where owner = ${userCode})`

/** Condition that an extension of order `o` is undecided. */
export const hasPendingExtension = sql<SqlBool>`o.id in (select order_id from safety_quality_extension where decision is null)`

/** Returns the condition that order `o` has a root cause of a category, in any cycle. */
const hasCause = (category: string) =>
  sql<SqlBool>`o.id in (select order_id from safety_quality_root_cause where category = ${category})`

/** Returns the moment at which a day begins at the sites. @throws Refusal for an invalid date */
function startOfDay(day: string, daysLater = 0): Date {
  const start = timeOfWire(`${day.slice(0, 10)} 00:00:00`)
  if (start === null) throw new Refusal(SERVER_ERRORS.badRequest, { detail: day })
  return new Date(start.getTime() + daysLater * DAY_MS)
}

/** Columns that a search looks through. */
export const RO_SEARCHED = ['o.ro_no', 'o.title_zh', 'o.title_en'] as const

/**
 * Converts the filter form, without `awaitingMe`, to a condition. `today` decides what is overdue, `userCode` what is
 * `mine`.
 */
export function roFilterCondition(criteria: RoCriteria, today: string, userCode: string) {
  return (eb: RoBuilder): Expression<SqlBool> => {
    const rules: Expression<SqlBool>[] = []
    const { text, status, level, sourceType, respDept, ata, cause, mine, overdue } = criteria
    const { issuedFrom, issuedTo, dueFrom, dueTo } = criteria
    if (text !== undefined) rules.push(containsText(RO_SEARCHED, text))
    if (status !== undefined && status.length > 0) rules.push(eb('o.status', 'in', status))
    if (level !== undefined) rules.push(eb('o.level', '=', level))
    if (sourceType !== undefined) rules.push(eb('o.source_type', '=', sourceType))
    if (respDept !== undefined) rules.push(eb('o.resp_dept', '=', respDept))
    if (ata !== undefined) rules.push(eb('o.ata', '=', ata))
    if (cause !== undefined) rules.push(hasCause(cause))
    if (issuedFrom !== undefined) rules.push(eb('o.issued_at', '>=', startOfDay(issuedFrom)))
    if (issuedTo !== undefined) rules.push(eb('o.issued_at', '<', startOfDay(issuedTo, 1)))
    if (dueFrom !== undefined) rules.push(sql<SqlBool>`o.rectify_due >= ${dueFrom}::text::date`)
    if (dueTo !== undefined) rules.push(sql<SqlBool>`o.rectify_due <= ${dueTo}::text::date`)
    if (mine === true) {
      rules.push(
        eb.or([eb('o.resp_person', '=', userCode), eb('o.issuer', '=', userCode), ownsAction(userCode)]),
      )
    }
    if (overdue === true) {
      rules.push(eb('o.status', 'in', RO_DUE_STATUSES), sql<SqlBool>`o.rectify_due < ${today}::text::date`)
    }
    return eb.and(rules)
  }
}
