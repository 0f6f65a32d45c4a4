import { covers, type PermissionActor } from './permission-decision.ts'

/** Properties of a waiting change that decide who may confirm it. */
export interface ConfirmableChange {
  readonly state: 'waiting' | 'confirmed' | 'refused' | 'withdrawn' | 'expired' | 'alone'
  readonly proposedBy: string
  /** The person concerned, or null. */
  readonly person: string | null
  /** True if that person would gain permissions. */
  readonly gives: boolean
  readonly guarded: readonly string[]
}

export interface Confirmer extends Pick<PermissionActor, 'userCode' | 'roles' | 'guarded'> {
  /** Everybody on their line of appointments; see `appointmentLineOf`. */
  readonly line: ReadonlySet<string>
}

/** Why a person may not confirm a change. */
export type ConfirmViolation = 'over' | 'own' | 'sameLine' | 'gains' | 'lacksGuarded'

/**
 * Returns why a person may not confirm a change, or null. The confirmer must not be the proposer, be linked to them by
 * appointments, or gain from the change, and must hold what it grants.
 */
export function confirmViolation(change: ConfirmableChange, by: Confirmer): ConfirmViolation | null {
  if (change.state !== 'waiting') return 'over'
  if (by.userCode === change.proposedBy) return 'own'
  if (by.line.has(change.proposedBy)) return 'sameLine'
  if (change.gives && by.userCode === change.person) return 'gains'
  return covers(by, change.guarded) ? null : 'lacksGuarded'
}
