import type { Definition } from '../definitions/definition.ts'
import type { StepFacts, StepResult } from '../engine/engine.types.ts'
import type { StoredInstance } from './instances.store.ts'

export type DoneStep = Extract<StepResult, { ok: true }>

/** Everything of one step that has to be written. */
export interface StepChanges {
  readonly instance: StoredInstance
  readonly definition: Definition
  readonly result: DoneStep
  /** Facts with the form values after the step. */
  readonly stepFacts: StepFacts
  readonly now: Date
  /** Person who caused it; null for a timer. */
  readonly by: string | null
}
