/** Steps of the form, in order. */
export const FORM_STEPS = ['notice', 'identity', 'event', 'causes', 'send'] as const
export type FormStep = (typeof FORM_STEPS)[number]

/** Returns the step a number of steps further, within the form. */
export function stepFrom(step: FormStep, by: number): FormStep {
  const at = Math.min(Math.max(FORM_STEPS.indexOf(step) + by, 0), FORM_STEPS.length - 1)
  return FORM_STEPS[at] ?? step
}
