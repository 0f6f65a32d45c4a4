import type { Audience } from '@apron/contract/messages/audience'
import type { CallingPerson } from '../calls/call-context.ts'
import type { Recipients } from './message-event.ts'

/** Whom an alarm or a notice is for, as messages name them. A group without members reaches nobody, so one that is not named is left out. */
export function recipientsOfAudience({ site, roles, departments }: Audience): Recipients {
  const there = site === '' ? {} : { site }
  if (roles.length === 0 && departments.length === 0) return site === '' ? { everybody: true } : there
  return {
    ...there,
    ...(roles.length === 0 ? {} : { roles }),
    ...(departments.length === 0 ? {} : { departmentsAndBelow: departments }),
  }
}

/** Of somebody who may be in an audience. */
export interface AudienceMember extends Pick<CallingPerson, 'sites' | 'roles'> {
  /** Their own department and all above it. */
  readonly departments: readonly string[]
}

/** Everything that somebody is to an audience: themselves, and the role of each whose messages reach them. */
export function membersOf(person: CallingPerson, departments: readonly string[]): AudienceMember[] {
  return [
    { ...person, departments },
    ...person.acting
      .filter(({ getsMessages }) => getsMessages)
      // As messages do: where the delegator works and the delegate too.
      .map(({ role, sites }) => ({
        sites: sites.filter(site => person.sites.includes(site)),
        roles: [role],
        departments: [],
      })),
  ]
}

/** Whether it is for this person: the same people as {@link recipientsOfAudience}, asked from the other side. */
export function isInAudience({ site, roles, departments }: Audience, person: AudienceMember): boolean {
  if (site !== '' && !person.sites.includes(site)) return false
  if (roles.length === 0 && departments.length === 0) return true
  return (
    person.roles.some(role => roles.includes(role)) ||
    person.departments.some(code => departments.includes(code))
  )
}
