import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { CallingPerson } from '../../calls/call-context.ts'

type Value = string | number | boolean
type KeysOf<Row, Wanted> = { [Key in keyof Row]-?: Row[Key] extends Wanted ? Key : never }[keyof Row] & string

/** Lines of another table that name the people of a record. */
export interface TeamLines<Column extends string = string> {
  readonly table: string
  /** Column with the id of the record. */
  readonly record: string
  readonly person: string
  /** Columns that must be equal in line and record, such as `cycle`. */
  readonly same?: readonly Column[]
}

/** A condition under which a person may read a record. An empty column never satisfies it. */
export type VisibilityRule<Row> =
  | { readonly any: readonly VisibilityRule<Row>[] }
  | { readonly all: readonly VisibilityRule<Row>[] }
  /** The person holds one of these permissions. */
  | { readonly holds: readonly string[] }
  /** One of these columns names the person. */
  | { readonly person: readonly KeysOf<Row, string | null>[] }
  /**
   * The list of this name contains the person. It is stored as rows of another table, or as a JSON array in the column
   * of the same name.
   */
  | { readonly team: KeysOf<Row, readonly string[]>; readonly in: TeamLines<KeysOf<Row, Value>> | 'json' }
  /** The column names a department of the person, or one below it. */
  | { readonly department: KeysOf<Row, string | null> }
  /** The column names a site of the person. */
  | { readonly site: KeysOf<Row, string | null> }
  | { readonly column: KeysOf<Row, Value | null>; readonly is: readonly Value[] }
  | { readonly column: KeysOf<Row, Value | null>; readonly not: readonly Value[] }
  /** The time in this column has passed. */
  | { readonly since: KeysOf<Row, Date | null> }

/** Properties of a person that decide which records they may read. */
export interface Viewer extends Pick<CallingPerson, 'userCode' | 'resources' | 'sites'> {
  /** Own departments and all below them. */
  readonly departments: readonly string[]
  readonly now: Date
}

/** A rule with plain text columns. Every {@link VisibilityRule} is one. */
export type StoredRule =
  | { readonly any: readonly StoredRule[] }
  | { readonly all: readonly StoredRule[] }
  | { readonly holds: readonly string[] }
  | { readonly person: readonly string[] }
  | { readonly team: string; readonly in: TeamLines | 'json' }
  | { readonly department: string }
  | { readonly site: string }
  | { readonly column: string; readonly is: readonly Value[] }
  | { readonly column: string; readonly not: readonly Value[] }
  | { readonly since: string }

/** Returns whether a record satisfies the rule. Must agree with {@link conditionOf}. */
export function satisfies(rule: StoredRule, row: ReadonlyMap<string, unknown>, viewer: Viewer): boolean {
  const isIn = (column: string, values: readonly unknown[]) => values.includes(row.get(column))
  if ('any' in rule) return rule.any.some(each => satisfies(each, row, viewer))
  if ('all' in rule) return rule.all.every(each => satisfies(each, row, viewer))
  if ('holds' in rule) return rule.holds.some(permission => viewer.resources.has(permission))
  if ('person' in rule) return rule.person.some(column => row.get(column) === viewer.userCode)
  if ('team' in rule) {
    const people = row.get(rule.team)
    return Array.isArray(people) && people.includes(viewer.userCode)
  }
  if ('department' in rule) return isIn(rule.department, viewer.departments)
  if ('site' in rule) return isIn(rule.site, viewer.sites)
  if ('is' in rule) return isIn(rule.column, rule.is)
  if ('not' in rule) return (row.get(rule.column) ?? null) !== null && !isIn(rule.column, rule.not)
  const time = row.get(rule.since)
  return time instanceof Date && time <= viewer.now
}

/** An SQL condition, or its value if only the viewer decides. */
type Condition = boolean | Expression<SqlBool>

/** Returns the rule as a condition on the table with this alias. Must agree with {@link satisfies}. */
export function conditionOf(rule: StoredRule, alias: string, viewer: Viewer): Condition {
  const { userCode } = viewer
  const ref = (column: string) => sql.ref(`${alias}.${column}`)
  const isIn = (column: string, values: readonly Value[]): Condition =>
    values.length > 0 && sql<SqlBool>`${ref(column)} in (${sql.join(values)})`
  if ('any' in rule) return anyOf(rule.any.map(each => conditionOf(each, alias, viewer)))
  if ('all' in rule) return allOf(rule.all.map(each => conditionOf(each, alias, viewer)))
  if ('holds' in rule) return rule.holds.some(permission => viewer.resources.has(permission))
  if ('person' in rule) return anyOf(rule.person.map(column => isIn(column, [userCode])))
  if ('team' in rule) {
    return rule.in === 'json'
      ? sql<SqlBool>`${ref(rule.team)} @> ${JSON.stringify([userCode])}::text::jsonb`
      : isInLines(rule.in, alias, userCode)
  }
  if ('department' in rule) return isIn(rule.department, viewer.departments)
  if ('site' in rule) return isIn(rule.site, viewer.sites)
  if ('is' in rule) return isIn(rule.column, rule.is)
  if ('not' in rule) {
    return rule.not.length === 0
      ? sql<SqlBool>`${ref(rule.column)} is not null`
      : sql<SqlBool>`${ref(rule.column)} not in (${sql.join(rule.not)})`
  }
  return sql<SqlBool>`${ref(rule.since)} <= ${viewer.now}`
}

/** Builds a separate subquery, which the database runs once instead of once per record. */
function isInLines({ table, record, person, same = [] }: TeamLines, alias: string, userCode: string) {
  const own = ['id', ...same].map(column => sql.ref(`${alias}.${column}`))
  const lines = [record, ...same].map(column => sql.ref(`line.${column}`))
  return sql<SqlBool>`(${sql.join(own)}) in (
    select ${sql.join(lines)} from ${sql.table(table)} as line where line.${sql.ref(person)} = ${userCode})`
}

function anyOf(conditions: readonly Condition[]): Condition {
  if (conditions.includes(true)) return true
  const open = conditions.filter(condition => typeof condition !== 'boolean')
  return open.length > 0 && expressionBuilder().or(open)
}

function allOf(conditions: readonly Condition[]): Condition {
  if (conditions.includes(false)) return false
  const open = conditions.filter(condition => typeof condition !== 'boolean')
  return open.length === 0 || expressionBuilder().and(open)
}
