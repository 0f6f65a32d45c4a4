import type { TextTree } from '@apron/sdk'

export const FIELD_TEXTS = {
  all: { zh: '全部', en: 'All' },
} as const satisfies TextTree
