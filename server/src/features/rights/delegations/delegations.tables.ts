import type { DelegationMessages } from '@apron/contract/entities/delegation'
import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface DelegationTable {
  id: string
  name: string
  delegator: string
  delegate: string
  role_code: string
  /** Names of sub-applications; a right counts in these alone. */
  applications: string[]
  /** Department that it counts for, with those below it. */
  dept_code: string
  /** Where the delegator was when it was given: whoever moves takes nothing along. */
  delegator_dept: string
  messages: DelegationMessages
  valid_from: Timestamp
  /** The first moment at which it does not count any more; null where it is permanent. */
  valid_until: Timestamp | null
  created_by: string
  created_at: Timestamp
  revoked_by: Generated<string | null>
  revoked_at: Generated<Date | null>
  told_soon_at: Generated<Date | null>
  told_end_at: Generated<Date | null>
  reviewed_at: Generated<Date | null>
  version: Generated<number>
}

export interface DelegatedActTable {
  id: string
  delegation_id: string
  at: Timestamp
  /** Whose hand it was. */
  user_code: string
  what_zh: string
  what_en: string
  /** A path of the portal; empty for none. */
  url: string
}

export type DelegationsTables = {
  delegation: DelegationTable
  delegated_act: DelegatedActTable
  /** View: what is not revoked, and whose delegator still has what was handed on; whatever its time. */
  delegation_with_ground: DelegationTable
  /** View: what counts at this moment, by the clock of the store. */
  delegation_in_force: DelegationTable
  /** View: posts of the delegator that would travel with each delegation; whether it counts is asked of the first view. */
  delegation_post: { delegation_id: string; post_code: string }
  /** View: what rights each delegation would give; whether it counts is asked of the first view. */
  delegation_resource: { delegation_id: string; identify: string }
}
