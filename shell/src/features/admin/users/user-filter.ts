import type { AdminUser, AdminUserQuery } from '@apron/contract/entities/admin-user'

/** The filter form of people. */
export interface UserFilter {
  readonly text: string
  readonly deptCode: string | null
  readonly roleCode: string | null
  readonly state: AdminUser['state'] | null
}

export const NO_USER_FILTER: UserFilter = { text: '', deptCode: null, roleCode: null, state: null }
export const USER_STATES = ['enabled', 'disabled', 'new'] as const

/** What is asked for: only what was filled in. */
export function userCriteria({
  text,
  deptCode,
  roleCode,
  state,
}: UserFilter): AdminUserQuery['queryCriteria'] {
  return {
    ...(text.trim() === '' ? {} : { text: text.trim() }),
    ...(deptCode === null ? {} : { deptCode }),
    ...(roleCode === null ? {} : { roleCode }),
    ...(state === null ? {} : { state }),
  }
}
