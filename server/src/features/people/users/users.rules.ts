import type { Language } from '@apron/contract/entities/language'
import type { EmployeeInfo, UserInfo } from '@apron/contract/entities/user-info'
import type { StoredEmployee } from './users.store.ts'

/** What the session adds to the person: its token, and what the password rule says. */
export interface SessionDetails {
  readonly token: string
  readonly pdExpireFlag: 0 | 1
  /** In the language of the request; empty when there is nothing to say. */
  readonly pdExpireMsg: string
}

/** How long the session may go on, for the page that covers itself then. */
export interface SessionLimits {
  readonly idleSeconds: number
  readonly leftSeconds: number
}

/** The person as the browser stores them (§3 user info). */
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

/** User info and who the employee is (UI-11). */
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
