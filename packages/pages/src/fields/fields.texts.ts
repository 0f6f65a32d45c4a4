import { defineTexts } from '@apron/sdk'

export const FIELD_TEXTS = defineTexts('pages.fields', {
  all: { zh: '全部', en: 'All' },
})
