import { ExpectedError } from './terminal.mjs'
import { texts } from './texts.mjs'

const OLDEST = 20

/** @param {string} version such as `20.20.2` */
export function majorOf(version) {
  return Number(version.split('.')[0])
}

/** Stops if the machine's Node is too old for current npm. */
export function requireMachineNode() {
  if (majorOf(process.versions.node) < OLDEST) throw new ExpectedError(texts.nodeTooOld(process.version))
}
