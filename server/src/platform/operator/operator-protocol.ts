import { type Static, Type } from 'typebox'

export const OPERATOR_PATH = '/operator'
export const OPERATOR_KEY_HEADER = 'x-operator-key'

/** If `ok` is false nothing was done, and the text gives the reason. */
export const OperatorResponse = Type.Object({
  ok: Type.Boolean(),
  text: Type.Object({ zh: Type.String(), en: Type.String() }),
})
export type OperatorResponse = Static<typeof OperatorResponse>
