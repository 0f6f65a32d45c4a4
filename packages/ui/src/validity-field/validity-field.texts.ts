import { defineTexts } from '@apron/contract/texts/define-texts'

export const VALIDITY_TEXTS = defineTexts('ui.validity', {
  permanent: { zh: '永久', en: 'Permanent' },
  ownRange: { zh: '自定义', en: 'Custom' },
  days: { zh: '{count} 天', en: '{count} days' },
  validity: { zh: '{from} 至 {to}', en: '{from} to {to}' },
  validityOpen: { zh: '自 {from} 起永久有效', en: 'From {from}, no end date' },
  validityRange: { zh: '{label}：起止日期', en: '{label}: start and end date' },
})
