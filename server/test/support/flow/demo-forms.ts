import type { FormValues, LineValues } from '@apron/contract/flow/form-values'

/** Form of a demo purchase request with this amount; 100402 丁悦 starts it. */
export const purchaseRequest = (totalAmount: string, more: FormValues = {}): FormValues => ({
  prNo: 'PR-1',
  type: 'STOCK',
  priority: '4',
  department: 'D0501',
  currency: 'CNY',
  totalAmount,
  vendor: '华澜航材贸易',
  vendorStatus: 'APPROVED',
  quoteCount: '3',
  justification: '车间备库需要采购一批耗材',
  ...more,
})

export const demandLine = (qty: string, refPrice: string, more: LineValues = {}): LineValues => ({
  pn: 'TA-1001',
  qty,
  refPrice,
  inMaster: true,
  ...more,
})

/** Form of a workshop's demand; 100305 李泽 starts it. */
export const demand = (lines: readonly LineValues[], more: FormValues = {}): FormValues => ({
  wdNo: 'WD-1',
  dept: 'D0501',
  cardNo: 'JC-1',
  priority: '4',
  needBy: '2026-12-01 08:00:00',
  lines,
  ...more,
})
