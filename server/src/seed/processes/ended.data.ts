import {
  bidOf,
  demandLine,
  extension,
  orderChange,
  quantityIncrease,
  request,
  vendorCheck,
} from './process-forms.ts'
import { PROCESS_PEOPLE, type ProcessSeed } from './process-seed.ts'

const DAY = 24

/** One agreed process of each template. */
export const AGREED: readonly ProcessSeed[] = [
  {
    kind: 'prAmount',
    by: PROCESS_PEOPLE.buyer,
    ago: 12 * DAY,
    values: () =>
      request('PR-2026-0351', '76800.00', {
        vendor: '北辰航空器材公司',
        justification: '客舱应急灯电池到寿，按机队数量集中采购一批。',
      }),
    steps: [
      { node: 'N1', by: PROCESS_PEOPLE.material, ago: 12 * DAY - 3, remark: '同意' },
      { node: 'N2', by: PROCESS_PEOPLE.finance, ago: 11 * DAY, remark: '预算科目正确，同意' },
    ],
  },
  {
    kind: 'prLineAmount',
    by: PROCESS_PEOPLE.buyer,
    ago: 10 * DAY,
    values: () =>
      quantityIncrease('PR-2026-0351', {
        pn: 'TA-5520',
        oldQty: '16',
        newQty: '16',
        oldPrice: '4800.00',
        newPrice: '5600.00',
        oldTotalCny: '76800.00',
        reason: '厂家自本月起上调目录价格，供应商已提供涨价函，其他两家报价更高。',
      }),
    steps: [{ node: 'N1', by: PROCESS_PEOPLE.material, ago: 10 * DAY - 5, remark: '涨价函已核实，同意' }],
  },
  {
    kind: 'poChange',
    by: PROCESS_PEOPLE.buyer,
    ago: 9 * DAY,
    values: () =>
      orderChange('PO-2026-0190', {
        changes: [{ field: 'PROMISED', old: '十日内', new: '二十日内' }],
        oldTotalCny: '58000.00',
        newTotalCny: '58000.00',
        deliveryShiftDays: '10',
        affectsAircraft: true,
        acReg: 'B-6207',
        packageNo: 'WP-2026-101',
        reason: '厂家产线检修，交期推迟十天，供应商已书面确认新的交付日期。',
      }),
    steps: [
      { node: 'N1', by: PROCESS_PEOPLE.material, ago: 9 * DAY - 2, remark: '同意' },
      { node: 'N3', by: PROCESS_PEOPLE.planner, ago: 8 * DAY, remark: '可接受，调整该工卡的开工顺序' },
    ],
  },
  {
    kind: 'wsDemandApply',
    by: PROCESS_PEOPLE.mechanic,
    ago: 6 * DAY,
    values: day => ({
      wdNo: 'WD-2026-0288',
      dept: 'D0501',
      cardNo: 'JC-2026-4290',
      acReg: 'B-6207',
      priority: '4',
      needBy: `${day(4)} 08:00:00`,
      lines: [demandLine('TA-2044', '液压软管', '6', '1500.00')],
    }),
    steps: [
      { node: 'N1', by: PROCESS_PEOPLE.foreman, ago: 6 * DAY - 1, remark: '同意' },
      {
        node: 'N2',
        by: PROCESS_PEOPLE.planner,
        ago: 5 * DAY,
        remark: '库存可供两件，数量减为四件',
        values: () => ({
          lines: [{ ...demandLine('TA-2044', '液压软管', '4', '1500.00'), reduceReason: '库存可供两件' }],
        }),
      },
    ],
  },
  {
    kind: 'wsDemandPlan',
    by: PROCESS_PEOPLE.planner,
    ago: 4 * DAY,
    values: day => ({
      wdNo: 'WD-2026-0296',
      dept: 'D0501',
      packageNo: 'WP-2026-112',
      acReg: 'B-6210',
      plannedIn: day(16),
      plannedOut: day(25),
      lines: [plannedLine()],
    }),
    steps: [
      { node: 'N1', by: PROCESS_PEOPLE.planning, ago: 4 * DAY - 4, remark: '同意' },
      {
        node: 'N2',
        by: PROCESS_PEOPLE.stores,
        ago: 2 * DAY,
        act: 'submit',
        values: day => ({ lines: [{ ...plannedLine(), promised: day(10) }] }),
      },
      {
        node: 'N3',
        by: PROCESS_PEOPLE.foremansDelegate,
        ago: 20,
        act: 'submit',
        remark: '到件日期满足进场要求',
      },
    ],
  },
  {
    kind: 'quoteExtension',
    by: PROCESS_PEOPLE.salesman,
    ago: 15 * DAY,
    values: day =>
      extension('QT-2026-0061', '198000.00', {
        customer: '东屿航空',
        oldUntil: day(-14),
        newUntil: day(16),
        reason: '客户董事会延期召开，请求将报价有效期延长三十天。',
      }),
    files: { customerRequest: ['客户延期函.pdf'] },
    steps: [
      { node: 'N1', by: PROCESS_PEOPLE.marketing, ago: 15 * DAY - 6, remark: '汇率与航材价格变化不大，同意' },
    ],
  },
  {
    kind: 'supplierQualify',
    by: PROCESS_PEOPLE.supplierDesk,
    ago: 20 * DAY,
    values: day =>
      vendorCheck('SQ-2026-0025', '华澜航材贸易有限公司', {
        certificates: [
          { type: 'AS9120', number: 'AS-25-0610', issuer: '中国船级社质量认证公司', expiry: day(500) },
        ],
      }),
    files: { certificateFiles: ['AS9120证书.pdf'] },
    steps: [
      { node: 'N1', by: PROCESS_PEOPLE.material, ago: 20 * DAY - 4, remark: '同意' },
      {
        node: 'N2',
        by: PROCESS_PEOPLE.quality,
        ago: 18 * DAY,
        act: 'submit',
        remark: '低风险，文件审核即可',
      },
      { node: 'N2Q', by: PROCESS_PEOPLE.quality, ago: 17 * DAY, remark: '证书有效，问卷无异常' },
      { node: 'N4', by: PROCESS_PEOPLE.finance, ago: 16 * DAY, remark: '资信正常' },
    ],
  },
  {
    kind: 'enterpriseInfo',
    by: PROCESS_PEOPLE.buyer,
    ago: 8 * DAY,
    values: day => ({
      eiNo: 'EI-2026-0019',
      enterprise: '北辰航空器材公司',
      enterpriseKind: 'VENDOR',
      owner: PROCESS_PEOPLE.supplierDesk,
      changes: [{ group: 'BANK', old: '工商银行 尾号 0417', new: '建设银行 尾号 2208' }],
      effectiveDate: day(6),
    }),
    files: { evidence: ['开户许可证.pdf', '银行变更函.pdf'] },
    steps: [
      { node: 'N1', by: PROCESS_PEOPLE.supplierDesk, ago: 8 * DAY - 2, remark: '资料完整' },
      {
        node: 'N2',
        by: PROCESS_PEOPLE.finance,
        ago: 7 * DAY,
        remark: '已按原留存电话回拨核实',
        values: day => ({ calledBack: true, calledBackOn: day(-7), spokenTo: '财务部 林女士' }),
      },
      { node: 'N4V', by: PROCESS_PEOPLE.material, ago: 6 * DAY, remark: '同意' },
    ],
  },
  {
    kind: 'bidApproval',
    by: PROCESS_PEOPLE.salesman,
    ago: 25 * DAY,
    values: day =>
      bidOf('BID-2026-009', '730000.00', {
        bid: '蓝海航空 起落架更换',
        tenderer: '蓝海航空',
        deadline: `${day(-12)} 17:00:00`,
        technicalSummary: '一架飞机的起落架整套更换，周期九天，航材由客户提供。',
        manHours: '2600.0',
      }),
    steps: [
      { node: 'N1', by: PROCESS_PEOPLE.engineering, ago: 24 * DAY, remark: '同意' },
      { node: 'N2', by: PROCESS_PEOPLE.planning, ago: 24 * DAY - 3, remark: '一号机库可用' },
      { node: 'N3', by: PROCESS_PEOPLE.finance, ago: 23 * DAY, remark: '同意' },
      { node: 'N4', by: PROCESS_PEOPLE.marketing, ago: 22 * DAY, remark: '同意投标' },
    ],
  },
  {
    kind: 'financial',
    by: PROCESS_PEOPLE.salesman,
    ago: 13 * DAY,
    values: () => ({
      faNo: 'FA-2026-0011',
      purpose: 'CREDIT',
      party: '南岭通用航空',
      currency: 'CNY',
      amount: '500000.00',
      reason: '客户按期付款满一年，申请将信用额度提高到五十万元。',
    }),
    steps: [
      { node: 'N1', by: PROCESS_PEOPLE.finance, ago: 12 * DAY, remark: '付款记录良好，同意' },
      { node: 'N2', by: PROCESS_PEOPLE.commercial, ago: 11 * DAY, remark: '同意' },
    ],
  },
  {
    kind: 'customerApproval',
    by: PROCESS_PEOPLE.salesman,
    ago: 18 * DAY,
    values: () => ({
      caNo: 'CA-2026-0005',
      customer: '东屿航空',
      country: '中国',
      contact: '沙女士 0898-555010',
      creditCny: '900000.00',
      payTermDays: '30',
      reason: '新客户，委托客舱改装与定检，已取得近两年审计报告。',
    }),
    steps: [
      { node: 'N1', by: PROCESS_PEOPLE.marketing, ago: 17 * DAY, remark: '同意' },
      { node: 'N2', by: PROCESS_PEOPLE.finance, ago: 16 * DAY, remark: '额度适当，同意' },
    ],
  },
]

