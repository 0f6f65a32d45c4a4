import type { BoxSize } from '@apron/contract/limits/home'
import type { TextPair } from '@apron/contract/texts/text-pair'

/**
 * What fills a box of the dashboard. A feature offers one by naming it here and in the shell's list of contents;
 * a sub-application offers statements instead (`ServerPlugin.statements`).
 */
export interface BoxSource {
  /** Saved dashboards name it. */
  readonly kind: string
  readonly title: TextPair
  /** The usual size first. */
  readonly sizes: readonly [BoxSize, ...BoxSize[]]
}

/** What may be shown where people work, which applications they have. */
export const APPLICATIONS_BOX: BoxSource = {
  kind: 'applications',
  title: { zh: '我的应用', en: 'My applications' },
  sizes: ['wide', 'small', 'full'],
}
