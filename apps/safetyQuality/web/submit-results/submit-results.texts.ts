import { defineTexts } from '@apron/sdk'

export const RECEIPT_TEXTS = defineTexts('safetyQuality.receipt', {
  title: { zh: '报告已收到', en: 'Report received' },
  code: { zh: '查询码', en: 'Your code' },
  only: {
    zh: '查询码是查询进度和与处理员匿名沟通的唯一凭证，系统不保存明文，遗失无法找回。',
    en: 'This code is the only key to your report. We do not keep it and cannot recover it.',
  },
  copy: { zh: '复制', en: 'Copy' },
  copied: {
    zh: '已复制。请勿留在公用电脑的剪贴板中。',
    en: 'Copied. Do not leave it on the clipboard of a shared computer.',
  },
  proof: { zh: '回执', en: 'Receipt' },
  facts: {
    date: { zh: '收到日期', en: 'Received on' },
    signature: { zh: '回执签名', en: 'Signature of the receipt' },
  },
  proofNote: {
    zh: '签名只对日期和查询码的摘要，不含报告内容。以后可在“我要查询”页核对，证明当日已报告。',
    en: 'It signs the date and a digest of the code, nothing of the report. Under “Check my report” it proves later that you reported on that day.',
  },
  saved: { zh: '我已保存查询码', en: 'I have saved the code' },
  finish: { zh: '完成', en: 'Finish' },
  leave: {
    title: { zh: '离开本页？', en: 'Leave this page?' },
    message: { zh: '查询码不会再次显示。', en: 'The code is not shown again.' },
  },
  page: { zh: '提交结果', en: 'Submission result' },
  gone: { zh: '回执已不可再次显示', en: 'The receipt can no longer be shown' },
  again: { zh: '返回首页', en: 'Back to the start' },
})
