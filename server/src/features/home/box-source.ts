import type { BoxSize } from '@apron/contract/limits/home'
import type { TextPair } from '@apron/contract/texts/text-pair'

/**
 * A possible box of the dashboard. A feature registers it here and in the shell's list of contents. A sub-application
 * provides statements instead (`ServerPlugin.statements`).
 */
export interface BoxSource {
  /** Name in saved dashboards. */
  readonly kind: string
  readonly title: TextPair
  /** The default size comes first. */
  readonly sizes: readonly [BoxSize, ...BoxSize[]]
}

/** The applications of the person. */
export const APPLICATIONS_BOX: BoxSource = {
  kind: 'applications',
  title: { zh: '我的应用', en: 'My applications' },
  sizes: ['wide', 'small', 'full'],
}
