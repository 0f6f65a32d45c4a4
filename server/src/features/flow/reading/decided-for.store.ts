import { agreeFlow, refuseFlow, rejectFlow, submitFlow, transferFlow } from '@apron/contract/calls/flow.calls'
import { type Kysely, sql } from 'kysely'

const DECISIONS: ReadonlySet<string> = new Set(
  [agreeFlow, rejectFlow, refuseFlow, submitFlow, transferFlow].map(
    ({ method, path }) => `${method} ${path}`,
  ),
)
/** A browser tells of what it did when the answer has come. */
const WITHIN_SECONDS = 10

/**
 * For whom somebody decided with a call, which names no task: of what they decided at that moment, the nearest.
 * @param call as the operation log names it: method and path
 */
export async function decidedFor(
  db: Kysely<unknown>,
  call: string,
  userCode: string,
  at: Date,
): Promise<string | null> {
  if (!DECISIONS.has(call)) return null
  const { rows } = await sql<{ for_code: string | null }>`
    select for_code from flow_task
     where by_code = ${userCode}
       and closed_at between ${at}::timestamptz - make_interval(secs => ${WITHIN_SECONDS})
                         and ${at}::timestamptz + make_interval(secs => ${WITHIN_SECONDS})
     order by abs(extract(epoch from closed_at - ${at}::timestamptz)), instance_id limit 1`.execute(db)
  return rows[0]?.for_code ?? null
}
