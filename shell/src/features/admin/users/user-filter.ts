import { choice, type FilterOf, oneOf, text } from '@apron/pages/list'

export const USER_STATES = ['enabled', 'disabled', 'new'] as const

/** The fields of the filter. */
export const USER_FILTER = { text: text(), deptCode: choice(), roleCode: choice(), state: oneOf(USER_STATES) }

export type UserFilter = FilterOf<typeof USER_FILTER>
