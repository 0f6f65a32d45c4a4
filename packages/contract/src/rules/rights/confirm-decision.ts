import { covers, type RightsActor } from './rights-decision.ts'

/** A change that waits, as far as it matters who confirms it. */
export interface ConfirmableChange {
  readonly state: 'waiting' | 'confirmed' | 'refused' | 'withdrawn' | 'expired' | 'alone'
  readonly proposedBy: string
  /** The person it is about; null where it is about none. */
  readonly person: string | null
  /** Whether that person would have more rights by it. */
  readonly gives: boolean
  readonly guarded: readonly string[]
}

export interface Confirmer extends Pick<RightsActor, 'userCode' | 'roles' | 'guarded'> {
  /** Who invited this account; null when nobody did. */
  readonly invitedBy: string | null
}

/** Why somebody may not confirm a change; null when they may. */
export type ConfirmHindrance = 'over' | 'own' | 'invited' | 'gains' | 'lacksGuarded'

/** Confirmed by somebody else, who holds what is given, did not get the account from the proposer, and gets nothing by it. */
export function confirmHindrance(change: ConfirmableChange, by: Confirmer): ConfirmHindrance | null {
  if (change.state !== 'waiting') return 'over'
  if (by.userCode === change.proposedBy) return 'own'
  if (by.invitedBy === change.proposedBy) return 'invited'
  if (change.gives && by.userCode === change.person) return 'gains'
  return covers(by, change.guarded) ? null : 'lacksGuarded'
}
