import { agreeFlow, refuseFlow, rejectFlow, submitFlow, transferFlow } from '@apron/contract/flow/flow.calls'
import { type Kysely, sql } from 'kysely'

const DECISIONS: ReadonlySet<string> = new Set(
  [agreeFlow, rejectFlow, refuseFlow, submitFlow, transferFlow].map(
    ({ method, path }) => `${method} ${path}`,
  ),
)
/** A browser reports an act when the response arrives, so the times differ a little. */
const WITHIN_SECONDS = 10

/**
 * Returns the delegator for a logged call, which names no task: takes the person's decision nearest in time.
 * @param call as in the operation log: method and path
 */
export async function delegatorOfDecision(
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
