import { defineTexts } from '@apron/contract/texts/define-texts'

/** Apart from the shell's other texts, because nobody but developers ever needs them. */
export const DEV_TEXTS = defineTexts('dev', {
  fromDevServer: { zh: '来自本机开发服务器：', en: 'From a development server:' },
})
