import type { CallSchemas } from '@apron/contract/calls/call-schemas'
import type { CallShape } from '@apron/contract/calls/define-call'
import type { Static, TSchema } from 'typebox'

/** Whether two types are the very same; assignable in both directions is less: it overlooks what may be left out. */
// oxlint-disable typescript/no-unnecessary-type-parameters -- the compiler compares two signatures as one only when T is in both
type Same<One, Other> =
  (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false
// oxlint-enable typescript/no-unnecessary-type-parameters

/** A schema that describes something else than its call says: nothing is assignable to it. */
interface Differs<Said, Described> {
  readonly theCallSays: Said
  readonly theSchemaDescribes: Described
}

type PartFor<Said, Schema> = [Schema] extends [TSchema]
  ? Same<Static<Schema>, Said> extends true
    ? Schema
    : Differs<Said, Static<Schema>>
  : TSchema

/** The schemas of a call with this shape: one for each part that it has, describing the very type that the call says. */
export type SchemasFor<Shape extends CallShape, Given extends CallSchemas> = {
  readonly [Part in keyof Shape & keyof CallSchemas]-?: PartFor<Shape[Part], Given[Part]>
} & { readonly [Part in Exclude<keyof CallSchemas, keyof Shape>]?: never }
