import type { DraftValues, SaveAnswer } from '@apron/sdk'
import type { StoredDraft, StoredPlace } from '../stored-draft.ts'

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

export const saveKey = ({
  site,
  app,
  key,
  copy,
}: Pick<WaitingSave, 'site' | 'app' | 'key' | 'copy'>): string =>
  JSON.stringify([site, app, key, 'waiting', copy])

/** What came back; null when nothing did. */
export type Came = SaveAnswer | null

/** A save as a draft. */
export function typedIn(save: WaitingSave): StoredDraft {
  const { app, key, site, siteCode, address, title, keptAt, start, request } = save
  return { app, key, site, siteCode, address, title, keptAt, start, values: request.values }
}
