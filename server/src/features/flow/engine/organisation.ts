/** Somebody who may have tasks. Only what they hold directly counts; delegations are looked at when a task is decided. */
export interface Person {
  readonly userCode: string
  readonly department: string
  readonly roles: readonly string[]
  readonly posts: readonly string[]
  /** What a director answers for: `commercial`, `production`. */
  readonly areas: readonly string[]
}

/** Whom a step may find: people who are enabled, and the tree of departments (code → parent, null at the top). */
export interface Organisation {
  readonly people: readonly Person[]
  readonly parents: Readonly<Record<string, string | null>>
}
