import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { dropEmptyFilters } from './empty-filters.ts'
import { requireAcceptable } from './json-body.ts'

/** Gives a value as its schema describes it, or refuses it. Properties the schema does not know are dropped (security note T21). */
export type InputCheck = (value: unknown) => unknown

/**
 * @param where names the part of the request in the refusal: `body`, `query` or `path`
 * @param emptyIsAll whether an empty text in place of an optional value counts as not given
 */
export function compileInputCheck(
  schema: TSchema | undefined,
  where: 'body' | 'query' | 'path',
  emptyIsAll = false,
): InputCheck {
  if (schema === undefined) return () => undefined
  const validator = Compile(schema)
  return value => {
    requireAcceptable(value)
    const cleaned = validator.Default(validator.Clean(value))
    if (validator.Check(cleaned)) return cleaned
    if (emptyIsAll) {
      dropEmptyFilters(validator, cleaned)
      if (validator.Check(cleaned)) return cleaned
    }
    const first = validator.Errors(cleaned)[0]
    // Only place and rule are named, never the value: it may be a secret.
    throw new Refusal(SERVER_ERRORS.badRequest, {
      detail: first ? `${where}${first.instancePath} (${first.keyword})` : where,
    })
  }
}
