import { SUB_APP_PORTS } from '../../sub-apps/names.ts'

const OWNERS = ['shell', 'flow', ...Object.keys(SUB_APP_PORTS)].join('|')
const LIST_CODE = new RegExp(`^AQ_(?:${OWNERS})_[A-Za-z0-9_]{1,60}$`)

/** Returns true for the customCode of a list of the portal or a sub-application: `AQ_<application>_<list>`. */
export function isListCode(code: string): boolean {
  return LIST_CODE.test(code)
}
