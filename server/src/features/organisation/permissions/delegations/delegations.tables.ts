import type { DelegationMessages } from '@apron/contract/delegations/delegation'
import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface DelegationTable {
  id: string
  name: string
  delegator: string
  delegate: string
  role_code: string
  /** Names of sub-applications. Permissions are limited to these. */
  applications: string[]
  /** Department scope, including its descendants. */
  dept_code: string
  /** Delegator's department when it was given. The delegation does not move along with the delegator. */
  delegator_dept: string
  messages: DelegationMessages
  valid_from: Timestamp
  /** End, exclusive; null if permanent. */
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
  /** Person who acted. */
  user_code: string
  what_zh: string
  what_en: string
  /** Path in the portal; empty for none. */
  url: string
}

export type DelegationsTables = {
  delegation: DelegationTable
  delegated_act: DelegatedActTable
  /** View: delegations not revoked whose delegator still holds what was delegated, regardless of the period. */
  delegation_with_ground: DelegationTable
  /** View: delegations in force by database time. */
  delegation_in_force: DelegationTable
  /** View: the delegator's posts that come with each delegation. Check its validity in the first view. */
  delegation_post: { delegation_id: string; post_code: string }
  /** View: permissions that each delegation carries. Check its validity in the first view. */
  delegation_resource: { delegation_id: string; identify: string }
}
