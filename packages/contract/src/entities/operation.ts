import { type Static, Type } from 'typebox'
import { OPERATION_ENTRIES } from '../limits/operation-log.ts'

// No query, no fragment, no line break: an entry holds no secret and forges no line (security note T25).
const page = Type.String({
  pattern: "^/[A-Za-z0-9/_.~%!$&'()*+,;=:@-]{0,199}$",
  description: 'Path of the page, without query',
})
const ago = Type.Integer({ minimum: 0, maximum: 600_000, description: 'Milliseconds since it happened' })

/** What a person did: came to a page, or changed something. Who it was comes from the session. */
export const Operation = Type.Union([
  Type.Object({ kind: Type.Literal('visit'), page, ago }),
  Type.Object({
    kind: Type.Literal('write'),
    page,
    ago,
    call: Type.String({
      pattern: '^(GET|POST) /[A-Za-z0-9/_.~%-]{1,199}$',
      description: 'Method and path of the call, without query and body',
    }),
    done: Type.Boolean({ description: 'Whether the server did it' }),
  }),
])
export type Operation = Static<typeof Operation>

/** Body of `log/send/operate` (API-06). */
export const OperationReport = Type.Object({
  entries: Type.Array(Operation, { minItems: 1, maxItems: OPERATION_ENTRIES }),
})
export type OperationReport = Static<typeof OperationReport>
