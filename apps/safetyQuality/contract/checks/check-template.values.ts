import { defineTexts } from '@apron/contract/texts/define-texts'
import type { TextPair } from '@apron/contract/texts/text-pair'

/** States of a revision of a check template. At most one revision of a code is active. */
export const TEMPLATE_STATUSES = ['DRAFT', 'ACTIVE', 'RETIRED'] as const
export type TemplateStatus = (typeof TEMPLATE_STATUSES)[number]

export const TEMPLATE_STATUS_TEXTS = defineTexts('safetyQuality.templateStatus', {
  DRAFT: { zh: '草稿', en: 'Draft' },
  ACTIVE: { zh: '生效', en: 'In force' },
  RETIRED: { zh: '已停用', en: 'Retired' },
} satisfies Record<TemplateStatus, TextPair>)

/** Actions on a revision. */
export const TEMPLATE_ACTIONS = ['edit', 'approve', 'revise', 'retire', 'remove'] as const
export type TemplateAction = (typeof TEMPLATE_ACTIONS)[number]

/** Pattern of template codes, such as `TC-01`. */
export const TEMPLATE_CODE = '^[A-Z]{2,4}-[0-9]{2,3}$'

/** Required columns of a file of templates, which has one line per item. */
export const TEMPLATE_IMPORT_REQUIRED = ['code', 'nameZh', 'checkCat', 'textZh', 'method'] as const
/** Optional columns. Several measurements of one item share a cell, separated by pipes. */
export const TEMPLATE_IMPORT_OPTIONAL = [
  'nameEn',
  'scope',
  'basis',
  'group',
  'groupEn',
  'textEn',
  'sampleSize',
  'basisRef',
  'critical',
  'unit',
  'min',
  'max',
] as const

/** Lengths in characters. */
export const TEMPLATE_LIMITS = { name: 60, scope: 60, basis: 100 } as const