/** Returned to their initiators. */
export const REJECTED: readonly ProcessSeed[] = [
  {
    kind: 'prAmount',
    by: PROCESS_PEOPLE.buyer,
    ago: 44,
    values: () =>
      request('PR-2026-0404', '68200.00', {
        vendor: '华澜航材贸易有限公司',
        justification: '厨房设备备件补库，涉及四个件号，按半年用量申请。',
      }),
    steps: [
      { node: 'N1', by: PROCESS_PEOPLE.material, ago: 40, remark: '同意' },
      {
        node: 'N2',
        by: PROCESS_PEOPLE.finance,
        act: 'reject',
        ago: 15,
        remark: '预算科目有误，请改用客舱备件科目后重新提交',
      },
    ],
  },
  {
    kind: 'poChange',
    by: PROCESS_PEOPLE.buyer,
    ago: 30,
    values: () =>
      orderChange('PO-2026-0209', {
        changes: [{ field: 'QTY', old: '4', new: '9' }],
        oldTotalCny: '22000.00',
        newTotalCny: '47500.00',
        reason: '车间口头提出增加数量，准备与下一批定检一并使用。',
      }),
    steps: [
      { node: 'N1', by: PROCESS_PEOPLE.material, act: 'reject', ago: 12, remark: '请补充车间的书面需求单号' },
    ],
  },
]

