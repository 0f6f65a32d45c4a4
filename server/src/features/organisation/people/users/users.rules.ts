import type { Language } from '@apron/contract/dictionary/language'
import type { EmployeeInfo, UserInfo } from '@apron/contract/organisation/user-info'
import type { StoredEmployee } from './users.store.ts'

/** Session data of the user info: the token, and the result of the password rule. */
export interface SessionDetails {
  readonly token: string
  readonly pdExpireFlag: 0 | 1
  /** In the language of the request; empty if nothing applies. */
  readonly pdExpireMsg: string
}

/** Remaining session time, for the page's lock screen. */
export interface SessionLimits {
  readonly idleSeconds: number
  readonly leftSeconds: number
}

/** Returns the user info that browsers store (§3). */
export function userInfo(employee: StoredEmployee, session: SessionDetails, language: Language): UserInfo {
  return {
    token: session.token,
    name: employee.name[language],
    userName: employee.userCode,
    code: employee.userCode,
    roles: employee.roles,
    tempAirportId: employee.site.id,
    tempAirportThreeCode: employee.site.threeCode,
    pdExpireFlag: session.pdExpireFlag,
    pdExpireMsg: session.pdExpireMsg,
  }
}

/** Returns user info with employee data (UI-11). */
export function employeeInfo(
  employee: StoredEmployee,
  session: SessionDetails & SessionLimits,
  language: Language,
): Omit<EmployeeInfo, 'menuVersion'> {
  return {
    ...userInfo(employee, session, language),
    nickName: employee.name.zh,
    englishName: employee.name.en,
    sex: employee.sex,
    userType: employee.userType,
    deptCode: employee.deptCode,
    deptName: employee.department[language],
    posts: employee.posts,
    idleSeconds: session.idleSeconds,
    leftSeconds: session.leftSeconds,
  }
}
