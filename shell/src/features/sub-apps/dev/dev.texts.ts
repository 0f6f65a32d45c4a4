import { defineTexts } from '@apron/contract/texts/define-texts'

/** Kept apart from the shell's other texts, because only developers need them. */
export const DEV_TEXTS = defineTexts('dev', {
  fromDevServer: { zh: '来自本机开发服务器：', en: 'From a development server:' },
})
