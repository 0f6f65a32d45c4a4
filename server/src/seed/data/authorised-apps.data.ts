import type { SubAppName } from '@apron/contract/sub-apps/names'
import type { RoleCode } from './roles.data.ts'

/** R: read, W: full work within the role, –: not in the menu. */
type Authority = 'R' | 'W' | '–'

const COLUMNS = [
  'airline',
  'amsp',
  'amm',
  'marketing',
  'tools',
  'safetyQuality',
  'workCard',
  'arWorkcard',
  'supplier',
  'fireSafety',
  'ipc',
] as const satisfies readonly SubAppName[]

/** Which role of an employee sees which sub-application, a row per role, a letter per column. */
const TABLE: Record<RoleCode, string> = {
  ADMIN: 'R R R R R R R R R R R',
  DIRECTOR: 'R W R W R W R R W W R',
  MANAGER: 'R W R W W W W R W W R',
  INSPECTOR: '– – R – R W W R R R R',
  WORKSHOP: 'R W R – W W W W – R R',
  MARKET: 'R – – W – R – – – – –',
  SALES: 'R – – W – R – – – – –',
  ENGINEER: 'R W W R R R W R R – W',
  PURCHASE: '– W – – – R – – W – R',
  FINANCE: '– W – W – R – – W – –',
  CUSTOMER_SERVICE: 'W – – R – R R – – – –',
  SUPPORT: 'R W R – W R W – R R R',
  SERVICE: 'R – R – W R R – – W R',
  TECH_SUPPORT: 'R R W R R R R R – – W',
  CRAFT: '– – R – R R W W – – R',
}

/** What a role of an employee may do in a sub-application; in one that the table does not have, nothing. */
export function authorityOf(role: RoleCode, app: string): Authority {
  const letter = TABLE[role].split(' ')[COLUMNS.findIndex(column => column === app)]
  return letter === 'R' || letter === 'W' ? letter : '–'
}
