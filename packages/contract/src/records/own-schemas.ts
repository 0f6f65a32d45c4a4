import { type Static, type TObject, type TProperties, type TSchema, type TUnsafe, Type } from 'typebox'
import type { ValuesOf } from './define-record.ts'
import type { RecordFields, ShownOf } from './fields.ts'
import { savedFields, shownFields } from './record-schemas.ts'

/** Exposes its properties, from which forms read limits and required fields. */
type BodyOf<Value> = TUnsafe<Value> & {
  readonly properties: Readonly<Record<string, TSchema>>
  readonly required?: readonly string[]
}

/** Exposes its properties, so that other answers have them too. */
type AnswerOf<Value> = TUnsafe<Value> & {
  readonly properties: { readonly [Name in keyof Value]-?: TUnsafe<Value[Name]> }
}

type With<Own, More extends TProperties> = Omit<Own, keyof More> & Static<TObject<More>>

type Body<Fields extends RecordFields, More extends TProperties, Left extends keyof ValuesOf<Fields>> = With<
  Omit<ValuesOf<Fields>, Left> & Partial<Pick<ValuesOf<Fields>, Left>>,
  More
>

/**
 * Schema of the body of a call that is defined by hand: the editable fields.
 * @param more adds properties, or replaces those of fields
 * @param optional fields that may be missing in a body
 */
export function bodyWith<
  Fields extends RecordFields,
  More extends TProperties,
  Left extends keyof ValuesOf<Fields> & string = never,
>(fields: Fields, more: More, optional: readonly Left[] = []): BodyOf<Body<Fields, More, Left>> {
  const own = Object.entries(savedFields(fields).properties).map(([name, schema]) => [
    name,
    optional.some(each => each === name) ? Type.Optional(schema) : schema,
  ])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema describes what the types of the fields say
  return Type.Object({ ...Object.fromEntries(own), ...more }) as unknown as BodyOf<Body<Fields, More, Left>>
}

type Answer<Fields extends RecordFields> = { -readonly [Name in keyof Fields]: ShownOf<Fields[Name]> }

/**
 * Schema of the answer of a call that is defined by hand: all fields.
 * @param more adds properties, or replaces those of fields
 */
export function answerWith<Fields extends RecordFields, More extends TProperties>(
  fields: Fields,
  more: More,
): AnswerOf<With<Answer<Fields>, More>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema describes what the types of the fields say
  return Type.Object({ ...shownFields(fields), ...more }) as unknown as AnswerOf<With<Answer<Fields>, More>>
}
