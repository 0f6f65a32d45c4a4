/** When a notice is to be published. */
export interface PublicationForm {
  readonly when: 'now' | 'later'
  /** yyyy-MM-dd */
  readonly day: string | null
  /** HH:mm */
  readonly clock: string
}

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

/** What is wrong: the field, and the text that says it. */
export function publicationFaults({ when, day, clock }: PublicationForm) {
  if (when === 'now') return []
  return [
    ...(day === null ? [['day', 'dayMissing'] as const] : []),
    ...(CLOCK.test(clock) ? [] : [['clock', 'clockWrong'] as const]),
  ]
}

/** `yyyy-MM-dd HH:mm:ss`; undefined for now. */
export function publishTime({ when, day, clock }: PublicationForm): string | undefined {
  return when === 'now' || day === null ? undefined : `${day} ${clock}:00`
}
