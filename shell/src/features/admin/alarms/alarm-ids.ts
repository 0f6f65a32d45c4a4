import type { AdminAlarmRaise } from '@apron/contract/entities/admin-alarm'
import { newId } from '@apron/sdk'

/** The same words to the same people keep their id: sent again after a lost answer, it is the same alarm. Anything else is another one. */
export function createAlarmIds(): (alarm: AdminAlarmRaise) => string {
  const ids = new Map<string, string>()
  return ({ id, textZh, textEn, site, roles, departments }) => {
    const key = JSON.stringify([textZh.trim(), textEn.trim(), site, roles.toSorted(), departments.toSorted()])
    const known = ids.get(key) ?? (ids.size === 0 ? id : newId())
    ids.set(key, known)
    return known
  }
}
