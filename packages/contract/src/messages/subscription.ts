import { type Static, Type } from 'typebox'

const code = Type.String({ minLength: 1, maxLength: 64 })

/** An available subscription with the person's choices (§3, MSG-21). */
export const SubscriptionItem = Type.Object({
  id: Type.String(),
  name: Type.String(),
  attrList: Type.Array(
    Type.Object({
      code: Type.String(),
      name: Type.String(),
      attrValList: Type.Array(
        Type.Object({ code: Type.String(), name: Type.String(), isCheck: Type.Boolean() }),
      ),
    }),
  ),
  selectedVals: Type.Array(Type.String({ description: '`attribute:value`' })),
})
export type SubscriptionItem = Static<typeof SubscriptionItem>

/** Body of `subscribe/saveSubscribe`: all subscriptions of the person (§7). */
export const SubscriptionSave = Type.Array(
  Type.Object({
    id: code,
    attrList: Type.Array(
      Type.Object({
        code,
        name: Type.String({ maxLength: 200 }),
        attrValue: Type.String({ maxLength: 4_000 }),
      }),
      { maxItems: 20 },
    ),
  }),
  { maxItems: 100 },
)
export type SubscriptionSave = Static<typeof SubscriptionSave>
