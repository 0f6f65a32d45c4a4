/** One action of a record: from which states, to which, and who may. */
export interface Transition<Status extends string, Parts, Reason extends string> {
  readonly from: readonly Status[]
  readonly to: Status
  /** Why somebody who is this to the record may not; null for who may. */
  readonly refuses: (parts: Parts) => Reason | null
}

export type TransitionDecision<Status extends string, Reason extends string> =
  | { readonly allowed: true; readonly to: Status }
  | { readonly allowed: false; readonly reason: Reason | 'state' }

/** Whether an action is allowed, and the state it leads to. The person is judged before the state. */
export function decideTransition<Status extends string, Parts, Reason extends string>(
  { from, to, refuses }: Transition<Status, Parts, Reason>,
  status: Status,
  parts: Parts,
): TransitionDecision<Status, Reason> {
  const reason = refuses(parts)
  if (reason !== null) return { allowed: false, reason }
  return from.includes(status) ? { allowed: true, to } : { allowed: false, reason: 'state' }
}
