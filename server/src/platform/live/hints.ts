import { AsyncLocalStorage } from 'node:async_hooks'
import { MESSAGE_IDS_MAX } from '@apron/contract/limits/messages'

/** Whose number of messages has changed; `many` when they are too many to name: everybody is looked at. */
export type Hint = ReadonlySet<string> | 'many'

const collecting = new AsyncLocalStorage<Set<string>>()

/** Notes whose messages are being changed; lost outside of {@link collectHints}, then the regular sweep finds them. */
export function addHints(userCodes: Iterable<string>): void {
  const codes = collecting.getStore()
  if (codes === undefined) return
  for (const userCode of userCodes) codes.add(userCode)
}

/** Does the work, with its transactions, and says whose messages it changed. What failed has changed nobody's. */
export async function collectHints<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly hint: Hint }> {
  const codes = new Set<string>()
  const result = await collecting.run(codes, work)
  return { result, hint: codes.size > MESSAGE_IDS_MAX ? 'many' : codes }
}
