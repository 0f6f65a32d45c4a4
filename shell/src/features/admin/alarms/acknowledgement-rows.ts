import type { SiteAcknowledgement } from '@apron/contract/entities/message'

/** Somebody whom an alarm reached. */
export interface ReachedPerson {
  readonly userCode: string
  readonly nickName: string
  readonly department: string
  /** Empty when not known. */
  readonly telephone: string
  readonly site: string
  readonly read: boolean
  /** Empty while it is not acknowledged. */
  readonly acknowledgeTime: string
}

const siteOf = ({ siteCode, siteName }: SiteAcknowledgement) => `${siteCode} ${siteName}`

/** By site, as they come; whoever has acknowledged by the time, the last first. */
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
