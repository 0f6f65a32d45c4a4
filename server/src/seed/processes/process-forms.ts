import type { FormValues } from '@apron/contract/flow/form-values'

/** Common form values of the demo processes, by kind. */
export const request = (prNo: string, totalAmount: string, more: FormValues): FormValues => ({
  prNo,
  type: 'STOCK',
  priority: '4',
  buyer: '100402',
  department: 'D0501',
  budgetCode: 'B26-0801',
  currency: 'CNY',
  totalAmount,
  vendorStatus: 'APPROVED',
  quoteCount: '3',
  ...more,
})

export const orderChange = (poNo: string, more: FormValues): FormValues => ({
  poNo,
  pcNo: poNo.replace('PO', 'PC'),
  deliveryShiftDays: '0',
  vendorConfirmed: true,
  ...more,
})

export const quantityIncrease = (prNo: string, more: FormValues): FormValues => ({
  prNo,
  line: '1',
  currency: 'CNY',
  ...more,
})

export const bidOf = (bidNo: string, total: string, more: FormValues): FormValues => ({
  bidNo,
  currency: 'CNY',
  total,
  marginPct: '12.50',
  bondCny: '80000.00',
  risks: [
    ['机库档期与在修飞机冲突', '3', 'C', '预留二号机库并锁定档期'],
    ['航材交付晚于进场日期', '3', 'C', '提前六十天下达航材需求'],
    ['人力峰值不足', '2', 'D', '与外站签订支援协议'],
    ['非例行工作超出估算', '4', 'D', '合同约定非例行工时费率'],
    ['汇率波动影响航材成本', '3', 'D', '以人民币报价并约定调价条款'],
  ].map(([risk = '', likelihood = '', effect = '', answer = '']) => ({ risk, likelihood, effect, answer })),
  ...more,
})

export const vendorCheck = (sqNo: string, vendor: string, more: FormValues): FormValues => ({
  sqNo,
  vendor,
  kind: 'DIST',
  scopes: ['PARTS'],
  riskClass: 'LOW',
  questionnaire: Array.from({ length: 14 }, (_, index) => ({ question: String(index + 1), answer: 'YES' })),
  references: '两家国内航空公司，合作三年以上',
  annualSpendCny: '600000.00',
  proposedStatus: 'APPROVED',
  ...more,
})

export const extension = (qtNo: string, total: string, more: FormValues): FormValues => ({
  qxNo: qtNo.replace('QT', 'QX'),
  qtNo,
  currency: 'CNY',
  total,
  extensionCount: '0',
  fxMove: '0.80',
  materialPriceMove: '1.50',
  marginPct: '11.00',
  repricing: 'NONE',
  estimator: '100602',
  ...more,
})

export const demandLine = (pn: string, name: string, qty: string, refPrice: string) => ({
  pn,
  name,
  qty,
  uom: 'EA',
  certificate: 'AAC038',
  condition: 'NE',
  stock: '0',
  refPrice,
  inMaster: true,
})
