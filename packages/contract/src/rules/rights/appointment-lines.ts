/** A person got guarded permissions on the proposal, or with the invitation, of another. */
export interface Appointment {
  readonly userCode: string
  readonly by: string
}

/**
 * Returns everybody on the person's line of appointments, including the person: their appointers, and everybody appointed by
 * those, through any number of steps. Two people on one line may be one person with two accounts.
 */
export function appointmentLineOf(
  userCode: string,
  appointments: readonly Appointment[],
): ReadonlySet<string> {
  const appointers = Map.groupBy(appointments, appointment => appointment.userCode)
  const appointed = Map.groupBy(appointments, appointment => appointment.by)
  const before = reach([userCode], code => (appointers.get(code) ?? []).map(({ by }) => by))
  return reach(before, code => (appointed.get(code) ?? []).map(appointment => appointment.userCode))
}

function reach(from: Iterable<string>, next: (code: string) => readonly string[]): ReadonlySet<string> {
  const reached = new Set(from)
  // Iteration also visits elements added meanwhile.
  for (const code of reached) for (const other of next(code)) reached.add(other)
  return reached
}
