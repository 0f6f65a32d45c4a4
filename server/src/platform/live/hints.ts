import { AsyncLocalStorage } from 'node:async_hooks'
import { MESSAGE_IDS_MAX } from '@apron/contract/limits/messages'
import type { Codes, LiveNote } from './live-note.ts'

interface Collected {
  readonly counts: Set<string>
  readonly sessions: Set<string>
}

const collecting = new AsyncLocalStorage<Collected>()

/** Notes whose messages are being changed; lost outside of {@link collectHints}, then the regular sweep finds them. */
export function addHints(userCodes: Iterable<string>): void {
  addAll(collecting.getStore()?.counts, userCodes)
}

/** Notes whose sessions are being ended; the same holds. */
export function addEndedSessions(userCodes: Iterable<string>): void {
  addAll(collecting.getStore()?.sessions, userCodes)
}

/** Does the work, with its transactions, and says what it changed. What failed has changed nothing. */
export async function collectHints<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly note: LiveNote }> {
  const collected: Collected = { counts: new Set(), sessions: new Set() }
  const result = await collecting.run(collected, work)
  return { result, note: { counts: codesOf(collected.counts), sessions: codesOf(collected.sessions) } }
}

function addAll(codes: Set<string> | undefined, more: Iterable<string>): void {
  if (codes === undefined) return
  for (const code of more) codes.add(code)
}

function codesOf(codes: ReadonlySet<string>): Codes {
  return codes.size > MESSAGE_IDS_MAX ? 'many' : [...codes]
}
