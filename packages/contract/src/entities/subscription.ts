import { type Static, Type } from 'typebox'

const code = Type.String({ minLength: 1, maxLength: 64 })

/** Something that can be subscribed to, with what the person chose (§3, MSG-21). */
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

/** Body of `subscribe/saveSubscribe`: everything the person subscribes to from now on (§7). */
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
