import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import { type CallContext, type CallingPerson, callerOf } from '../../calls/call-context.ts'
import { departmentsFor } from '../../people/acting.ts'
import type { PluginServices } from '../../plugin/plugin-services.ts'
import {
  conditionOf,
  type StoredRule,
  satisfies,
  type Viewer,
  type VisibilityRule,
} from './visibility-rule.ts'

export interface VisibilityDescription<Row> {
  readonly table: string
  /** Alias of the table in queries that use {@link Visibility.where}. */
  readonly alias: string
  /**
   * Permission to read such records. The departments of delegators for whom the caller acts with it count as the
   * caller's own.
   */
  readonly permission: string
  readonly rule: VisibilityRule<Row>
}

/** Which records of a kind a person may read, as a predicate and as SQL. */
export interface Visibility<Row> {
  readonly description: Omit<VisibilityDescription<Row>, 'rule'> & { readonly rule: StoredRule }
  /** Loads the departments of a caller if the rule needs them. */
  readonly viewerOf: (services: Services, person: CallingPerson) => Promise<Viewer>
  readonly matches: (row: Row, viewer: Viewer) => boolean
  readonly where: (viewer: Viewer) => Expression<SqlBool>
  /** Returns the condition for the caller, as `visible` of the hooks of a record. */
  readonly whereOf: (context: CallContext, services: Services) => Promise<Expression<SqlBool>>
}

type Services = Pick<PluginServices, 'clock' | 'departments'>

/** Derives from one description the predicate for a single record and the SQL condition for a list. */
export function visibleTo<Row extends object>(description: VisibilityDescription<Row>): Visibility<Row> {
  const { alias, permission } = description
  const rule: StoredRule = description.rule
  const needsDepartments = asksDepartment(rule)
  async function viewerOf({ clock, departments }: Services, person: CallingPerson): Promise<Viewer> {
    const { userCode, resources, sites } = person
    const below = needsDepartments
      ? await departments.withBelow(person.deptCode, ...departmentsFor(person, permission))
      : []
    return { userCode, resources, sites, departments: below, now: clock.now() }
  }
  function where(viewer: Viewer): Expression<SqlBool> {
    const condition = conditionOf(rule, alias, viewer)
    return typeof condition === 'boolean' ? expressionBuilder().lit(condition) : condition
  }
  return {
    description,
    viewerOf,
    matches: (row, viewer) => satisfies(rule, new Map<string, unknown>(Object.entries(row)), viewer),
    where,
    whereOf: async (context, services) => where(await viewerOf(services, callerOf(context))),
  }
}

function asksDepartment(rule: StoredRule): boolean {
  if ('any' in rule) return rule.any.some(asksDepartment)
  if ('all' in rule) return rule.all.some(asksDepartment)
  return 'department' in rule
}
