/** A version that chosen people try. */
export interface Trial {
  readonly name: string
  readonly version: string
  readonly users: readonly string[]
  readonly roles: readonly string[]
  readonly endsAt: Date
}

/** What of a person decides which version they get; null: nobody is logged in. */
export interface TryingPerson {
  readonly userCode: string
  readonly roles: readonly string[]
}

/**
 * The version that this person gets: the one on trial while the trial lasts and they are chosen, else the active one.
 * @param active null when the application has none, or was disabled: nobody gets it then
 */
export function versionFor(
  person: TryingPerson | null,
  active: string | null,
  trial: Trial | null,
  now: Date,
): string | null {
  if (active === null || person === null || trial === null || trial.endsAt <= now) return active
  const chosen =
    trial.users.includes(person.userCode) || trial.roles.some(role => person.roles.includes(role))
  return chosen ? trial.version : active
}
