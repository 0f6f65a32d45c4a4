import type { Envelope } from '@apron/contract/entities/envelope'

export function isEnvelope(json: unknown): json is Envelope<unknown> {
  return typeof json === 'object' && json !== null && 'code' in json && typeof json.code === 'number'
}
