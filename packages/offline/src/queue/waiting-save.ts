import type { DraftValues, SavePlace as PlaceInTab, Save, SaveAnswer } from '@apron/sdk'
import { type StoredDraft, type StoredPlace, storedDraft } from '../drafts/stored-draft.ts'
import { partWithoutSecrets } from '../drafts/without-secrets.ts'

/** One request, under the name by which the server knows it again. */
export interface SaveRequest {
  readonly id: string
  readonly method: string
  /** Below the base path. */
  readonly path: string
  readonly json: unknown
  /** What was typed. */
  readonly values: DraftValues
  /** It was sent: it may have been done, though nothing came back. */
  readonly isSent: boolean
}

/** The save that waits at a place, as it lies on the device. */
export interface WaitingSave extends StoredPlace {
  /** Which of several new records; empty for one that is there already. */
  readonly copy: string
  readonly siteCode: string
  /** Of the page: path, query and hash. */
  readonly address: string
  readonly title: string
  /** When it was saved, ms. */
  readonly keptAt: number
  /** The record as it was typed over. */
  readonly start: DraftValues
  readonly request: SaveRequest
  /** One that was sent before it, of which nobody knows whether it was done. It goes first. */
  readonly before: SaveRequest | null
}

export type SavePlace = Pick<WaitingSave, 'site' | 'app' | 'key' | 'copy'>

export const saveKey = ({ site, app, key, copy }: SavePlace): string =>
  JSON.stringify([site, app, key, 'waiting', copy])

/** What came back; null when nothing did. */
export type Came = SaveAnswer | null

/** A save as a draft. */
export function typedIn(save: WaitingSave): StoredDraft {
  const { app, key, site, siteCode, address, title, keptAt, start, request } = save
  return { app, key, site, siteCode, address, title, keptAt, start, values: request.values }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Where and what somebody saves. */
export interface GivenSave {
  readonly app: string
  readonly place: PlaceInTab
  readonly save: Save
  /** Title of its tab. */
  readonly tab: string
  /** Id of the request, never used before. */
  readonly id: string
}

/** Returns a save as it waits; null if it may not stay on the device. */
export function waitingSave({ app, place, save, tab, id }: GivenSave): WaitingSave | null {
  const { method, path, json, ...typed } = save
  const draft = storedDraft(app, place, typed, tab)
  if (draft === null || !isSame(partWithoutSecrets(json, save.secrets), json)) return null
  const { values, ...kept } = draft
  const request = { id, method, path, json, values, isSent: false }
  return { ...kept, copy: place.copy, request, before: null }
}
