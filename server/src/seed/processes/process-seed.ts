import type { FlowKind } from '@apron/contract/flow/flow-words'
import type { FormValues } from '@apron/contract/flow/form-values'

/** Date in a form, `yyyy-MM-dd`, relative to the seeding day. */
export type DayOf = (days: number) => string

/** A decision in a demo process. */
export interface ProcessStep {
  readonly node: string
  readonly by: string
  /** Hours before the seeding. */
  readonly ago: number
  readonly act?: 'agree' | 'submit' | 'reject' | 'refuse'
  readonly remark?: string
  /** Form values added by the node. */
  readonly values?: (day: DayOf) => FormValues
  /** Documents added by the node: field → names. */
  readonly files?: Readonly<Record<string, readonly string[]>>
}

/** A task handed to a colleague. */
export interface HandOver extends Omit<ProcessStep, 'act'> {
  readonly act: 'transfer'
  readonly to: string
}

/** A demo process: start, form and decisions. */
export interface ProcessSeed {
  readonly kind: FlowKind
  readonly by: string
  /** Hours before the seeding. */
  readonly ago: number
  readonly values: (day: DayOf) => FormValues
  /** Documents of the form: field → names. */
  readonly files?: Readonly<Record<string, readonly string[]>>
  readonly steps: readonly (ProcessStep | HandOver)[]
}

/** People of the demo by their role in its processes. */
export const PROCESS_PEOPLE = {
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
