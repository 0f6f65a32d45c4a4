import type { Definition } from '../definitions/definition.ts'
import type { Assignment } from '../definitions/template-rules.ts'

/** Posts that say what a director answers for. */
export const AREAS: Readonly<Record<string, 'commercial' | 'production'>> = {
  DIR_COMMERCIAL: 'commercial',
  DIR_PRODUCTION: 'production',
}

/** Of whom a step may have to know: whoever holds one of the roles or posts, and people by their codes. */
export interface WantedPeople {
  readonly roles: readonly string[]
  readonly posts: readonly string[]
  readonly people: readonly string[]
  /** An assignment asks for a department alone: anybody may be of it. */
  readonly everybody: boolean
}

/** Of a form, judged or not yet. */
type Values = Readonly<Record<string, unknown>>

/** A process, as far as it names people. */
export interface NamedIn {
  readonly initiator: string
  readonly form: Values
  readonly state: { readonly tasks: readonly { readonly candidates: readonly string[] }[] } | null
}

/** All that the rules of a template say of who may start, decide, stand in, or is informed. */
function assignmentsOf({ rules }: Pick<Definition, 'rules'>): Assignment[] {
  const nodes = Object.values(rules.nodes)
  const copies = [
    ...nodes.flatMap(node => node.copies ?? []),
    ...Object.values(rules.ends ?? {}).flatMap(end => end.copies),
  ]
  return [
    ...rules.starters,
    ...nodes.flatMap(({ levels }) => levels),
    ...nodes.flatMap(({ standIns = [] }) => standIns),
    ...copies.flatMap(({ to }) => to),
  ]
}

/** Of whom templates may have to know, beside the people named. */
export function wantedBy(
  definitions: readonly Pick<Definition, 'rules'>[],
  people: readonly string[],
): WantedPeople {
  const held = definitions
    .flatMap(assignmentsOf)
    .flatMap(assignment => ('userField' in assignment || 'initiator' in assignment ? [] : [assignment]))
  const postsOf = ({ post, area }: (typeof held)[number]) => [
    ...(post === undefined ? [] : [post]),
    ...Object.keys(AREAS).filter(each => AREAS[each] === area),
  ]
  return {
    roles: [...new Set(held.flatMap(({ roles = [] }) => roles))],
    posts: [...new Set(held.flatMap(postsOf))],
    people: [...new Set(people)],
    everybody: held.some(
      ({ roles, post, area }) => roles === undefined && post === undefined && area === undefined,
    ),
  }
}

/** Whom a form names in its fields for people, those of its lines too. */
export function usersNamed({ form }: Pick<Definition, 'form'>, values: Values): string[] {
  return form.fields.flatMap(field => {
    const value = values[field.key]
    if (field.kind === 'user') return typeof value === 'string' ? [value] : []
    if (field.kind !== 'table' || !Array.isArray(value)) return []
    const columns = field.columns.filter(({ kind }) => kind === 'user')
    return columns.flatMap(({ key }) =>
      value.flatMap((line: unknown) => {
        const named = typeof line === 'object' && line !== null ? Reflect.get(line, key) : null
        return typeof named === 'string' ? [named] : []
      }),
    )
  })
}

/** Of whom a step of a process may have to know. @param sent values that may come into its form */
export function wantedIn(
  definition: Pick<Definition, 'rules' | 'form'>,
  { initiator, form, state }: NamedIn,
  sent: Values = {},
): WantedPeople {
  return wantedBy(
    [definition],
    [
      initiator,
      ...usersNamed(definition, form),
      ...usersNamed(definition, sent),
      ...(state?.tasks ?? []).flatMap(({ candidates }) => candidates),
    ],
  )
}
