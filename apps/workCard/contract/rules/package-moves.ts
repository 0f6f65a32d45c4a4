import { keysIn } from '@apron/contract/records/fields'
import { type PackageStatus, workPackage } from '../work-package.ts'

export type PackageMove = keyof typeof workPackage.actions

/** Returns the action that moves a package from one column of the board to another, or null. */
export const moveBetween = (from: string, to: PackageStatus): PackageMove | null =>
  keysIn(workPackage.actions).find(name => {
    const action = workPackage.actions[name]
    return action.to === to && action.from.includes(from)
  }) ?? null