/** Ended by a refusal. */
export const REFUSED: readonly ProcessSeed[] = [
  {
    kind: 'customerApproval',
    by: PROCESS_PEOPLE.salesman,
    ago: 7 * DAY,
    values: () => ({
      caNo: 'CA-2026-0007',
      customer: '海角包机',
      country: '中国',
      contact: '符先生 0898-555022',
      creditCny: '2600000.00',
      payTermDays: '90',
      reason: '新客户，希望以较长账期委托一架公务机的大修。',
    }),
    steps: [
      { node: 'N1', by: PROCESS_PEOPLE.marketing, ago: 6 * DAY, remark: '请财务评估账期' },
      {
        node: 'N2',
        by: PROCESS_PEOPLE.finance,
        act: 'refuse',
        ago: 5 * DAY,
        remark: '资信报告显示多笔逾期，不予批准',
      },
    ],
  },
  {
    kind: 'wsDemandApply',
    by: PROCESS_PEOPLE.mechanic,
    ago: 5 * DAY,
    values: day => ({
      wdNo: 'WD-2026-0292',
      dept: 'D0501',
      cardNo: 'JC-2026-4301',
      acReg: 'B-6210',
      priority: '4',
      needBy: `${day(2)} 08:00:00`,
      lines: [demandLine('TA-3102', '空调滤芯', '4', '820.00')],
    }),
    steps: [
      {
        node: 'N1',
        by: PROCESS_PEOPLE.foreman,
        act: 'refuse',
        ago: 4 * DAY,
        remark: '该工卡已取消，不需要航材',
      },
    ],
  },
]

function plannedLine() {
  const { inMaster: _, ...line } = demandLine('TA-3102', '空调滤芯', '4', '820.00')
  return { ...line, fromLast: true }
}
