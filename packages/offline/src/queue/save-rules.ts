import { codeKind } from '@apron/contract/codes/response-codes'
import { isEnvelope } from '@apron/contract/wire/envelope'
import type { SaveAnswer } from '@apron/sdk'
import type { Came, SaveRequest, WaitingSave } from './waiting-save.ts'

/** What a proxy answers behind which there is nobody. */
const NOBODY_THERE: ReadonlySet<number> = new Set([502, 503, 504])
const TOO_MANY = 429
const NO_SESSION = 401
/** A proxy refuses what is too large in its own words, and will again. */
const TOO_LARGE = 413

/**
 * Nothing of the portal has answered: what was sent may have been done, or not. The log-in page of a network answers too, with any
 * status; a fault of the server is its own although it has no envelope.
 */
export function isUnanswered(came: Came): boolean {
  if (came === null) return true
  const { status, json } = came
  return !isEnvelope(json) && status !== TOO_LARGE && (status < 500 || NOBODY_THERE.has(status))
}

/** What an answer means for a save that waits: `later`, it was neither done nor refused for good. */
export function verdictOf(came: Came): 'done' | 'refused' | 'later' {
  if (came === null || isUnanswered(came)) return 'later'
  const { status, json } = came
  if (status >= 500 || status === TOO_MANY || status === NO_SESSION) return 'later'
  if (status < 200 || status > 299 || !isEnvelope(json)) return 'refused'
  const kind = codeKind(json.code)
  if (kind === 'session-over') return 'later'
  return kind === 'success' ? 'done' : 'refused'
}

const fieldOf = (json: unknown, name: string): unknown =>
  typeof json === 'object' && json !== null
    ? new Map<string, unknown>(Object.entries(json)).get(name)
    : undefined

/**
 * What is sent after an earlier save of one's own was done: both were typed over the same version of the record, which that save has
 * counted up by one. A new record has its id since then.
 */
export function afterOwnSave(json: unknown, before: unknown, answer: SaveAnswer): unknown {
  const version = fieldOf(json, 'version')
  if (typeof json !== 'object' || json === null || version === undefined) return json
  if (version !== fieldOf(before, 'version')) return json
  const id = fieldOf(json, 'id') ?? fieldOf(fieldOf(answer.json, 'data'), 'id')
  return {
    ...json,
    ...(id === undefined ? {} : { id }),
    version: (typeof version === 'number' ? version : 0) + 1,
  }
}

/** A request that was done, and what came back. */
export interface OwnSave {
  readonly request: SaveRequest
  readonly answer: SaveAnswer
}

/** A save over one of its own place that had waited and was on its way when it was pressed. */
export function overOwnSave(save: WaitingSave, last: OwnSave | undefined): WaitingSave {
  if (last === undefined) return save
  const json = afterOwnSave(save.request.json, last.request.json, last.answer)
  return { ...save, request: { ...save.request, json } }
}

/** What waits once a newer save of the same place is there. */
export function replaced(save: WaitingSave | undefined, newer: WaitingSave): WaitingSave {
  if (save === undefined) return newer
  const { before, request } = save
  return { ...newer, before: before ?? (request.isSent ? request : null) }
}

/** What goes next. */
export const nextRequest = ({ before, request }: WaitingSave): SaveRequest => before ?? request

/** It is on its way. */
export function sent(save: WaitingSave): WaitingSave {
  return save.before === null ? { ...save, request: { ...save.request, isSent: true } } : save
}

/**
 * What still waits after an answer that is no `later`; null when that was all.
 * @param id of the request that was answered; a newer one may have come meanwhile
 */
export function afterAnswer(save: WaitingSave, id: string, answer: SaveAnswer): WaitingSave | null {
  const { before, request } = save
  if (request.id === id) return null
  if (before?.id !== id) return save
  // What was refused has changed nothing: the newer one is as good as it was.
  if (verdictOf(answer) !== 'done') return { ...save, before: null }
  const json = afterOwnSave(request.json, before.json, answer)
  return { ...save, before: null, start: before.values, request: { ...request, json } }
}
