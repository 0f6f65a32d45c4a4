import type { Definition } from '../../definitions/definition.ts'
import type { Assignment } from '../../definitions/template-rules.ts'

/** Posts and the director's area they stand for. */
export const AREAS: Readonly<Record<string, 'commercial' | 'production'>> = {
  DIR_COMMERCIAL: 'commercial',
  DIR_PRODUCTION: 'production',
}

/** Selection of people a step may need: holders of these roles or posts, and people by code. */
export interface PeopleToLoad {
  readonly roles: readonly string[]
  readonly posts: readonly string[]
  readonly people: readonly string[]
  /** True if an assignment has only a department: anybody may belong to it. */
  readonly everybody: boolean
}

/** Form values, validated or not. */
type Values = Readonly<Record<string, unknown>>

/** People named by a process. */
export interface NamedIn {
  readonly initiator: string
  readonly form: Values
  readonly state: { readonly tasks: readonly { readonly candidates: readonly string[] }[] } | null
}

/** Returns all assignments of a template: initiators, deciders, stand-ins and copies. */
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

/** Returns the people that templates may need, besides those named. */
export function peopleOfTemplates(
  definitions: readonly Pick<Definition, 'rules'>[],
  people: readonly string[],
): PeopleToLoad {
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

/** Returns the people in the user fields of a form and its lines. */
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

/** Returns the people that a step may need. @param sent values that may enter the form */
export function peopleOfStep(
  definition: Pick<Definition, 'rules' | 'form'>,
  { initiator, form, state }: NamedIn,
  sent: Values = {},
): PeopleToLoad {
  return peopleOfTemplates(
    [definition],
    [
      initiator,
      ...usersNamed(definition, form),
      ...usersNamed(definition, sent),
      ...(state?.tasks ?? []).flatMap(({ candidates }) => candidates),
    ],
  )
}
