import type { Envelope } from '../entities/envelope.ts'

export function isEnvelope(json: unknown): json is Envelope<unknown> {
  return typeof json === 'object' && json !== null && 'code' in json && typeof json.code === 'number'
}
