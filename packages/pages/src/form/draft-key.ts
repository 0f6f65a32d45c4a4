import type { Call } from '@apron/contract/calls/define-call'

interface KeyOptions {
  readonly call: Pick<Call, 'id'>
  readonly start: object
  readonly record?: string
  readonly keeps?: boolean
}

/** Under what a form keeps what is typed; null when it keeps nothing, as where nobody can tell one record from another. */
export function draftKey({ call, start, record, keeps = true }: KeyOptions): string | null {
  if (!keeps) return null
  const which = record ?? ('id' in start ? (start.id ?? 'new') : null)
  return typeof which === 'string' || typeof which === 'number' ? `${call.id} ${which}` : null
}

/** Whether it is the key of a record that is made: several may be made one after the other. */
export const isOfNew = (key: string): boolean => key.endsWith(' new')
