import type { AdminAlarmRaise } from '@apron/contract/operations/admin-alarm'
import { newId } from '@apron/sdk'

/**
 * Returns the same id for the same text and recipients, so that resending after a lost response does not
 * raise a second alarm.
 */
export function createAlarmIds(): (alarm: AdminAlarmRaise) => string {
  const ids = new Map<string, string>()
  return ({ id, textZh, textEn, site, roles, departments }) => {
    const key = JSON.stringify([textZh.trim(), textEn.trim(), site, roles.toSorted(), departments.toSorted()])
    const assigned = ids.get(key) ?? (ids.size === 0 ? id : newId())
    ids.set(key, assigned)
    return assigned
  }
}
