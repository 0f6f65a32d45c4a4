import { type Static, Type } from 'typebox'

const Name = Type.String({ maxLength: 100 })
const Text = Type.String({ minLength: 1, maxLength: 60 })

/** What an operator wants, as the command hands it to whoever has the store open. */
export const Wish = Type.Union([
  Type.Object({ do: Type.Literal('list') }),
  Type.Object({ do: Type.Literal('use'), name: Name, version: Name }),
  Type.Object({ do: Type.Literal('follow'), name: Name }),
  Type.Object({ do: Type.Literal('switch'), name: Name, enabled: Type.Boolean() }),
  Type.Object({ do: Type.Literal('placed'), name: Name, version: Name }),
  Type.Object({
    do: Type.Literal('menu'),
    name: Name,
    roles: Type.Array(Name, { minItems: 1, maxItems: 50 }),
    title: Type.Union([Type.Object({ zh: Text, en: Text }), Type.Null()]),
  }),
])
export type Wish = Static<typeof Wish>

/** What an operator wants of changes of rights, where there is no second administrator. */
export const RightsWish = Type.Union([
  Type.Object({ do: Type.Literal('changes') }),
  Type.Object({ do: Type.Literal('confirm'), id: Type.Integer({ minimum: 1, maximum: 2_000_000_000 }) }),
  Type.Object({ do: Type.Literal('refuse'), id: Type.Integer({ minimum: 1, maximum: 2_000_000_000 }) }),
])
export type RightsWish = Static<typeof RightsWish>

/** A backup of the embedded store while the server has it open. The file is one of this machine, with its whole path. */
const BackupWish = Type.Object({
  do: Type.Literal('backup'),
  file: Type.String({ minLength: 1, maxLength: 4_096 }),
})

/** The name of the account at the terminal. */
const Account = Type.String({ pattern: '^[A-Za-z0-9._@-]{1,40}$' })

/** A wish and who has it. */
export const OperatorRequest = Type.Object({
  wish: Type.Union([Wish, RightsWish]),
  account: Account,
})
export type OperatorRequest = Static<typeof OperatorRequest>

export const BackupRequest = Type.Object({ wish: BackupWish, account: Account })

/** A check of the signed entries of the embedded store while the server has it open. */
export const VerifyRequest = Type.Object({
  wish: Type.Object({ do: Type.Literal('verifyRecords') }),
  account: Account,
})
