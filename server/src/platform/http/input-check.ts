import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { requireAcceptable } from './json-body.ts'
import { dropEmptyFilters, readTexts } from './mend-input.ts'

/** Gives a value as its schema describes it, or refuses it. Properties the schema does not know are dropped (security note T21). */
export type InputCheck = (value: unknown) => unknown

interface InputKind {
  /** Whether an empty text in place of an optional value counts as not given. */
  readonly emptyIsAll?: boolean
  /** Whether it stood in the address, where everything is text: what is a number there the schema says. */
  readonly isText?: boolean
}

/** @param where names the part of the request in the refusal: `body`, `query` or `path` */
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
    if (isText) readTexts(validator, cleaned)
    if (emptyIsAll) dropEmptyFilters(validator, cleaned)
    if (validator.Check(cleaned)) return cleaned
    const first = validator.Errors(cleaned)[0]
    // Only place and rule are named, never the value: it may be a secret.
    throw new Refusal(SERVER_ERRORS.badRequest, {
      detail: first ? `${where}${first.instancePath} (${first.keyword})` : where,
    })
  }
}
