import { defineTexts } from '@apron/contract/texts/define-texts'
import type { TextPair } from '@apron/contract/texts/text-pair'

/** States of a revision of a check template: of one code at most one is in force. */
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

/** Codes of check templates: `TC-01`. */
export const TEMPLATE_CODE = '^[A-Z]{2,4}-[0-9]{2,3}$'

/** Columns that a file of templates must have: one line for each item. */
export const TEMPLATE_IMPORT_NEEDED = ['code', 'nameZh', 'checkCat', 'textZh', 'method'] as const
/** Columns that it may have besides. Several measures of one item stand in one cell, separated by pipes. */
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
