import { type Static, Type } from 'typebox'

const Name = Type.String({ maxLength: 100 })
const Text = Type.String({ minLength: 1, maxLength: 60 })

/** An operator's request, as sent to the process that has the store open. */
export const SubAppRequest = Type.Union([
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
export type SubAppRequest = Static<typeof SubAppRequest>

/** Operator request about permission changes, for use without a second administrator. */
export const PermissionRequest = Type.Union([
  Type.Object({ do: Type.Literal('changes') }),
  Type.Object({ do: Type.Literal('confirm'), id: Type.Integer({ minimum: 1, maximum: 2_000_000_000 }) }),
  Type.Object({ do: Type.Literal('refuse'), id: Type.Integer({ minimum: 1, maximum: 2_000_000_000 }) }),
])
export type PermissionRequest = Static<typeof PermissionRequest>

/** Requests a backup of the embedded store from the running server. The file is an absolute path on this machine. */
const Backup = Type.Object({
  do: Type.Literal('backup'),
  file: Type.String({ minLength: 1, maxLength: 4_096 }),
})

/** Account name at the terminal. */
const Account = Type.String({ pattern: '^[A-Za-z0-9._@-]{1,40}$' })

/**
 * A request with the operator's account. The property is called `wish`, because servers of earlier versions expect
 * that.
 */
export const OperatorRequest = Type.Object({
  wish: Type.Union([SubAppRequest, PermissionRequest]),
  account: Account,
})
export type OperatorRequest = Static<typeof OperatorRequest>

export const BackupRequest = Type.Object({ wish: Backup, account: Account })

/** Requests a check of signed entries in the embedded store from the running server. */
export const VerifyRequest = Type.Object({
  wish: Type.Object({ do: Type.Literal('verifyRecords') }),
  account: Account,
})
