import { type Static, Type } from 'typebox'
import { OPERATION_ENTRIES } from '../limits/operation-log.ts'
import { LOGGED_CHARACTERS, LOGGED_PATH_LENGTH } from '../wire/formats/logged-path.ts'

// No query, fragment or line break, so that an entry contains no secret and cannot forge a line (security note T25).
const page = Type.String({
  pattern: `^/${LOGGED_CHARACTERS}{0,${LOGGED_PATH_LENGTH - 1}}$`,
  description: 'Path of the page, without query',
})
// No maximum: an old entry from a sleeping window must not invalidate the whole report.
const ago = Type.Integer({ minimum: 0, description: 'Milliseconds since it happened' })

/** An act of a person: a page visit or a change. The person comes from the session. */
export const Operation = Type.Union([
  Type.Object({ kind: Type.Literal('visit'), page, ago }),
  Type.Object({
    kind: Type.Literal('write'),
    page,
    ago,
    call: Type.String({
      pattern: `^(GET|POST) /${LOGGED_CHARACTERS}{1,${LOGGED_PATH_LENGTH - 1}}$`,
      description: 'Method and path of the call, without query and body',
    }),
    done: Type.Boolean({ description: 'True if the server performed it' }),
  }),
])
export type Operation = Static<typeof Operation>

/** Body of `log/send/operate` (API-06). */
export const OperationReport = Type.Object({
  entries: Type.Array(Operation, { minItems: 1, maxItems: OPERATION_ENTRIES }),
})
export type OperationReport = Static<typeof OperationReport>
