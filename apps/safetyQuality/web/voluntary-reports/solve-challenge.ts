import type { CallClient } from '@apron/sdk'
import { beginReport } from '../../contract/reports/report.calls.ts'
import { findNonce, type SolvedChallenge } from '../../contract/rules/sealing/proof-of-work.ts'

/** Pauses between two pieces of work, so that the page can keep rendering. */
const pause = () => new Promise<void>(resolve => setTimeout(resolve))

/** Requests a challenge and solves it with a proof of work for a code. @throws CallError */
export async function solveChallenge(call: CallClient, code: string): Promise<SolvedChallenge> {
  const { challenge } = await call(beginReport)
  return await findNonce(code, challenge, pause)
}
