import type { CallSchemas } from '@apron/contract/calls/call-schemas'
import type { CallShape } from '@apron/contract/calls/define-call'
import type { Static, TSchema } from 'typebox'

/** True if two types are identical. Mutual assignability is weaker: it ignores optional properties. */
// oxlint-disable typescript/no-unnecessary-type-parameters -- the compiler compares two signatures as one only when T is in both
type Same<One, Other> =
  (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false
// oxlint-enable typescript/no-unnecessary-type-parameters

/** Error type for a schema that does not match its call. No schema is assignable to it. */
interface Differs<Declared, Described> {
  readonly theCallSays: Declared
  readonly theSchemaDescribes: Described
}

type PartFor<Declared, Schema> = [Schema] extends [TSchema]
  ? Same<Static<Schema>, Declared> extends true
    ? Schema
    : Differs<Declared, Static<Schema>>
  : TSchema

/** Schemas of a call: one for each part of its shape, describing exactly the type of the call. */
export type SchemasFor<Shape extends CallShape, Given extends CallSchemas> = {
  readonly [Part in keyof Shape & keyof CallSchemas]-?: PartFor<Shape[Part], Given[Part]>
} & { readonly [Part in Exclude<keyof CallSchemas, keyof Shape>]?: never }
