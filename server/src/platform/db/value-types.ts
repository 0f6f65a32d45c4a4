import { type CustomTypesConfig, types } from 'pg'

/** Object identifiers of PostgreSQL's built-in types. */
const INT8 = 20
const DATE = 1082
const TIMESTAMP = 1114
const INT8_LIST = 1016
const DATE_LIST = 1182
const TEXT_LIST = 1009

/** `pg`'s own parsers. Its type definitions list fewer types than it parses. */
const standardParser: (oid: number, format: 'text' | 'binary') => (text: string) => unknown =
  types.getTypeParser

/**
 * Maps database values to TypeScript, the same for both stores: int8 → number (an error beyond 2^53), numeric → string,
 * date → 'yyyy-MM-dd', timestamptz → Date, jsonb → object, everything else as in `pg`. Rejects `timestamp` without a
 * zone, which two machines interpret differently.
 */
export const valueTypes: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (format === 'binary') return standardParser(oid, 'binary')
    return ownParsers.get(oid) ?? standardParser(oid, 'text')
  },
}

function toSafeNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 value ${text} does not fit a number`)
  return value
}

function parseList<Item>(text: string, parse: (item: string) => Item): (Item | null)[] {
  const items = standardParser(TEXT_LIST, 'text')(text)
  if (!Array.isArray(items)) throw new TypeError('The parser of lists gave no list')
  return items.map((item: unknown) => (typeof item === 'string' ? parse(item) : null))
}

const ownParsers = new Map<number, (text: string) => unknown>([
  [INT8, toSafeNumber],
  [DATE, text => text],
  [
    TIMESTAMP,
    () => {
      throw new TypeError('A timestamp without time zone left the store; the column must be timestamptz')
    },
  ],
  [INT8_LIST, text => parseList(text, toSafeNumber)],
  [DATE_LIST, text => parseList(text, item => item)],
])
