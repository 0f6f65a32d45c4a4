import type { ActingFor, CallingPerson } from '../calls/call-context.ts'

type Acting = Pick<CallingPerson, 'acting' | 'ownResources' | 'resources'>

/** The person as they are at one site: what is delegated counts where the delegator works. */
export function personAt(person: CallingPerson, site: string): CallingPerson {
  const acting = person.acting.filter(({ sites }) => sites.includes(site))
  if (acting.length === person.acting.length) return person
  return { ...person, acting, resources: rightsOf(person.ownResources, acting) }
}

/** Own rights with those of everybody whom somebody acts for. */
export function rightsOf(
  own: ReadonlySet<string>,
  acting: readonly Pick<ActingFor, 'resources'>[],
): ReadonlySet<string> {
  if (acting.length === 0) return own
  return new Set([...own, ...acting.flatMap(({ resources }) => [...resources])])
}

/** For whom somebody uses a right that they do not hold themselves; null where it is their own, or where they lack it. */
export function actsFor({ acting, ownResources }: Acting, right: string): ActingFor | null {
  if (ownResources.has(right)) return null
  return acting.find(({ resources }) => resources.has(right)) ?? null
}

/** The departments that a right counts for: one's own, and those of whom one acts for with it. */
export function departmentsFor(
  person: Acting & Pick<CallingPerson, 'deptCode'>,
  right: string,
): readonly string[] {
  const others = person.acting.filter(({ resources }) => resources.has(right)).map(({ deptCode }) => deptCode)
  return [...new Set([...(person.ownResources.has(right) ? [person.deptCode] : []), ...others])]
}
