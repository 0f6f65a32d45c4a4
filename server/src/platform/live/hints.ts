import { AsyncLocalStorage } from 'node:async_hooks'
import { MESSAGE_IDS_MAX } from '@apron/contract/limits/messages'
import type { Codes, LiveNotification } from './live-notification.ts'

interface Collected {
  readonly counts: Set<string>
  readonly sessions: Set<string>
  readonly changes: Set<string>
  everybody: boolean
}

const collecting = new AsyncLocalStorage<Collected>()

/** Records people whose messages change. Outside {@link collectHints} only the regular sweep finds them. */
export function addHints(userCodes: Iterable<string>): void {
  addAll(collecting.getStore()?.counts, userCodes)
}

/** Records people whose sessions end. */
export function addEndedSessions(userCodes: Iterable<string>): void {
  addAll(collecting.getStore()?.sessions, userCodes)
}

/** Records people whose tasks, menu or permissions change. Their clients ask for details. */
export function addChanges(userCodes: Iterable<string>): void {
  addAll(collecting.getStore()?.changes, userCodes)
}

/** Records a change for everybody, such as of a dictionary value. */
export function hintEverybody(): void {
  const collected = collecting.getStore()
  if (collected !== undefined) collected.everybody = true
}

/** Runs work with its transactions and returns its changes. Failed work has changed nothing. */
export async function collectHints<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly notification: LiveNotification }> {
  const collected: Collected = {
    counts: new Set(),
    sessions: new Set(),
    changes: new Set(),
    everybody: false,
  }
  const result = await collecting.run(collected, work)
  const { counts, sessions, changes, everybody } = collected
  const notification = {
    counts: codesOf(counts),
    sessions: codesOf(sessions),
    changes: everybody ? ('many' as const) : codesOf(changes),
  }
  return { result, notification }
}

function addAll(codes: Set<string> | undefined, more: Iterable<string>): void {
  if (codes === undefined) return
  for (const code of more) codes.add(code)
}

function codesOf(codes: ReadonlySet<string>): Codes {
  return codes.size > MESSAGE_IDS_MAX ? 'many' : [...codes]
}
