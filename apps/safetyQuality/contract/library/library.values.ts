import { defineTexts } from '@apron/contract/texts/define-texts'
import type { TextPair } from '@apron/contract/texts/text-pair'

/** Directories of the dictionary whose values the entries of the library store. */
export const LIBRARY_DIRECTORIES = {
  category: 'VSR_CATEGORY',
  ata: 'ATA_CHAPTER',
  factor: 'ROOT_CAUSE_CAT',
} as const

/** Smallest group of reports that is counted. In a smaller one the people could be guessed (SQ-07). */
export const SMALLEST_GROUP = 5

/** Number of entries on a page of the library. */
export const LIBRARY_PAGE = 10

/** Lengths in characters. */
export const LIBRARY_LIMITS = { text: 80 } as const

export const TOLERABILITIES = ['intolerable', 'tolerable', 'acceptable'] as const
export type Tolerability = (typeof TOLERABILITIES)[number]

/** Names of the tolerability levels of the risk matrix. */
export const TOLERABILITY_TEXTS = defineTexts('safetyQuality.tolerability', {
  intolerable: { zh: '不可接受', en: 'Intolerable' },
  tolerable: { zh: '可容忍', en: 'Tolerable' },
  acceptable: { zh: '可接受', en: 'Acceptable' },
} satisfies Record<Tolerability, TextPair>)
