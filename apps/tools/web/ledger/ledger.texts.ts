import { defineTexts } from '@apron/sdk'

export const LEDGER_TEXTS = defineTexts('tools.ledger', {
  name: { zh: '名称', en: 'Name' },
  types: { zh: '工具类型', en: 'Tool types' },
  labels: { zh: '打印标签', en: 'Print labels' },
  labelsMessage: {
    zh: '为所选工具打印带二维码的标签。',
    en: 'Prints a label with a QR code for each of these tools.',
  },
  loans: { zh: '最近借用', en: 'Recent loans' },
  noLoans: { zh: '没有借用记录', en: 'No loans' },
  code: { zh: '{asset} 的二维码', en: 'QR code of {asset}' },
  back: { zh: '返回台账', en: 'Back to ledger' },
  print: { zh: '打印', en: 'Print' },
})
