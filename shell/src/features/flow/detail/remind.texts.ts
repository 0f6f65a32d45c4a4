import { defineTexts } from '@apron/contract/texts/define-texts'

export const remindTexts = defineTexts('flow.remind', {
  remind: { zh: '催办', en: 'Remind' },
  reminded: { zh: '已提醒 {people} 人', en: 'People reminded: {people}' },
})
