import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { requireAcceptable } from './json-body.ts'
import { convertTexts, dropEmptyFilters } from './normalize-input.ts'

/** Returns a value that fits its schema, without unknown properties, or rejects it (security note T21). */
export type InputCheck = (value: unknown) => unknown

interface InputKind {
  /** Treats an empty text in place of an optional value as absent. */
  readonly emptyIsAll?: boolean
  /** True for values of the address. All are texts, from which the schema's numbers and booleans are converted. */
  readonly isText?: boolean
}

/** @param where part of the request for the refusal: `body`, `query` or `path` */
export function compileInputCheck(
  schema: TSchema | undefined,
  where: 'body' | 'query' | 'path',
  { emptyIsAll = false, isText = false }: InputKind = {},
): InputCheck {
  if (schema === undefined) return () => undefined
  const validator = Compile(schema)
  return value => {
    requireAcceptable(value)
    const cleaned = validator.Default(validator.Clean(value))
    if (validator.Check(cleaned)) return cleaned
    if (isText) convertTexts(validator, cleaned)
    if (emptyIsAll) dropEmptyFilters(validator, cleaned)
    if (validator.Check(cleaned)) return cleaned
    const first = validator.Errors(cleaned)[0]
    // Names only place and rule, never the value, which may be a secret.
    throw new Refusal(SERVER_ERRORS.badRequest, {
      detail: first ? `${where}${first.instancePath} (${first.keyword})` : where,
    })
  }
}
