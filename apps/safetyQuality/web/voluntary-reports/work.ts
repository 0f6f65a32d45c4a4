import type { CallClient } from '@apron/sdk'
import { beginReport } from '../../contract/reports/report.calls.ts'
import { type DoneWork, doWork } from '../../contract/rules/sealing/proof-of-work.ts'

/** The page goes on drawing between two pieces of work. */
const pause = () => new Promise<void>(resolve => setTimeout(resolve))

/** The work that goes with a code, on a challenge that is asked for now. @throws CallError */
export async function workFor(call: CallClient, code: string): Promise<DoneWork> {
  const { challenge } = await call(beginReport)
  return await doWork(code, challenge, pause)
}
