import type { DraftValues, SavePlace as PlaceInTab, Save, SaveAnswer } from '@apron/sdk'
import { type StoredDraft, type StoredPlace, storedDraft } from '../drafts/stored-draft.ts'
import { partWithoutSecrets } from '../drafts/without-secrets.ts'

/** One request, with the idempotency key by which the server recognises it. */
export interface SaveRequest {
  readonly id: string
  readonly method: string
  /** Below the base path. */
  readonly path: string
  readonly json: unknown
  /** Values of the form. */
  readonly values: DraftValues
  /** It was sent, and may have been done although nothing came back. */
  readonly isSent: boolean
}

/** A save that waits at a place, as it is stored on the device. */
export interface WaitingSave extends StoredPlace {
  /** Which of several new records; empty for one that is there already. */
  readonly copy: string
  readonly siteCode: string
  /** Path, query and hash of the page. */
  readonly address: string
  readonly title: string
  /** When it was saved, ms. */
  readonly keptAt: number
  /** The record before it was changed. */
  readonly start: DraftValues
  readonly request: SaveRequest
  /** An earlier request with an unknown outcome. It is sent first. */
  readonly before: SaveRequest | null
}

export type SavePlace = Pick<WaitingSave, 'site' | 'app' | 'key' | 'copy'>

export const saveKey = ({ site, app, key, copy }: SavePlace): string =>
  JSON.stringify([site, app, key, 'waiting', copy])

/** The answer to a save; null if there was none. */
export type SaveOutcome = SaveAnswer | null

/** Returns a save as a draft. */
export function typedIn(save: WaitingSave): StoredDraft {
  const { app, key, site, siteCode, address, title, keptAt, start, request } = save
  return { app, key, site, siteCode, address, title, keptAt, start, values: request.values }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** A save as an application asks for it. */
export interface GivenSave {
  readonly app: string
  readonly place: PlaceInTab
  readonly save: Save
  /** Title of its tab. */
  readonly tab: string
  /** Id of the request, never used before. */
  readonly id: string
}

/** Returns a save in the form in which it waits; null if it may not stay on the device. */
export function waitingSave({ app, place, save, tab, id }: GivenSave): WaitingSave | null {
  const { method, path, json, ...typed } = save
  const draft = storedDraft(app, place, typed, tab)
  if (draft === null || !isSame(partWithoutSecrets(json, save.secrets), json)) return null
  const { values, ...kept } = draft
  const request = { id, method, path, json, values, isSent: false }
  return { ...kept, copy: place.copy, request, before: null }
}
