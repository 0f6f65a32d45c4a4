import type { Audience } from '@apron/contract/messages/audience'
import type { CallingPerson } from '../calls/call-context.ts'
import type { Recipients } from './message-event.ts'

/**
 * Returns the recipients of an alarm or notice. A group without members reaches nobody, so an empty one is left out.
 */
export function recipientsOfAudience({ site, roles, departments }: Audience): Recipients {
  const atSite = site === '' ? {} : { site }
  if (roles.length === 0 && departments.length === 0) return site === '' ? { everybody: true } : atSite
  return {
    ...atSite,
    ...(roles.length === 0 ? {} : { roles }),
    ...(departments.length === 0 ? {} : { departmentsAndBelow: departments }),
  }
}

/** A person, or a role they act for, to be matched with an audience. */
export interface AudienceMember extends Pick<CallingPerson, 'sites' | 'roles'> {
  /** Own department and all above it. */
  readonly departments: readonly string[]
}

/** Returns all members that a person counts as: themselves, and each delegated role whose messages reach them. */
export function membersOf(person: CallingPerson, departments: readonly string[]): AudienceMember[] {
  return [
    { ...person, departments },
    ...person.acting
      .filter(({ getsMessages }) => getsMessages)
      // As for messages: the sites where both the delegator and the delegate work.
      .map(({ role, sites }) => ({
        sites: sites.filter(site => person.sites.includes(site)),
        roles: [role],
        departments: [],
      })),
  ]
}

/** Returns whether an audience includes this person. Must match {@link recipientsOfAudience}. */
export function isInAudience({ site, roles, departments }: Audience, person: AudienceMember): boolean {
  if (site !== '' && !person.sites.includes(site)) return false
  if (roles.length === 0 && departments.length === 0) return true
  return (
    person.roles.some(role => roles.includes(role)) ||
    person.departments.some(code => departments.includes(code))
  )
}
