import type { ActingFor, CallingPerson } from '../calls/call-context.ts'

type Acting = Pick<CallingPerson, 'acting' | 'ownResources' | 'resources'>

/** Returns the person with their permissions at one site. A delegation is valid where the delegator works. */
export function personAt(person: CallingPerson, site: string): CallingPerson {
  const acting = person.acting.filter(({ sites }) => sites.includes(site))
  if (acting.length === person.acting.length) return person
  return { ...person, acting, resources: allPermissions(person.ownResources, acting) }
}

/** Returns own permissions together with the delegated ones. */
export function allPermissions(
  own: ReadonlySet<string>,
  acting: readonly Pick<ActingFor, 'resources'>[],
): ReadonlySet<string> {
  if (acting.length === 0) return own
  return new Set([...own, ...acting.flatMap(({ resources }) => [...resources])])
}

/** Returns the delegation through which a person has a permission. Null if they hold it themselves, or not at all. */
export function actsFor({ acting, ownResources }: Acting, right: string): ActingFor | null {
  if (ownResources.has(right)) return null
  return acting.find(({ resources }) => resources.has(right)) ?? null
}

/** Returns the departments for which a permission is valid: the person's own, and those of its delegators. */
export function departmentsFor(
  person: Acting & Pick<CallingPerson, 'deptCode'>,
  right: string,
): readonly string[] {
  const others = person.acting.filter(({ resources }) => resources.has(right)).map(({ deptCode }) => deptCode)
  return [...new Set([...(person.ownResources.has(right) ? [person.deptCode] : []), ...others])]
}
