import { Type } from 'typebox'
import { LARGEST_NONCE } from '../rules/sealing/proof-of-work.ts'

/** Proof-of-work challenge of the server. */
export const WorkChallenge = Type.Object({
  salt: Type.String({ maxLength: 64 }),
  until: Type.Integer({ minimum: 0 }),
  mark: Type.String({ maxLength: 64 }),
})

/** A challenge with the number that solves it. */
export const SolvedChallenge = Type.Object({
  ...WorkChallenge.properties,
  nonce: Type.Integer({ minimum: 0, maximum: LARGEST_NONCE }),
})
