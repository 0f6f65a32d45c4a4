/** A possible candidate. Only directly held roles and posts count; delegations are checked when a task is decided. */
export interface Person {
  readonly userCode: string
  readonly department: string
  readonly roles: readonly string[]
  readonly posts: readonly string[]
  /** Areas of a director: `commercial`, `production`. */
  readonly areas: readonly string[]
}

/** Possible candidates of a step: enabled people, and the department tree (code → parent, null at the root). */
export interface Organisation {
  readonly people: readonly Person[]
  readonly parents: Readonly<Record<string, string | null>>
}
