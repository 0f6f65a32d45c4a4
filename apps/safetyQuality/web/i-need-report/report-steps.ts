/** Steps of the form, in order. */
export const FORM_STEPS = ['notice', 'identity', 'event', 'causes', 'send'] as const
export type FormStep = (typeof FORM_STEPS)[number]

/** Returns the step at an offset from another, limited to the first and the last step. */
export function stepAtOffset(step: FormStep, offset: number): FormStep {
  const index = Math.min(Math.max(FORM_STEPS.indexOf(step) + offset, 0), FORM_STEPS.length - 1)
  return FORM_STEPS[index] ?? step
}
