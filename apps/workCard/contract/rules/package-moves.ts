import { type PackageStatus, workPackage } from '../work-package.ts'

export type PackageMove = keyof typeof workPackage.actions

/** The action that moves a package from one column of the board to another; null if there is none. */
export function moveBetween(from: string, to: PackageStatus): PackageMove | null {
  const names = Object.keys(workPackage.actions)
  const found = names.filter(isMove).find(name => {
    const { from: states, to: target } = workPackage.actions[name]
    return target === to && states.includes(from)
  })
  return found ?? null
}

function isMove(name: string): name is PackageMove {
  return name in workPackage.actions
}

/** Whether a move asks for more than the package, and so is made on its page. */
export const isAsked = (name: PackageMove): boolean => {
  const { remark, fields, optional } = workPackage.actions[name]
  return remark !== undefined || fields !== undefined || optional !== undefined
}
