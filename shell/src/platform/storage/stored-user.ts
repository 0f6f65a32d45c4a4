import type { UserInfo } from '@apron/contract/organisation/user-info'

const TEXT_FIELDS = [
  'token',
  'name',
  'userName',
  'code',
  'tempAirportId',
  'tempAirportThreeCode',
  'pdExpireMsg',
] as const

/** Returns true if JSON is user info (AUTH-18). Hand-written to keep schema code out of the browser. */
export function isUserInfo(json: unknown): json is UserInfo {
  if (typeof json !== 'object' || json === null) return false
  const fields = new Map<string, unknown>(Object.entries(json))
  const roles = fields.get('roles')
  return (
    TEXT_FIELDS.every(key => typeof fields.get(key) === 'string') &&
    typeof fields.get('pdExpireFlag') === 'number' &&
    Array.isArray(roles) &&
    roles.every(role => typeof role === 'string')
  )
}
