import type { Call } from '@apron/contract/calls/define-call'

interface KeyOptions {
  readonly call: Pick<Call, 'id'>
  readonly start: object
  readonly record?: string
  readonly keepsDraft?: boolean
}

/**
 * Returns the key under which a form keeps its draft. Null if it keeps none, e.g. because the records cannot be told
 * apart.
 */
export function draftKey({ call, start, record, keepsDraft = true }: KeyOptions): string | null {
  if (!keepsDraft) return null
  const recordKey = record ?? ('id' in start ? (start.id ?? 'new') : null)
  return typeof recordKey === 'string' || typeof recordKey === 'number' ? `${call.id} ${recordKey}` : null
}

/** Returns whether the key is for a new record. Several may be created one after the other. */
export const isNewRecordKey = (key: string): boolean => key.endsWith(' new')
