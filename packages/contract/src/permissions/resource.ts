import { type Static, Type } from 'typebox'

/** A permission of the user (§3, §6). `identify` is `<subApp>:<object>:<action>`, which elements and calls check. */
export const Resource = Type.Object({ url: Type.String(), title: Type.String(), identify: Type.String() })
export type Resource = Static<typeof Resource>

/** Body of `getFuncTest`: permission identifiers. */
export const FunctionTest = Type.Object({
  identifies: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { minItems: 1, maxItems: 100 }),
})
export type FunctionTest = Static<typeof FunctionTest>

/** Result for one permission. */
export const FunctionTestResult = Type.Object({ identify: Type.String(), permitted: Type.Boolean() })
export type FunctionTestResult = Static<typeof FunctionTestResult>
