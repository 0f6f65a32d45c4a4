import { defineTexts } from '@apron/sdk'

export const POSTER_TEXTS = defineTexts('safetyQuality.reportingPoster', {
  title: { zh: '看到不安全，请告诉我们', en: 'Saw something unsafe? Tell us.' },
  scan: { zh: '扫码报告，无需登录，可以匿名', en: 'Scan and report: no login, anonymous if you like' },
  promise: {
    zh: '自愿 · 保密 · 非处罚：只用于改进安全',
    en: 'Voluntary · confidential · without punishment: it serves safety alone',
  },
  code: { zh: '安全自愿报告二维码', en: 'QR code of voluntary safety reporting' },
})

export const POSTER_ACTIONS = defineTexts('safetyQuality.reportingPosterActions', {
  show: { zh: '打印海报', en: 'Print a poster' },
  print: { zh: '打印', en: 'Print' },
  back: { zh: '返回', en: 'Back' },
  here: {
    zh: '此二维码指向当前地址，请在正式地址打开本页后再打印。',
    en: 'The code leads to the address of this page: open it at the public address of the portal before you print.',
  },
})
