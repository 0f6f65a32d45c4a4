import { type Static, Type } from 'typebox'
import { searchText } from '../entities/fields.ts'
import { Order, Page, PageRequest } from '../lists/paging.ts'
import { THREE_LETTER_CODE } from '../rules/records/admin-formats.ts'
import { WIRE_TIME } from '../wire/formats/wire-time.ts'

export const OPERATION_KINDS = ['visit', 'write'] as const
const OperationKind = Type.Enum(OPERATION_KINDS)
const time = Type.String({ pattern: WIRE_TIME.source, description: 'yyyy-MM-dd HH:mm:ss' })

/** Sort keys of the log: only indexed columns, because it grows without limit. */
export const OPERATION_SORT_KEYS = ['time', 'userCode'] as const

/** Filter of the operation log. */
export const OperationCriteria = Type.Object({
  person: Type.Optional(Type.String({ maxLength: 60, description: 'Employee number, or part of the name' })),
  site: Type.Optional(Type.String({ pattern: THREE_LETTER_CODE.source })),
  kind: Type.Optional(OperationKind),
  page: searchText,
  from: Type.Optional(time),
  to: Type.Optional(time),
  after: Type.Optional(
    Type.String({ maxLength: 64, description: 'Only rows older than the one with this id, for an export' }),
  ),
  ...Order(OPERATION_SORT_KEYS),
})
export type OperationCriteria = Static<typeof OperationCriteria>
export const OperationQuery = PageRequest(OperationCriteria)
export type OperationQuery = Static<typeof OperationQuery>

/** One line of the operation log. */
export const OperationRow = Type.Object({
  id: Type.String(),
  time,
  userCode: Type.String(),
  userName: Type.String({
    description:
      'In the language of the request, with whom it was done for by a delegated right; empty when the account is gone',
  }),
  site: Type.String(),
  kind: OperationKind,
  page: Type.String(),
  title: Type.String({ description: 'Title of the page in the menu; empty if it is in no menu' }),
  call: Type.String({ description: 'Empty for a visit' }),
  done: Type.Union([Type.Boolean(), Type.Null()], { description: 'Null for a visit' }),
})
export type OperationRow = Static<typeof OperationRow>

/** One page of the log, newest first. Counted up to a limit: `more` tells that older lines exist beyond it. */
export const OperationPage = Type.Object({ ...Page(OperationRow).properties, more: Type.Boolean() })
export type OperationPage = Static<typeof OperationPage>
