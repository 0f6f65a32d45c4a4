/** Somebody came to guarded rights because somebody else proposed it, or had invited them. */
export interface Appointment {
  readonly userCode: string
  readonly by: string
}

/**
 * Returns everybody on the same line of appointments as a person, the person included: all whom one of the people before them
 * appointed, through any number of steps. Two people of one line may be one person with two accounts.
 */
export function sameLine(userCode: string, appointments: readonly Appointment[]): ReadonlySet<string> {
  const appointers = Map.groupBy(appointments, appointment => appointment.userCode)
  const appointed = Map.groupBy(appointments, appointment => appointment.by)
  const before = reach([userCode], code => (appointers.get(code) ?? []).map(({ by }) => by))
  return reach(before, code => (appointed.get(code) ?? []).map(appointment => appointment.userCode))
}

function reach(from: Iterable<string>, next: (code: string) => readonly string[]): ReadonlySet<string> {
  const reached = new Set(from)
  // A set that grows while it is walked is walked to its end.
  for (const code of reached) for (const other of next(code)) reached.add(other)
  return reached
}
