import { AsyncLocalStorage } from 'node:async_hooks'
import { MESSAGE_IDS_MAX } from '@apron/contract/limits/messages'
import type { Codes, LiveNote } from './live-note.ts'

interface Collected {
  readonly counts: Set<string>
  readonly sessions: Set<string>
  readonly changes: Set<string>
  everybody: boolean
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

/** Notes for whom something beside the number is different now: tasks, menu, rights. Their clients ask what. */
export function addChanges(userCodes: Iterable<string>): void {
  addAll(collecting.getStore()?.changes, userCodes)
}

/** The same for everybody, such as for a value of the dictionary. */
export function hintEverybody(): void {
  const collected = collecting.getStore()
  if (collected !== undefined) collected.everybody = true
}

/** Does the work, with its transactions, and says what it changed. What failed has changed nothing. */
export async function collectHints<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly note: LiveNote }> {
  const collected: Collected = {
    counts: new Set(),
    sessions: new Set(),
    changes: new Set(),
    everybody: false,
  }
  const result = await collecting.run(collected, work)
  const { counts, sessions, changes, everybody } = collected
  const note = {
    counts: codesOf(counts),
    sessions: codesOf(sessions),
    changes: everybody ? ('many' as const) : codesOf(changes),
  }
  return { result, note }
}

function addAll(codes: Set<string> | undefined, more: Iterable<string>): void {
  if (codes === undefined) return
  for (const code of more) codes.add(code)
}

function codesOf(codes: ReadonlySet<string>): Codes {
  return codes.size > MESSAGE_IDS_MAX ? 'many' : [...codes]
}
