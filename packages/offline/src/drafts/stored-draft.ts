import { storesNoDraft } from '@apron/contract/rules/menus/reporting-pages'
import type { Draft, DraftPlace, KeptDraft } from '@apron/sdk'
import { withoutSecrets } from './without-secrets.ts'

/** Place of a form. It identifies a row on the device. */
export interface StoredPlace {
  readonly app: string
  readonly key: string
  /** ID of the site. */
  readonly site: string
}

/** A draft on the device, with the fields that the list of drafts shows. */
export interface StoredDraft extends StoredPlace, KeptDraft {
  readonly siteCode: string
  /** Path, query and hash of the page. */
  readonly address: string
}

/** Returns null where drafts are not allowed: in a tab without a site, and on pages of voluntary reporting. */
export function storedPlace(
  app: string,
  { key, tab: { airport, location } }: DraftPlace,
): StoredPlace | null {
  return airport === null || storesNoDraft(location.path) ? null : { app, key, site: airport.id }
}

/** Returns the title of a draft in lists: its tab, and its form if the title differs. */
export function draftTitle(tab: string, form: string): string {
  return form === '' || form === tab || tab === '' ? tab || form : `${tab} · ${form}`
}

/** Creates a draft for storage. Returns null where drafts are not allowed. @param tab title of its tab */
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
