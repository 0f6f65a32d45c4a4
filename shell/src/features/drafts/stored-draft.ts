import { keepsNoDraft } from '@apron/contract/rules/menus/reporting-pages'
import type { DraftPlace, KeptDraft } from '@apron/sdk'

/** Where something is typed, as a row on the device is found again. */
export interface StoredPlace {
  readonly app: string
  readonly key: string
  /** Id of the site. */
  readonly site: string
}

/** What is kept, with what its list says of it. */
export interface StoredDraft extends StoredPlace, KeptDraft {
  readonly siteCode: string
  /** Of the page: path, query and hash. */
  readonly address: string
}

/** Null where nothing may be kept: without a site nobody is known, and of voluntary reporting nothing stays on a device. */
export function storedPlace(
  app: string,
  { key, tab: { airport, location } }: DraftPlace,
): StoredPlace | null {
  return airport === null || keepsNoDraft(location.path) ? null : { app, key, site: airport.id }
}
