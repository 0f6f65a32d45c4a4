import type { FlowKind } from '@apron/contract/flow/flow-words'
import type { FormValues } from '@apron/contract/flow/form-values'

/** The days of a form, `yyyy-MM-dd`, counted from the seeding day. */
export type DayOf = (days: number) => string

/** One decision of a process of the demo: at which node, by whom, how long ago. */
export interface ProcessStep {
  readonly node: string
  readonly by: string
  /** Hours before the seeding. */
  readonly ago: number
  readonly act?: 'agree' | 'submit' | 'reject' | 'refuse'
  readonly remark?: string
  /** What the node adds to the form. */
  readonly values?: (day: DayOf) => FormValues
  /** Documents that the node adds: field → names. */
  readonly files?: Readonly<Record<string, readonly string[]>>
}

/** Somebody hands a task to a colleague. */
export interface HandOver extends Omit<ProcessStep, 'act'> {
  readonly act: 'transfer'
  readonly to: string
}

/** A process of the demo: who started it with which form, and what was decided since. */
export interface ProcessSeed {
  readonly kind: FlowKind
  readonly by: string
  /** Hours before the seeding. */
  readonly ago: number
  readonly values: (day: DayOf) => FormValues
  /** Documents that come with the form: field → names. */
  readonly files?: Readonly<Record<string, readonly string[]>>
  readonly steps: readonly (ProcessStep | HandOver)[]
}

/** People of the demo by what they are in its processes. */
export const WHO = {
  accountable: '100003',
  safety: '100005',
  commercial: '100006',
  quality: '100103',
  auditor: '100104',
  engineering: '100201',
  aogColleague: '100204',
  aogDesk: '100205',
  planning: '100301',
  planner: '100302',
  foreman: '100303',
  mechanic: '100305',
  foremansDelegate: '100307',
  material: '100401',
  buyer: '100402',
  supplierDesk: '100404',
  stores: '100405',
  marketing: '100601',
  salesman: '100602',
  finance: '100701',
} as const
