import type { Insertable } from 'kysely'
import type {
  AppUserTable,
  UsersTables,
  UserType,
} from '../features/organisation/people/users/users.tables.ts'
import type { DepartmentTable } from '../features/organisation/units/departments.tables.ts'
import { DEPARTMENTS, ENTERPRISES } from './data/departments.data.ts'
import { EMPLOYEES, EXTERNAL_USERS, type UserSeed } from './data/users.data.ts'

type UserRow = Omit<
  AppUserTable,
  'password_hash' | 'password_changed_at' | 'enabled' | 'invited_by' | 'invited_by_hand' | 'version'
>

interface UserRows {
  readonly appUser: UserRow[]
  readonly userRole: UsersTables['user_role'][]
  readonly userPost: UsersTables['user_post'][]
  readonly userSite: UsersTables['user_site'][]
}

/** Departments and enterprises, parents before their sections. */
export function departmentRows(): Insertable<DepartmentTable>[] {
  return [
    ...DEPARTMENTS.map(([code, name_zh, name_en, parent_code]) => ({
      code,
      name_zh,
      name_en,
      parent_code,
      kind: 'department' as const,
    })),
    ...ENTERPRISES.map(([code, name_zh, name_en, kind]) => ({
      code,
      name_zh,
      name_en,
      parent_code: null,
      kind,
    })),
  ]
}

/** Returns all users with their roles, posts and sites. Passwords are added later. */
export function userRows(): UserRows {
  const people = [...EMPLOYEES, ...EXTERNAL_USERS]
  return {
    appUser: [
      ...EMPLOYEES.map(person => userRow(person, 'employee')),
      ...EXTERNAL_USERS.map(person => userRow(person, 'enterprise')),
    ],
    userRole: people.flatMap(({ code, roles }) => roles.map(role_code => ({ user_code: code, role_code }))),
    userPost: people.flatMap(({ code, posts }) => posts.map(post_code => ({ user_code: code, post_code }))),
    userSite: people.flatMap(({ code, sites }) => sites.map(site => ({ user_code: code, site }))),
  }
}

function userRow(person: UserSeed<string>, userType: UserType): UserRow {
  return {
    user_code: person.code,
    name_zh: person.zh,
    name_en: person.en,
    sex: person.sex,
    user_type: userType,
    dept_code: person.dept,
    default_site: person.sites[0],
  }
}
