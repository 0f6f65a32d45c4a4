import { defineTexts } from '@apron/sdk'

export const CODE_TEXTS = defineTexts('safetyQuality.codeCheck', {
  title: { zh: '我要查询', en: 'Check my report' },
  toHome: { zh: '安全自愿报告', en: 'Voluntary safety reporting' },
  byCode: { zh: '查询进度', en: 'Progress of a report' },
  form: { zh: '按查询码查询', en: 'Look up by code' },
  code: { zh: '查询码', en: 'Code' },
  hint: { zh: '大小写和短横线都可以', en: 'Small letters and missing hyphens are fine' },
  check: { zh: '查询', en: 'Check' },
  checking: { zh: '正在查询，请稍候…', en: 'Looking it up…' },
  receipt: {
    title: { zh: '核对回执', en: 'Check a receipt' },
    form: { zh: '核对一张回执', en: 'Check a printed receipt' },
    date: { zh: '收到日期', en: 'Received on' },
    signature: { zh: '回执签名', en: 'Signature of the receipt' },
    check: { zh: '核对', en: 'Verify' },
    genuine: {
      zh: '回执有效：持有该查询码的人于{date}提交了报告。',
      en: 'Genuine: the holder of this code made a report on {date}.',
    },
    wrong: {
      zh: '回执无效：日期、查询码与签名不一致。',
      en: 'Not genuine: date, code and signature do not belong together.',
    },
    incomplete: { zh: '请填写查询码、日期和签名', en: 'Enter code, date and signature' },
  },
})
