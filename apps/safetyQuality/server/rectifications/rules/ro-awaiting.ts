import { type Expression, type SqlBool, sql } from 'kysely'
import * as calls from '../../../contract/rectifications/rectification.calls.ts'
import { RO_OPEN_STATUSES } from '../../../contract/rules/rectifications/ro-due.ts'
import { hasPendingExtension, ownsAction, type RoBuilder } from '../ro.filter.ts'

/** A person with the permissions that decide about their work. */
export interface RoWorker {
  readonly userCode: string
  readonly resources: ReadonlySet<string>
}

/** Returns the condition that order `o` awaits a person. Must agree with `roNextWork`. */
export function roAwaits({ userCode, resources }: RoWorker, today: string) {
  return (eb: RoBuilder): Expression<SqlBool> => {
    const responsible = eb('o.resp_person', '=', userCode)
    const owner = ownsAction(userCode)
    const independent = eb.not(eb.or([responsible, owner]))
    const levelOne = eb('o.level', '=', '1')
    const rules: Expression<SqlBool>[] = [
      eb.and([eb('o.status', 'in', ['ISSUED', 'ANALYSING']), responsible]),
      eb.and([eb('o.status', '=', 'IMPLEMENTING'), eb.or([responsible, owner])]),
    ]
    const pending = eb.and([eb('o.status', 'in', RO_OPEN_STATUSES), hasPendingExtension, eb.not(responsible)])
    if (resources.has(calls.RO_ADD_PERMISSION)) rules.push(eb('o.status', '=', 'DRAFT'))
    if (resources.has(calls.RO_REVIEW_PERMISSION)) {
      rules.push(eb.and([eb('o.status', '=', 'PLAN_REVIEW'), independent]))
    }
    if (resources.has(calls.RO_VERIFY_PERMISSION)) {
      rules.push(
        eb.and([eb('o.status', '=', 'VERIFYING'), independent]),
        eb.and([
          eb('o.status', '=', 'EFFECT_WATCH'),
          eb('o.effect_by', 'is', null),
          sql<SqlBool>`o.watch_until <= ${today}::text::date`,
          independent,
        ]),
      )
    }
    if (resources.has(calls.RO_EXTEND_PERMISSION)) rules.push(eb.and([pending, eb.not(levelOne)]))
    if (resources.has(calls.RO_COUNTERSIGN_PERMISSION)) {
      rules.push(
        eb.and([pending, levelOne]),
        eb.and([
          eb('o.status', '=', 'EFFECT_WATCH'),
          levelOne,
          eb('o.effect_by', '!=', userCode),
          independent,
        ]),
      )
    }
    return eb.or(rules)
  }
}
