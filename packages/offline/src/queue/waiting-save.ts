import type { DraftValues, SavePlace as PlaceInTab, Save, SaveAnswer } from '@apron/sdk'
import { type StoredDraft, type StoredPlace, storedDraft } from '../drafts/stored-draft.ts'
import { partWithoutSecrets } from '../drafts/without-secrets.ts'

/** One request of a save, with its idempotency key. */
export interface SaveRequest {
  readonly id: string
  readonly method: string
  /** Path relative to the base path. */
  readonly path: string
  readonly json: unknown
  /** Values of the form. */
  readonly values: DraftValues
  /** True if it was sent, so that it may have been done without a response. */
  readonly isSent: boolean
}

/** A waiting save, as it is stored on the device. */
export interface WaitingSave extends StoredPlace {
  /** Distinguishes several new records of one form. Empty for an existing record. */
  readonly copy: string
  readonly siteCode: string
  /** Path, query and hash of the page. */
  readonly address: string
  readonly title: string
  /** Time of the save, ms. */
  readonly keptAt: number
  /** Values of the form before the change. */
  readonly start: DraftValues
  readonly request: SaveRequest
  /** An earlier request with an unknown outcome. It is sent first. */
  readonly before: SaveRequest | null
}

export type SavePlace = Pick<WaitingSave, 'site' | 'app' | 'key' | 'copy'>

export const saveKey = ({ site, app, key, copy }: SavePlace): string =>
  JSON.stringify([site, app, key, 'waiting', copy])

/** The response to a save, or null if there was none. */
export type SaveOutcome = SaveAnswer | null

/** Converts a save to a draft. */
export function saveToDraft(save: WaitingSave): StoredDraft {
  const { app, key, site, siteCode, address, title, keptAt, start, request } = save
  return { app, key, site, siteCode, address, title, keptAt, start, values: request.values }
}

/** Compares the JSON, because it is what is sent, and the copy without secrets has its keys in the same order. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** A save as requested by an application. */
export interface SaveInput {
  readonly app: string
  readonly place: PlaceInTab
  readonly save: Save
  /** Title of the tab. */
  readonly tab: string
  /** New, unique ID of the request. */
  readonly id: string
}

/** Creates a waiting save. Returns null if the save must not be stored on the device. */
export function waitingSave({ app, place, save, tab, id }: SaveInput): WaitingSave | null {
  const { method, path, json, ...input } = save
  const draft = storedDraft(app, place, input, tab)
  if (draft === null || !isSame(partWithoutSecrets(json, save.secrets), json)) return null
  const { values, ...fields } = draft
  const request = { id, method, path, json, values, isSent: false }
  return { ...fields, copy: place.copy, request, before: null }
}
