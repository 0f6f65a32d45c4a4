import { isList, type Json } from './stable-answer.ts'

/** Returns a part of an answer, or null if it is missing. */
export function partOf(value: Json, name: string | number): Json {
  if (typeof value !== 'object' || value === null) return null
  return new Map<string, Json>(Object.entries(value)).get(String(name)) ?? null
}

export function listOf(value: Json, name: string): readonly Json[] {
  const part = partOf(value, name)
  return isList(part) ? part : []
}

export function textOf(value: Json, name: string): string {
  const part = partOf(value, name)
  return typeof part === 'string' ? part : ''
}

export function numberOf(value: Json, name: string): number {
  const part = partOf(value, name)
  return typeof part === 'number' ? part : 0
}
