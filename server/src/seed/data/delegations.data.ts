import type { RoleCode } from './roles.data.ts'

export interface DelegationSeed {
  readonly delegator: string
  readonly delegate: string
  readonly role: RoleCode
  readonly dept: string
  readonly applications: readonly string[]
  readonly name: string
  /** First and last day relative to the seeding day; null for permanent. */
  readonly days: readonly [from: number, to: number | null]
  /** Revocation, in days from the seeding day. */
  readonly revoked?: number
}

/** Delegations of the demo organisation: in force, expired, permanent, revoked. */
export const DELEGATIONS: readonly DelegationSeed[] = [
  {
    delegator: '100303',
    delegate: '100307',
    role: 'MANAGER',
    dept: 'D0501',
    applications: ['workCard', 'amsp'],
    name: '外出培训',
    days: [-1, 6],
  },
  {
    delegator: '100401',
    delegate: '100402',
    role: 'PURCHASE',
    dept: 'D08',
    applications: ['amsp', 'supplier'],
    name: '年休假',
    days: [-40, -33],
  },
  {
    delegator: '100601',
    delegate: '100602',
    role: 'MARKET',
    dept: 'D10',
    applications: ['marketing'],
    name: '询价日常处理',
    days: [-30, null],
  },
  {
    delegator: '100501',
    delegate: '100503',
    role: 'SUPPORT',
    dept: 'D09',
    applications: ['tools'],
    name: '工具间代管',
    days: [-10, 20],
    revoked: -2,
  },
]
