import type { SiteAcknowledgement } from '@apron/contract/messages/message'

/** A recipient of an alarm. */
export interface ReachedPerson {
  readonly userCode: string
  readonly nickName: string
  readonly department: string
  /** Empty if unknown. */
  readonly telephone: string
  readonly site: string
  readonly read: boolean
  /** Empty until acknowledged. */
  readonly acknowledgeTime: string
}

const siteOf = ({ siteCode, siteName }: SiteAcknowledgement) => `${siteCode} ${siteName}`

/** Splits recipients into pending, in server order (by site), and acknowledged, latest first. */
export function peopleReached(sites: readonly SiteAcknowledgement[]): {
  readonly waiting: readonly ReachedPerson[]
  readonly done: readonly ReachedPerson[]
} {
  return {
    waiting: sites.flatMap(site =>
      site.waiting.map(person => ({ ...person, site: siteOf(site), acknowledgeTime: '' })),
    ),
    done: sites
      .flatMap(site => site.acknowledged.map(person => ({ ...person, site: siteOf(site), read: true })))
      .toSorted((one, other) => other.acknowledgeTime.localeCompare(one.acknowledgeTime)),
  }
}
