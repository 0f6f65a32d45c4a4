import type { Definition } from '../definitions/definition.ts'
import type { StepFacts, StepResult } from '../engine/engine.types.ts'
import type { StoredInstance } from './instances.store.ts'

export type DoneStep = Extract<StepResult, { ok: true }>

/** Everything of one step, to be written. */
export interface Carried {
  readonly instance: StoredInstance
  readonly definition: Definition
  readonly result: DoneStep
  /** With the form after the step. */
  readonly stepFacts: StepFacts
  readonly now: Date
  /** Who caused it; null for the clock. */
  readonly by: string | null
}
