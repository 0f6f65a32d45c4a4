import type { PermissionChange } from '@apron/contract/permissions/permission-change'
import type { ColumnType, GeneratedAlways } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export type ChangeKind = PermissionChange['kind']

export interface PermissionChangeTable {
  id: GeneratedAlways<number>
  kind: ChangeKind
  /** Employee number or code of the role. */
  target: string
  name_zh: string
  name_en: string
  /** The requested change. */
  wanted: ColumnType<unknown, string, never>
  why: PermissionChange['why']
  given: string[]
  taken: string[]
  guarded: string[]
  contact: string
  proposed_by: string
  proposed_at: Timestamp
  expires_at: Timestamp
  state: PermissionChange['state']
  /** A person, or `terminal:<account>`. */
  decided_by: string | null
  decided_at: Timestamp | null
}

/** Administrator who granted guarded permissions to a person. */
export interface AppointmentTable {
  user_code: string
  /** Employee number of the proposer, or `terminal:<account>`, which starts a line. */
  appointed_by: string
}

export type PermissionChangesTables = {
  appointment: AppointmentTable
  rights_change: PermissionChangeTable
}
