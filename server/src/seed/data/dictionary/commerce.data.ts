import { type DirectorySeed, sameInBoth } from './dictionary-seed.ts'

/** Money and commercial terms. */
export const COMMERCE_DIRECTORIES: readonly DirectorySeed[] = [
  {
    code: 'CURRENCY',
    zh: '币种',
    en: 'Currency',
    entries: [
      ['CNY', '人民币', 'Chinese yuan'],
      ['USD', '美元', 'US dollar'],
      ['EUR', '欧元', 'Euro'],
      ['HKD', '港元', 'Hong Kong dollar'],
    ],
  },
  {
    // The value is the currency, which must be unique. The name is the price of one unit in CNY.
    code: 'FX_RATE',
    steers: true,
    zh: '汇率（每单位折合人民币）',
    en: 'Exchange rate (CNY per unit)',
    entries: [
      sameInBoth('USD', '7.10'),
      sameInBoth('EUR', '7.80'),
      sameInBoth('HKD', '0.91'),
      sameInBoth('CNY', '1.00'),
    ],
  },
  {
    // Amounts above which the next level must agree too. The value is the threshold, the name the amount.
    code: 'FLOW_LIMIT',
    steers: true,
    zh: '审批金额界限（人民币）',
    en: 'Approval limits (CNY)',
    entries: [sameInBoth('T1', '50000'), sameInBoth('T2', '500000'), sameInBoth('T3', '2000000')],
  },
  {
    code: 'QUOTE_BASIS',
    zh: '报价方式',
    en: 'Quotation basis',
    entries: [
      ['FP', '固定价', 'Fixed price'],
      ['TM', '工时材料', 'Time & material'],
      ['NTE', '封顶价', 'Not to exceed'],
    ],
  },
  {
    code: 'INCOTERM',
    zh: '贸易术语',
    en: 'Incoterm',
    entries: [
      ['EXW', '工厂交货', 'Ex works'],
      ['FCA', '货交承运人', 'Free carrier'],
      ['CPT', '运费付至', 'Carriage paid to'],
      ['DAP', '目的地交货', 'Delivered at place'],
      ['DDP', '完税后交货', 'Delivered duty paid'],
    ],
  },
  {
    code: 'TAX_RATE',
    zh: '税率',
    en: 'Tax rate',
    entries: [sameInBoth('13', '13%'), sameInBoth('9', '9%'), sameInBoth('6', '6%'), sameInBoth('0', '0%')],
  },
]
