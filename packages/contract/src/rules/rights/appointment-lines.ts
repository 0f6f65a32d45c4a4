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
  const appointees = Map.groupBy(appointments, appointment => appointment.by)
  const before = collectReachable([userCode], code => (appointers.get(code) ?? []).map(({ by }) => by))
  return collectReachable(before, code =>
    (appointees.get(code) ?? []).map(appointment => appointment.userCode),
  )
}

function collectReachable(
  from: Iterable<string>,
  next: (code: string) => readonly string[],
): ReadonlySet<string> {
  const codes = new Set(from)
  // Iteration also visits elements added meanwhile.
  for (const code of codes) for (const other of next(code)) codes.add(other)
  return codes
}
