import { keepsNoDraft } from '@apron/contract/rules/menus/reporting-pages'
import type { Draft, DraftPlace, KeptDraft } from '@apron/sdk'
import { withoutSecrets } from './without-secrets.ts'

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

/** Names a draft in lists: its tab, and the form where that says more. */
export function draftTitle(tab: string, form: string): string {
  return form === '' || form === tab || tab === '' ? tab || form : `${tab} · ${form}`
}

/** Returns a draft as it is kept; null where nothing may be kept. @param tab title of its tab */
export function storedDraft(app: string, place: DraftPlace, draft: Draft, tab: string): StoredDraft | null {
  const stored = storedPlace(app, place)
  const { airport, location } = place.tab
  if (stored === null || airport === null) return null
  return {
    ...stored,
    siteCode: airport.code,
    address: location.fullPath,
    title: draftTitle(tab, draft.title),
    keptAt: Date.now(),
    start: withoutSecrets(draft.start, draft.secrets),
    values: withoutSecrets(draft.values, draft.secrets),
  }
}
