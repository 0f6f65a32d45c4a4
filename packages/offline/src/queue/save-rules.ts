import { codeKind } from '@apron/contract/codes/response-codes'
import { isEnvelope } from '@apron/contract/wire/envelope'
import type { SaveAnswer } from '@apron/sdk'
import type { SaveOutcome, SaveRequest, WaitingSave } from './waiting-save.ts'

/** Statuses that a proxy returns when no server is behind it. */
const NO_SERVER_STATUSES: ReadonlySet<number> = new Set([502, 503, 504])
const TOO_MANY = 429
const NO_SESSION = 401
/** Status of a proxy for a body that is too large. It has no envelope, and sending the body again does not help. */
const TOO_LARGE = 413

/**
 * Returns true if the portal itself did not respond, so that the outcome of the save is unknown. The login page of a network can have any
 * status. A server error counts as a response although it has no envelope.
 */
export function isUnanswered(outcome: SaveOutcome): boolean {
  if (outcome === null) return true
  const { status, json } = outcome
  return !isEnvelope(json) && status !== TOO_LARGE && (status < 500 || NO_SERVER_STATUSES.has(status))
}

/** Classifies the response to a save. `later` means that the save was neither done nor finally refused. */
export function classifyOutcome(outcome: SaveOutcome): 'done' | 'refused' | 'later' {
  if (outcome === null || isUnanswered(outcome)) return 'later'
  const { status, json } = outcome
  if (status >= 500 || status === TOO_MANY || status === NO_SESSION) return 'later'
  if (status < 200 || status > 299 || !isEnvelope(json)) return 'refused'
  const kind = codeKind(json.code)
  if (kind === 'session-over') return 'later'
  return kind === 'success' ? 'done' : 'refused'
}

const field = (json: unknown, name: string): unknown =>
  typeof json === 'object' && json !== null
    ? new Map<string, unknown>(Object.entries(json)).get(name)
    : undefined

/**
 * Returns the body of a save that follows an earlier save by the same user. Both were based on the same version of the record, which the
 * earlier save increased by one. A new record has received its ID.
 */
export function rebaseBody(json: unknown, before: unknown, answer: SaveAnswer): unknown {
  const version = field(json, 'version')
  if (typeof json !== 'object' || json === null || version === undefined) return json
  if (version !== field(before, 'version')) return json
  const id = field(json, 'id') ?? field(field(answer.json, 'data'), 'id')
  return {
    ...json,
    ...(id === undefined ? {} : { id }),
    version: (typeof version === 'number' ? version : 0) + 1,
  }
}

/** A successful request with its response. */
export interface CompletedSave {
  readonly request: SaveRequest
  readonly answer: SaveAnswer
}

/** Rebases a save on a waiting save of the same place that was being sent when the user saved again. */
export function rebaseOnCompleted(save: WaitingSave, last: CompletedSave | undefined): WaitingSave {
  if (last === undefined) return save
  const json = rebaseBody(save.request.json, last.request.json, last.answer)
  return { ...save, request: { ...save.request, json } }
}

/** Replaces a waiting save with a newer save of the same place. A request that may have been done stays in front of it. */
export function replaceSave(save: WaitingSave | undefined, newer: WaitingSave): WaitingSave {
  if (save === undefined) return newer
  const { before, request } = save
  return { ...newer, before: before ?? (request.isSent ? request : null) }
}

/** Returns the request to send next. */
export const nextRequest = ({ before, request }: WaitingSave): SaveRequest => before ?? request

/** Marks the save as sent, unless an earlier request goes first. */
export function markSent(save: WaitingSave): WaitingSave {
  return save.before === null ? { ...save, request: { ...save.request, isSent: true } } : save
}

/**
 * Returns the save that still waits after a final response, or null if none does.
 * @param id ID of the answered request. The user may have saved again meanwhile
 */
export function applyResponse(save: WaitingSave, id: string, answer: SaveAnswer): WaitingSave | null {
  const { before, request } = save
  if (request.id === id) return null
  if (before?.id !== id) return save
  // A refused save has changed nothing, so the newer one needs no other version.
  if (classifyOutcome(answer) !== 'done') return { ...save, before: null }
  const json = rebaseBody(request.json, before.json, answer)
  return { ...save, before: null, start: before.values, request: { ...request, json } }
}
