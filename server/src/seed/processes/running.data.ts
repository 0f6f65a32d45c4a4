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

/** Nineteen running processes: each waits for one decision, and every approver has some. */
export const RUNNING: readonly ProcessSeed[] = [
  // 范立群: four.
  {
    kind: 'prAmount',
    by: PROCESS_PEOPLE.buyer,
    ago: 3,
    values: () =>
      request('PR-2026-0412', '48900.00', {
        vendor: '华澜航材贸易有限公司',
        justification: '一车间机轮组件备库低于安全库存，按最近三个月消耗量补充两套。',
        lines: [{ pn: 'TA-1001', name: '主轮组件', qty: '2', unitPrice: '24450.00', lastPrice: '23800.00' }],
      }),
    steps: [],
  },
  {
    kind: 'prLineAmount',
    by: PROCESS_PEOPLE.buyer,
    ago: 5,
    values: () =>
      quantityIncrease('PR-2026-0388', {
        pn: 'TA-2044',
        oldQty: '20',
        newQty: '26',
        oldPrice: '1500.00',
        newPrice: '1500.00',
        oldTotalCny: '42000.00',
        reason: '车间在工卡中新增三架次的更换需求，供应商同意按原单价增加数量。',
      }),
    steps: [],
  },
  {
    kind: 'poChange',
    by: PROCESS_PEOPLE.buyer,
    ago: 6,
    values: () =>
      orderChange('PO-2026-0217', {
        changes: [{ field: 'QTY', old: '12', new: '10' }],
        oldTotalCny: '36000.00',
        newTotalCny: '30000.00',
        reason: '其中两件已由航线退回库存，可以直接使用，因此减少订购数量。',
      }),
    steps: [],
  },
  {
    kind: 'supplierQualify',
    by: PROCESS_PEOPLE.supplierDesk,
    ago: 8,
    values: day =>
      vendorCheck('SQ-2026-0031', '云际物流有限公司', {
        kind: 'SERV',
        scopes: ['FREIGHT'],
        certificates: [
          { type: 'AS9120', number: 'AS-26-1180', issuer: '中国船级社质量认证公司', expiry: day(620) },
        ],
      }),
    files: { certificateFiles: ['资质证书.pdf'] },
    steps: [],
  },
  // 秦素芬: three.
  {
    kind: 'prAmount',
    by: PROCESS_PEOPLE.buyer,
    ago: 20,
    values: () =>
      request('PR-2026-0409', '132400.00', {
        vendor: '北辰航空器材公司',
        justification: '液压泵大修件到寿更换，厂家周转件库存有限，需要提前订购。',
      }),
    steps: [{ node: 'N1', by: PROCESS_PEOPLE.material, ago: 15, remark: '价格与上年持平，同意' }],
  },
  {
    kind: 'financial',
    by: PROCESS_PEOPLE.salesman,
    ago: 10,
    values: () => ({
      faNo: 'FA-2026-0016',
      purpose: 'CREDIT',
      party: '蓝海航空',
      currency: 'CNY',
      amount: '800000.00',
      reason: '客户今年新增两架飞机的定检，申请将信用额度提高到八十万元。',
    }),
    steps: [],
  },
  {
    kind: 'customerApproval',
    by: PROCESS_PEOPLE.salesman,
    ago: 22,
    values: () => ({
      caNo: 'CA-2026-0009',
      customer: '南岭通用航空',
      country: '中国',
      contact: '黎先生 020-5550101',
      creditCny: '1200000.00',
      payTermDays: '45',
      reason: '新客户，计划委托两架飞机的年度检查，资信调查报告已收到。',
    }),
    steps: [{ node: 'N1', by: PROCESS_PEOPLE.marketing, ago: 12, remark: '市场前景较好，同意' }],
  },
  // 罗海燕: two.
  {
    kind: 'prAmount',
    by: PROCESS_PEOPLE.buyer,
    ago: 46,
    values: () =>
      request('PR-2026-0401', '505000.00', {
        vendor: '远航动力技术有限公司',
        justification: '发动机短舱部件年度框架采购，三家报价中价格最低且交期满足要求。',
      }),
    steps: [
      { node: 'N1', by: PROCESS_PEOPLE.material, ago: 40, remark: '同意' },
      { node: 'N2', by: PROCESS_PEOPLE.finance, ago: 18, remark: '预算内，同意' },
    ],
  },
  {
    kind: 'financial',
    by: PROCESS_PEOPLE.salesman,
    ago: 30,
    values: () => ({
      faNo: 'FA-2026-0014',
      purpose: 'WRITE_OFF',
      party: '东屿航空',
      currency: 'CNY',
      amount: '36500.00',
      reason: '客户已注销，尾款多次催收未果，律师意见认为已无法收回。',
    }),
    steps: [{ node: 'N1', by: PROCESS_PEOPLE.finance, ago: 16, remark: '催收记录齐全，同意核销' }],
  },
  // 沈丽: two.
  {
    kind: 'prAmount',
    by: PROCESS_PEOPLE.buyer,
    ago: 19,
    values: () =>
      request('PR-2026-0410', '32000.00', {
        type: 'CHEM',
        vendor: '恒润化工有限公司',
        vendorStatus: 'CONDITIONAL',
        justification: '密封胶按月补库，供应商为有条件合格，需质量会签。',
      }),
    steps: [{ node: 'N1', by: PROCESS_PEOPLE.material, ago: 14, remark: '同意，请质量确认批次证书' }],
  },
  {
    kind: 'enterpriseInfo',
    by: PROCESS_PEOPLE.buyer,
    ago: 26,
    values: day => ({
      eiNo: 'EI-2026-0022',
      enterprise: '北门航空部件有限公司',
      enterpriseKind: 'VENDOR',
      owner: PROCESS_PEOPLE.supplierDesk,
      changes: [{ group: 'NAME', old: '北门部件厂', new: '北门航空部件有限公司' }],
      effectiveDate: day(14),
    }),
    files: { evidence: ['营业执照.pdf'] },
    steps: [{ node: 'N1', by: PROCESS_PEOPLE.supplierDesk, ago: 21, remark: '执照已核对，信息完整' }],
  },
  // 彭立新: two.
  {
    kind: 'wsDemandPlan',
    by: PROCESS_PEOPLE.planner,
    ago: 9,
    values: day => ({
      wdNo: 'WD-2026-0305',
      dept: 'D0501',
      packageNo: 'WP-2026-118',
      acReg: 'B-6207',
      plannedIn: day(18),
      plannedOut: day(32),
      lines: [
        { ...planLine('TA-3102', '空调滤芯', '6', '820.00'), fromLast: true },
        { ...planLine('TA-3110', '货舱地板密封条', '24', '145.00'), fromLast: true },
      ],
      remark: '按上次同级别定检消耗清单编制。',
    }),
    steps: [],
  },
  {
    kind: 'bidApproval',
    by: PROCESS_PEOPLE.salesman,
    ago: 28,
    values: day =>
      bidOf('BID-2026-014', '1680000.00', {
        bid: '蓝海航空 A320 机队定检服务',
        tenderer: '蓝海航空',
        deadline: `${day(12)} 17:00:00`,
        technicalSummary: '两架飞机的 6 年检，含起落架更换与客舱翻新，机库周期 28 天。',
        manHours: '9800.0',
      }),
    steps: [
      { node: 'N1', by: PROCESS_PEOPLE.engineering, ago: 24, remark: '技术方案可行' },
      { node: 'N3', by: PROCESS_PEOPLE.finance, ago: 17, remark: '报价测算无误' },
    ],
  },
  // 袁芳: one, transferred to her, so her colleague no longer has it.
  {
    kind: 'wsDemandApply',
    by: PROCESS_PEOPLE.mechanic,
    ago: 1.6,
    values: day => ({
      wdNo: 'WD-2026-0311',
      dept: 'D0501',
      cardNo: 'JC-2026-4417',
      acReg: 'B-6210',
      priority: '1',
      needBy: `${day(1)} 06:00:00`,
      lines: [demandLine('TA-1001', '主轮组件', '1', '24450.00')],
      reason: '航后检查发现主轮超标磨损，飞机停场待件。',
    }),
    steps: [
      { node: 'N1', by: PROCESS_PEOPLE.foreman, ago: 1.3, remark: '情况属实' },
      { node: 'N2', by: PROCESS_PEOPLE.planner, ago: 1, remark: '同意' },
      {
        node: 'N3',
        by: PROCESS_PEOPLE.aogColleague,
        ago: 0.8,
        act: 'transfer',
        to: PROCESS_PEOPLE.engineering,
        remark: '我已下班，请指派值班人员',
      },
      {
        node: 'N3',
        by: PROCESS_PEOPLE.engineering,
        ago: 0.7,
        act: 'transfer',
        to: PROCESS_PEOPLE.aogDesk,
        remark: '请当班的袁芳确认停场',
      },
    ],
  },
  // 夏青: two.
  {
    kind: 'quoteExtension',
    by: PROCESS_PEOPLE.salesman,
    ago: 7,
    values: day =>
      extension('QT-2026-0077', '286000.00', {
        customer: '蓝海航空',
        oldUntil: day(3),
        newUntil: day(33),
        reason: '客户内部审批推迟，书面请求将报价有效期顺延三十天。',
      }),
    files: { customerRequest: ['客户延期函.pdf'] },
    steps: [],
  },
  {
    kind: 'bidApproval',
    by: PROCESS_PEOPLE.salesman,
    ago: 50,
    values: day =>
      bidOf('BID-2026-013', '960000.00', {
        bid: '南岭通用航空 机队年度检查',
        tenderer: '南岭通用航空',
        deadline: `${day(9)} 12:00:00`,
        technicalSummary: '三架飞机的年度检查，含无损检测，外站支援一名放行人员。',
        manHours: '4200.0',
      }),
    steps: [
      { node: 'N1', by: PROCESS_PEOPLE.engineering, ago: 44, remark: '技术资料齐全' },
      { node: 'N2', by: PROCESS_PEOPLE.planning, ago: 30, remark: '九月中旬机库有空档' },
      { node: 'N3', by: PROCESS_PEOPLE.finance, ago: 13, remark: '毛利符合要求' },
    ],
  },
  // 周伯安: one.
  {
    kind: 'prAmount',
    by: PROCESS_PEOPLE.buyer,
    ago: 70,
    values: () =>
      request('PR-2026-0395', '2350000.00', {
        vendor: '远航动力技术有限公司',
        justification: '备用辅助动力装置一台，现有装置送修周期超过一百二十天。',
      }),
    steps: [
      { node: 'N1', by: PROCESS_PEOPLE.material, ago: 66, remark: '同意' },
      { node: 'N2', by: PROCESS_PEOPLE.finance, ago: 44, remark: '列入年度资本预算' },
      { node: 'N3', by: PROCESS_PEOPLE.commercial, ago: 11, remark: '同意，请责任经理批准' },
    ],
  },
  // 苏明远: one.
  {
    kind: 'supplierQualify',
    by: PROCESS_PEOPLE.supplierDesk,
    ago: 24 * 9,
    values: day =>
      vendorCheck('SQ-2026-0028', '天衡航材有限公司', {
        riskClass: 'HIGH',
        annualSpendCny: '3200000.00',
        certificates: [
          { type: 'AS9120', number: 'AS-25-0733', issuer: '中国船级社质量认证公司', expiry: day(410) },
        ],
        sampleResult: '首件检验合格，证书与实物一致。',
      }),
    files: { certificateFiles: ['AS9120证书.pdf', '首件检验报告.pdf'] },
    steps: [
      { node: 'N1', by: PROCESS_PEOPLE.material, ago: 24 * 8, remark: '同意开展评审' },
      {
        node: 'N2',
        by: PROCESS_PEOPLE.quality,
        ago: 24 * 7,
        act: 'submit',
        values: () => ({ auditor: PROCESS_PEOPLE.auditor }),
      },
      {
        node: 'NA',
        by: PROCESS_PEOPLE.auditor,
        ago: 24 * 3,
        act: 'submit',
        values: day => ({
          auditDate: day(-4),
          auditTeam: '冯晓岚、许卫东',
          auditFindings: '现场审核无一级不符合项，二级不符合项一项，已整改。',
          levelOneOpen: false,
        }),
        files: { auditReport: ['现场审核报告.pdf'] },
      },
      { node: 'N2Q', by: PROCESS_PEOPLE.quality, ago: 40, remark: '审核结论有效，同意' },
      { node: 'N4', by: PROCESS_PEOPLE.finance, ago: 10, remark: '银行资信正常' },
    ],
  },
  // 梁志衡: one.
  {
    kind: 'bidApproval',
    by: PROCESS_PEOPLE.salesman,
    ago: 23,
    values: day =>
      bidOf('BID-2026-015', '420000.00', {
        bid: '东屿航空 客舱改装',
        tenderer: '东屿航空',
        deadline: `${day(15)} 17:00:00`,
        technicalSummary: '两架飞机的客舱座椅更换，需要工程部评估改装文件。',
        manHours: '1500.0',
      }),
    steps: [
      { node: 'N2', by: PROCESS_PEOPLE.planning, ago: 20, remark: '机库可安排' },
      { node: 'N3', by: PROCESS_PEOPLE.finance, ago: 11, remark: '同意' },
    ],
  },
]

function planLine(pn: string, name: string, qty: string, refPrice: string) {
  const { inMaster: _, ...line } = demandLine(pn, name, qty, refPrice)
  return line
}
